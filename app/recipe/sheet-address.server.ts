import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Content } from "../content/read.server.ts";
import { recipeSheet } from "./recipe-sheet.server.ts";

/** The template of every sheet. */
export const sheetTemplate = "app/recipe/recipe-sheet.typ";
/**
 * The fonts that sheets are set in: text and labels in Latin letters and in Hindi, then signs and the names in Hindi.
 */
export const sheetFonts = {
  text: "app/fonts/anek-latin-var.woff2",
  hindi: "app/fonts/hind-400.woff2",
  hindiLabel: "app/fonts/hind-600.woff2",
  sign: "app/fonts/eczar-800.woff2",
} as const;

/** Everything besides its own data that a sheet's bytes depend on. */
const sources = [
  sheetTemplate,
  ...Object.values(sheetFonts),
  "app/recipe/typeset.server.ts",
  "node_modules/@myriaddreamin/typst-ts-node-compiler/package.json",
];

/**
 * The address of a recipe's sheet, `/assets/dal-tadka-1b2c3d4e.pdf`: a changed sheet has another address, so every copy
 * may be cached for ever. Links and the file itself both take it from here.
 */
export function sheetAddress(content: Content, slug: string): string {
  const hash = createHash("sha256").update(JSON.stringify(recipeSheet(content, slug)));
  for (const source of sources) hash.update(readFileSync(resolve(source)));
  return `/assets/${slug}-${hash.digest("hex").slice(0, 8)}.pdf`;
}
