import type { Plugin } from "vite";

/** Only a build sets the recipes' sheets: in development, their links download a file that says so. */
export function recipeSheetPlugin(): Plugin {
  return {
    name: "recipe-sheets",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.endsWith(".pdf")) return next();
        // The name in the header takes precedence over the one in the link.
        response.setHeader("Content-Disposition", 'attachment; filename="built-with-npm-run-build.txt"');
        response.end("Recipe sheets are built with `npm run build`.\n");
      });
    },
  };
}
