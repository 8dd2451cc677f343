import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import { openTypeface } from "../ui/typeface.server.ts";
import type { RecipePdf } from "./recipe-pdf.server.ts";

/** The sizes of the text in points, the largest first: each recipe is set as large as its page allows. */
const sizes = [13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9];

/**
 * The fonts of the PDFs: signs and the names in Hindi, then text and labels in Latin letters and in Hindi. Those with
 * axes are cut at one place on each: Typst does not read variable fonts.
 */
const cuts = [
  { file: "app/fonts/eczar-800.woff2" },
  { file: "app/fonts/anek-latin-var.woff2", variationAxes: { wght: 400, wdth: 96 } },
  { file: "app/fonts/anek-latin-var.woff2", variationAxes: { wght: 640, wdth: 80 } },
  { file: "app/fonts/hind-400.woff2" },
  { file: "app/fonts/hind-600.woff2" },
];

/**
 * Prepares the typesetter: loads Typst and makes the static fonts that it needs.
 *
 * @returns a function that sets one recipe as a PDF/UA-1 file of one page, with the size of its text in points. It throws
 * if the recipe needs a second page even at the smallest size, or has a character that the fonts lack.
 */
export async function openTypesetter(): Promise<(recipe: RecipePdf) => { pdf: Buffer; size: number }> {
  // 50 MB of machine code, loaded only where PDFs are made.
  const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler");
  const compiler = NodeCompiler.create({
    workspace: resolve("app/recipe"),
    fontArgs: [{ fontBlobs: await staticFonts() }],
  });
  const compiled = (recipe: RecipePdf, size: number) => {
    const result = compiler.compile({
      mainFilePath: resolve("app/recipe/recipe-pdf.typ"),
      inputs: { recipe: JSON.stringify(recipe), size: String(size) },
    });
    if (result.result) return result.result;
    const error = result.takeError();
    const problems = error ? compiler.fetchDiagnostics(error).map(({ message }) => message) : ["not typeset"];
    throw new Error(`${recipe.title}: ${problems.join("; ")}`);
  };
  return (recipe) => {
    for (const size of sizes) {
      const document = compiled(recipe, size);
      if (document.numOfPages > 1) continue;
      try {
        return { pdf: compiler.pdf(document, { pdfStandard: "ua-1" }), size };
      } catch (error) {
        throw new Error(`${recipe.title}: no accessible PDF can be made of this recipe: ${error}`);
      }
    }
    throw new Error(
      `${recipe.title}: this recipe does not fit one page, even in ${sizes.at(-1)} point type: shorten its steps or its ingredients`,
    );
  };
}

/** The page fonts as static TrueType files, without hints for screens: Typst would copy those into every PDF. */
async function staticFonts(): Promise<Buffer[]> {
  const fonts: Buffer[] = [];
  // One after the other: the converter's results share memory.
  for (const { file, variationAxes } of cuts) {
    const font = readFileSync(resolve(file));
    const { face } = await openTypeface(font);
    const characters = String.fromCodePoint(...face.collectUnicodes());
    fonts.push(await subsetFont(font, characters, { targetFormat: "sfnt", variationAxes, noHinting: true }));
  }
  return fonts;
}
