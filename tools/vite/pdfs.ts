import type { Plugin } from "vite";

/** Only a build sets PDFs: in development, their links download a file that says so. */
export function pdfPlugin(): Plugin {
  return {
    name: "pdfs",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.endsWith(".pdf")) return next();
        // The name in the header takes precedence over the one in the link.
        response.setHeader("Content-Disposition", 'attachment; filename="built-with-npm-run-build.txt"');
        response.end("PDFs are built with `npm run build`.\n");
      });
    },
  };
}
