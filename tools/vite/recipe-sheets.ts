import type { Plugin } from "vite";
import type { Content } from "../../app/content/read.server.ts";
import { recipeSheet } from "../../app/recipe/recipe-sheet.server.ts";
import { sheetAddress } from "../../app/recipe/sheet-address.server.ts";
import { openTypesetter } from "../../app/recipe/typeset.server.ts";

/**
 * In development, sets a recipe's sheet when it is requested; the postbuild step writes all of them.
 *
 * @param read reads the content
 */
export function recipeSheetPlugin(read: () => Content): Plugin {
  return {
    name: "recipe-sheets",
    configureServer({ middlewares }) {
      let typesetter: ReturnType<typeof openTypesetter> | undefined;
      middlewares.use(async (request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        if (!path.endsWith(".pdf")) return next();
        try {
          const content = read();
          const recipe = content.recipes.find(({ slug }) => sheetAddress(content, slug) === path);
          if (!recipe) return next();
          typesetter ??= openTypesetter();
          const { pdf } = (await typesetter)(recipeSheet(content, recipe.slug));
          response.setHeader("Content-Type", "application/pdf").end(pdf);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
