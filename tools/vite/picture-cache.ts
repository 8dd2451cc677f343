import sirv from "sirv";
import type { Plugin } from "vite";

/**
 * Sends encoded pictures from vite-imagetools' cache while developing. By itself it encodes a picture again for every
 * request, and the page's scripts wait for seconds in the same queue.
 *
 * @param folder the cache's
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
