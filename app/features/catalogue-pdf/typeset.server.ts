import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import { markDrawing } from "../../brand/mark.server.ts";
import { sourceFamilies, subsets } from "../../fonts/font-subsets.ts";
import { drawnBySystem, openSourceFont } from "../../fonts/typeface.server.ts";

const template = "app/features/catalogue-pdf/catalogue-pdf.typ";

let opened: ReturnType<typeof openTypst> | undefined;

/**
 * Typesets the catalogue as a PDF/UA-1 file.
 *
 * @param data all that it shows
 * @param pictures its pictures, by the paths at which the template finds them
 */
export async function typeset(data: { title: string }, pictures: ReadonlyMap<string, Buffer>) {
  opened ??= openTypst();
  const { compiler, characters } = await opened;
  for (const [path, picture] of pictures) compiler.mapShadow(resolve(`.${path}`), picture);
  const shown = { ...data, mark: markDrawing(), families: sourceFamilies };
  const printable = (_key: string, value: unknown) => (typeof value === "string" ? inFonts(value, characters) : value);
  const compiled = compiler.compile({
    mainFilePath: resolve(template),
    inputs: { data: JSON.stringify(shown, printable) },
  });
  const document = compiled.result;
  if (!document) {
    const error = compiled.takeError();
    const problems = error ? compiler.fetchDiagnostics(error).map(({ message }) => message) : ["not typeset"];
    throw new Error(`${template}, “${data.title}”: ${problems.join("; ")}`);
  }
  try {
    return { pdf: compiler.pdf(document, { pdfStandard: "ua-1" }), pages: document.numOfPages };
  } catch (error) {
    throw new Error(`${template}, “${data.title}”: no accessible PDF can be made of this: ${error}`);
  }
}

/** A text without emoji, which none of the fonts has: a missing glyph is an error in an accessible PDF. */
function inFonts(text: string, characters: ReadonlySet<string>): string {
  const has = (character: string) => characters.has(character) || !drawnBySystem.test(character);
  if ([...text].every(has)) return text;
  const rest = Array.from(text, (character) => (has(character) ? character : /\s/.test(character) ? " " : ""))
    .join("")
    .replace(/(?<![\p{L}\p{M}])\u200d/gu, "") // The joiners of emoji; in Hindi they stand after letters.
    .trim();
  return rest || "–";
}

/**
 * Loads Typst, with the fonts of the site as static TrueType files, because it does not support variable fonts, and the
 * set of all their characters. Without hinting, which Typst would copy into every PDF.
 */
async function openTypst() {
  // Imported dynamically, because it loads 50 MB of machine code.
  const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler");
  const instances = new Map(subsets.map((subset) => [`${subset.sourceFont} ${JSON.stringify(subset.axes)}`, subset]));
  const fontBlobs: Buffer[] = [];
  const characters = new Set<string>();
  // Not in parallel: fontverter's results share memory.
  for (const { sourceFont, axes } of instances.values()) {
    const { face } = await openSourceFont({ sourceFont });
    const own = String.fromCodePoint(...face.collectUnicodes());
    for (const character of own) characters.add(character);
    const options = { targetFormat: "sfnt", variationAxes: axes, noHinting: true } as const;
    fontBlobs.push(await subsetFont(readFileSync(resolve("app/fonts", sourceFont)), own, options));
  }
  return { compiler: NodeCompiler.create({ workspace: resolve("."), fontArgs: [{ fontBlobs }] }), characters };
}
