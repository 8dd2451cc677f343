import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { imagetools } from "vite-imagetools";
import { readContent } from "./app/content/read.server.ts";
import { contentPlugin } from "./tools/vite/content.ts";
import { liveUpdatePlugin } from "./tools/vite/live-update.ts";
import { pictureCachePlugin } from "./tools/vite/picture-cache.ts";
import { picturePlugin } from "./tools/vite/pictures.ts";

const encodedPictures = ".cache/pictures";

export default defineConfig({
  plugins: [
    contentPlugin(),
    picturePlugin(readContent),
    imagetools({
      cache: { enabled: true, dir: encodedPictures },
    }),
    pictureCachePlugin(encodedPictures),
    liveUpdatePlugin(),
    // Its own updates are for its router in the browser, which never starts here.
    reactRouter().filter(({ name }) => name !== "react-router:hmr-updates"),
  ],
  // React Router names what browsers need. Discovery would add the server's packages, which it takes for the browser's
  // when the first page opens, and load that page again.
  optimizeDeps: { noDiscovery: true, include: ["idiomorph"] },
  css: {
    modules: {
      generateScopedName: "[name]_[local]",
    },
  },
  build: {
    rolldownOptions: {
      // On a busy machine it would list slow plugins, about which nobody who builds can do anything.
      checks: { bundlerTimings: false },
      output: {
        assetFileNames: "assets/[hash:6][extname]",
        codeSplitting: {
          groups: [
            // React in one file, which outlives releases in visitors' caches; the runtime is what ties it in.
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 2 },
            // One file for what every island uses, one an island: small files compress badly and wait for each other.
            {
              name: "island",
              test: /\/app\/(island\/hydrate|ui\/(Button|Drawing|Icon|Hindi|interpolate)|content\/options)/,
              priority: 1,
            },
            { name: "catalogue", test: /\/app\/routes\/products\/Catalogue/ },
            { name: "forms", test: /\/app\/routes\/(distributors\/ApplicationForm|contact\/MessageForm)/ },
          ],
        },
      },
    },
    // One style sheet: the postbuild step cuts it per document, and no script asks for styles of its own.
    cssCodeSplit: false,
    manifest: true,
    // Engines with popover, light-dark() and nesting: older ones get the plain page.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
