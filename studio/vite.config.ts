import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { markDrawing } from "../app/brand/mark.server.ts";

/** The site's icon, whose colours are in brand-colours.server.ts. */
const address = `data:image/svg+xml,${encodeURIComponent(markDrawing())}`;
const icon: Plugin = {
  name: "icon",
  transformIndexHtml: () => [{ tag: "link", attrs: { rel: "icon", href: address } }],
};

/** Builds the studio's page. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  logLevel: "warn",
  plugins: [icon],
  build: {
    outDir: resolve(".cache/studio/app"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // React Router marks its code for servers that render React; there is none.
      onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
    },
  },
});
