import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";
import { messages, type StudioLanguage } from "./words.ts";

const docs = resolve(import.meta.dirname, "../docs");

/** Adds the family's guides to the studio as pages, with their pictures: `content-guide.hi.html`. */
export const guides: Plugin = {
  name: "guides",
  generateBundle() {
    for (const language of Object.keys(messages) as StudioLanguage[]) {
      const source = readFileSync(`${docs}/content-guide${language === "en" ? "" : `.${language}`}.md`, "utf8");
      this.emitFile({ type: "asset", fileName: `content-guide.${language}.html`, source: pageOf(source, language) });
    }
    this.emitFile({ type: "asset", fileName: "content-guide.css", source: style });
    for (const fileName of globSync("pictures/*.webp", { cwd: docs }))
      this.emitFile({ type: "asset", fileName, source: readFileSync(`${docs}/${fileName}`) });
  },
};

const style = `body {
  max-width: 44rem;
  margin: auto;
  padding: 1rem;
  font: 1.0625rem / 1.6 system-ui, sans-serif;
  background: oklch(97.6% 0.02 92);
  color: oklch(24% 0.045 48);
}
a { color: oklch(46.5% 0.182 28); }
img { max-width: 100%; border: 1px solid oklch(80% 0.05 82); }
`;

function pageOf(guide: string, language: StudioLanguage): string {
  // The part on going public needs a command line.
  const [everyday = ""] = guide.split(/^## Going public/m);
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${messages[language].studio}</title>
    <link rel="stylesheet" href="content-guide.css">
  </head>
  <body>
    <p><a href="./?language=${language}">← ${messages[language].start}</a></p>
    <main>${markdown.parse(everyday)}</main>
  </body>
</html>
`;
}

/** Links to documents that are not in the studio become plain text. */
const markdown = marked.use({
  renderer: {
    link({ href, tokens }) {
      return /\.md(#|$)/.test(href) ? this.parser.parseInline(tokens) : false;
    },
  },
});
