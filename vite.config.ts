import { basename, resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { imagetools } from "vite-imagetools";
import { readContent } from "./app/content/read.server.ts";
import { oldestStyled } from "./tools/build/css.ts";
import { contentModulesPlugin } from "./tools/vite/content-modules.ts";
import { developmentPlugin } from "./tools/vite/development.ts";
import { plainCssPlugin } from "./tools/vite/plain-css.ts";
import { reloadPlugin } from "./tools/vite/reload.ts";
import { scriptGroups } from "./tools/vite/script-groups.ts";

const encodedPictures = ".cache/pictures";

export default defineConfig({
  plugins: [
    contentModulesPlugin(readContent),
    imagetools({
      cache: { enabled: true, dir: encodedPictures },
    }),
    developmentPlugin(encodedPictures),
    plainCssPlugin(),
    reloadPlugin(),
    reactRouter(),
  ],
  // React Router lists the packages that browsers need. Discovery would add the server's packages by mistake when the
  // first page opens, and reload that page.
  optimizeDeps: { noDiscovery: true },
  // A build writes there while the development server runs.
  server: { watch: { ignored: [resolve(".cache/**")] } },
  css: {
    // The same names in development and in builds, without a hash: file names are unique (tools/build/styles.test.ts).
    modules: { generateScopedName: (name, file) => `${basename(file, ".module.css")}_${name}` },
  },
  build: {
    rolldownOptions: {
      // Both warnings can be ignored: bundlerTimings lists slow plugins on a busy machine; ineffectiveDynamicImport says
      // that a page's code, which stays on the server, imports what islands load.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      output: {
        assetFileNames: "assets/[hash:6][extname]",
        // The browser compiles the functions that a first press calls while they load, in a thread of their own, and not
        // while somebody waits: https://v8.dev/blog/explicit-compile-hints. Others ignore it.
        postBanner: ({ name }) => (["react", "island", "slip"].includes(name) ? "//# allFunctionsCalledOnLoad" : ""),
        codeSplitting: {
          groups: [
            // A separate file, which stays in visitors' caches across releases.
            { name: "react", test: /node_modules\/(react|scheduler|react-dom)\/(?!.*server)/, priority: 2 },
            ...Object.entries(scriptGroups).map(([name, modules]) => ({
              name,
              test: new RegExp(`/app/(${modules.join("|")})\\.`),
              priority: name === "island" ? 1 : 0,
            })),
          ],
        },
      },
    },
    // One style sheet for all documents and islands (tools/build/styles.ts): no script loads styles.
    cssCodeSplit: false,
    // The oldest browsers that pass the test before islands are hydrated (app/islands/start.ts).
    target: ["chrome110", "firefox125", "safari16.4"],
    // The oldest browsers with the design. iOS is listed too: only iPhones need some prefixes, e.g. of text-size-adjust.
    cssTarget: oldestStyled.map((browser) => browser.replace(/(_saf)? /, "")),
    assetsInlineLimit: 0,
    // tools/build/compress.ts compresses the files.
    reportCompressedSize: false,
    // app/root.tsx lists the files for the page's script instead.
    modulePreload: false,
  },
});
