import type { Plugin } from "vite";
import type { Content } from "../../app/content/read.server.ts";
import { type RecipeSheet, recipeSheet } from "../../app/recipe/recipe-sheet.server.ts";
import { sheetAddress } from "../../app/recipe/sheet-address.server.ts";
import { openTypesetter } from "../../app/recipe/typeset.server.ts";

/**
 * In development, sets a recipe's sheet when it is requested; the postbuild step writes all of them.
 *
 * @param read reads the content of every language
 */
export function recipeSheetPlugin(read: () => readonly Content[]): Plugin {
  return {
    name: "recipe-sheets",
    configureServer({ middlewares }) {
      let typesetter: ReturnType<typeof openTypesetter> | undefined;
      middlewares.use(async (request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        if (!path.endsWith(".pdf")) return next();
        try {
          const sheet = sheetAt(path, read());
          if (!sheet) return next();
          typesetter ??= openTypesetter();
          const { pdf } = (await typesetter)(sheet);
          response.setHeader("Content-Type", "application/pdf").end(pdf);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

function sheetAt(path: string, contents: readonly Content[]): RecipeSheet | undefined {
  for (const content of contents) {
    const recipe = content.recipes.find(({ slug }) => sheetAddress(content, slug) === path);
    if (recipe) return recipeSheet(content, recipe.slug);
  }
  return undefined;
}
