import { resolve } from "node:path";
import { defineConfig } from "vite";

/** Builds the studio's two pages: the start page and, in a frame beside the site's pages, the editor. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  logLevel: "warn",
  plugins: [
    {
      name: "no-fonts-from-elsewhere",
      // Sveltia names a server for its fonts, besides those that it brings along (editor.css).
      transform: (code, id) =>
        id.includes("@sveltia/cms") ? code.replace(/@font-face\s*\{[^}]*https:[^}]*\}/g, "") : undefined,
    },
  ],
  build: {
    outDir: resolve(".cache/studio/app"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: ["index.html", "editor.html"].map((page) => resolve(import.meta.dirname, page)) },
  },
});
