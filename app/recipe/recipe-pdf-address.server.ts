import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Content } from "../content/read.server.ts";
import { recipePdf } from "./recipe-pdf.server.ts";

/** The template of every PDF. */
export const recipePdfTemplate = "app/recipe/recipe-pdf.typ";
/**
 * The fonts that recipes are set in: text and labels in Latin letters and in Hindi, then signs and the names in Hindi.
 */
export const recipePdfFonts = {
  text: "app/fonts/anek-latin-var.woff2",
  hindi: "app/fonts/hind-400.woff2",
  hindiLabel: "app/fonts/hind-600.woff2",
  sign: "app/fonts/eczar-800.woff2",
} as const;

/** Everything besides its own data that a PDF's bytes depend on. */
const sources = [
  recipePdfTemplate,
  ...Object.values(recipePdfFonts),
  "app/recipe/typeset.server.ts",
  "node_modules/@myriaddreamin/typst-ts-node-compiler/package.json",
];

/**
 * The address of a recipe's PDF, `/assets/dal-tadka-1b2c3d4e.pdf`: a changed PDF has another address, so every copy
 * may be cached for ever. Links and the file itself both take it from here.
 */
export function recipePdfAddress(content: Content, slug: string): string {
  const hash = createHash("sha256").update(JSON.stringify(recipePdf(content, slug)));
  for (const source of sources) hash.update(readFileSync(resolve(source)));
  return `/assets/${slug}-${hash.digest("hex").slice(0, 8)}.pdf`;
}
