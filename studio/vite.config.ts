import { resolve } from "node:path";
import { defineConfig } from "vite";
import { guides } from "./guides.ts";

/** Builds the studio's page. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  logLevel: "warn",
  plugins: [guides],
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
