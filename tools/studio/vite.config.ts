import { resolve } from "node:path";
import { defineConfig } from "vite";

/** Builds the studio's two pages: the start page and, in a frame beside the site's pages, the editor. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  logLevel: "warn",
  plugins: [
    {
      name: "nothing-from-elsewhere",
      // Sveltia names a server for its fonts, besides those that it brings along (editor.css), and asks the code host's
      // status page, which the policy does not allow.
      transform: (code, id) =>
        id.includes("@sveltia/cms")
          ? code
              .replace(/@font-face\s*\{[^}]*https:[^}]*\}/g, "")
              .replace("https://www.githubstatus.com/api/v2/status.json", 'data:,{"status":{"indicator":"none"}}')
          : undefined,
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
