import sirv from "sirv";
import type { Plugin } from "vite";
import { developmentFolder } from "../../app/site/made-files.server.ts";

/**
 * Makes the dev server serve pictures that were encoded before, and the files that loaders make, such as PDFs. It sends no
 * security policy: the build refuses what no policy could allow, and the journeys run under the built pages' own.
 *
 * @param pictures vite-imagetools' cache folder
 */
export function developmentPlugin(pictures: string): Plugin {
  return {
    name: "development",
    configureServer: {
      order: "pre",
      handler: ({ middlewares }) => {
        // By default, vite-imagetools encodes a picture again for each request, which delays the page's scripts.
        middlewares.use("/@imagetools", sirv(pictures, { dev: true }));
        middlewares.use(sirv(developmentFolder, { dev: true }));
      },
    },
  };
}
