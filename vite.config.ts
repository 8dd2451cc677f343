import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { imagetools } from "vite-imagetools";
import { picturesUsed } from "./app/content/pictures-used.ts";
import { readContent } from "./app/content/read.server.ts";
import { shortName } from "./tools/vite/class-names.ts";
import { contentPlugin } from "./tools/vite/content.ts";
import { picturePlugin } from "./tools/vite/pictures.ts";

export default defineConfig({
  plugins: [
    contentPlugin(),
    picturePlugin(() => picturesUsed(readContent())),
    imagetools({
      cache: { enabled: true, dir: ".cache/pictures" },
    }),
    reactRouter(),
  ],
  css: {
    modules: {
      generateScopedName: process.env.NODE_ENV === "production" ? shortName() : "[name]_[local]",
    },
  },
  build: {
    rolldownOptions: { output: { assetFileNames: "assets/[hash][extname]" } },
    // One style sheet: the finish step cuts it per document, and no script asks for styles of its own.
    cssCodeSplit: false,
    // Engines with popover, light-dark() and nesting: older ones get the plain page.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
