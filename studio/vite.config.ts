import { resolve } from "node:path";
import { defineConfig } from "vite";
import { guides } from "./guides.ts";

/** Builds the studio's two pages: the start page, and the editor, which it shows in an iframe. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  logLevel: "warn",
  plugins: [
    guides,
    {
      name: "nothing-from-elsewhere",
      // Sveltia loads fonts from a server, although they are in its package (editor.css), and requests GitHub's status
      // page. The policy allows neither.
      transform: (code, id) =>
        id.includes("@sveltia/cms")
          ? code
              .replace(/@font-face\s*\{[^}]*https:[^}]*\}/g, "")
              .replace("https://www.githubstatus.com/api/v2/status.json", 'data:,{"status":{"indicator":"none"}}')
          : undefined,
    },
    {
      name: "editor-in-hindi",
      // Sveltia has no Hindi and loads its translations from a server: ours replaces them (editor.hi.json).
      transform(code, id) {
        if (!/@sveltia\/cms\/npm\/index\.js$/.test(id)) return;
        const hindi = JSON.stringify(resolve(import.meta.dirname, "editor.hi.json"));
        const list = code.replace(/`ar,bg,[^`]*`\.split\(`,`\)/, '["en-US","hi"]');
        const loader = list.replace(
          /forEach\((\w+)=>\{(\w+)\(\1,\(\)=>\w+\(\1\)\)\}\)/,
          (_, language, register) =>
            `forEach(${language}=>{${register}(${language},()=>import(${hindi}).then(({default:words})=>words))})`,
        );
        if (list === code || loader === list) throw new Error("Sveltia keeps its languages in another way; see here.");
        return loader;
      },
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
