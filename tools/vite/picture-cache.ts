import sirv from "sirv";
import type { Plugin } from "vite";

/**
 * In development, serves encoded pictures from vite-imagetools' cache. By default it encodes a picture again for every
 * request, and the page's scripts wait for seconds in the same queue.
 *
 * @param folder the cache folder
 */
export function pictureCachePlugin(folder: string): Plugin {
  return {
    name: "picture-cache",
    configureServer: {
      order: "pre",
      handler: ({ middlewares }) => {
        middlewares.use("/@imagetools", sirv(folder, { dev: true }));
      },
    },
  };
}
