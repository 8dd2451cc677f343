import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { type Font, Buffer as ShapingBuffer, shapeWithTrace, TracePhase } from "harfbuzzjs";
import subsetFont from "subset-font";
import { fractions } from "../../app/features/measures/amounts.ts";
import { type FontSubset, LINE, subsets } from "../../app/fonts/font-subsets.ts";
import { drawnBySystem, graphemes, hasGlyphs, openTypeface, shaped } from "../../app/fonts/typeface.server.ts";
import { type Language, languages } from "../../app/site/languages.ts";
import { textsIn } from "../check/texts.ts";
import { contentsOf } from "./css.ts";
import { type Documents, dataInModules, embeddedJson, languageOf, visibleTexts } from "./html.ts";
import type { SiteFolder } from "./site-folder.ts";

/** Characters that no page contains at build time: list markers of the style sheets, and fractions of other servings. */
const numerals = `०१२३४५६७८९${Object.keys(fractions).join("")}`;

/** A font file of the built site. */
export interface SiteFont {
  /** The arguments of `new FontFace`. */
  face: [family: string, source: string, descriptors: { weight: string; unicodeRange?: string }];
  /** The languages whose documents use it; all if left out. */
  languages: readonly Language[] | undefined;
}

/** A subset with its source font. */
type FontSource = FontSubset & { bytes: Buffer; font: Font };

/**
 * Subsets the fonts to the characters the pages use, Latin and Devanagari separately. They load after the first paint:
 * preloaded fonts would share the bandwidth with the picture and delay it.
 *
 * @throws if the fonts lack a character that a page uses, or a subset shapes Hindi differently from its source font
 */
export async function subsetFonts(site: SiteFolder, documents: Documents): Promise<SiteFont[]> {
  const pages = Array.from(documents.values(), (page) => ({ language: languageOf(page), words: wordsIn(page, site) }));
  const sheets = site.files().filter((file) => file.endsWith(".css"));
  const always = [...sheets.flatMap((sheet) => contentsOf(site.text(sheet))), numerals];
  const wordsFor = (wanted: readonly Language[] = languages) =>
    [...pages.filter(({ language }) => wanted.includes(language)).flatMap(({ words }) => words), ...always].join("\n");
  const sources: FontSource[] = [];
  for (const subset of subsets) {
    const bytes = readFileSync(`app/fonts/${subset.sourceFont}`);
    sources.push({ ...subset, bytes, font: await openTypeface(bytes) });
  }
  const used = charactersUsed(wordsFor(), sources);

  const fonts: SiteFont[] = [];
  for (const source of sources) {
    const words = source.isLabel ? withCapitals(wordsFor(source.languages)) : wordsFor(source.languages);
    const characters = used.filter((character) => source.range.covers.test(character) && words.includes(character));
    const subset = await (source.letters
      ? shapedSubset(source, source.letters, characters, words)
      : latinSubset(source, characters));
    if (source.middle) setMiddle(subset, source.middle);
    const compressed = await convert(subset, "woff2");
    const { family, weight, range, languages } = source;
    const descriptors = { weight, ...(range.css ? { unicodeRange: range.css } : {}) };
    const address = site.writeAsset(source.name, compressed, "woff2");
    fonts.push({ face: [family, `url(${address})`, descriptors], languages });
  }
  return fonts;
}

/** Every text that a page shows, or that its islands may show later. */
function wordsIn(page: Document, site: SiteFolder): string[] {
  const data = [...embeddedJson(page), ...dataInModules(page, site)];
  const props = data.flatMap((value) => Array.from(textsIn(value), ([, text]) => text));
  // Addresses and the names of template variables are never shown.
  const shown = props.filter((text) => !/^(\/|https:)/.test(text)).map((text) => text.replace(/\{\w+\}/g, ""));
  return [...visibleTexts(page), ...shown];
}

/** Words, and the same in capitals for `text-transform: uppercase`. */
const withCapitals = (words: string) => words + words.toUpperCase();

/** The used characters that any of the site's fonts has: a family may lack one if a later one in the stack has it. */
function charactersUsed(words: string, sources: readonly FontSource[]): string[] {
  const characters = [...new Set(words)].filter((character) => character === " " || character.trim());
  const isInFonts = (character: string) =>
    sources.some(({ range, font }) => range.covers.test(character) && hasGlyphs(font, character));
  const missing = characters.filter((character) => !isInFonts(character) && !drawnBySystem.test(character));
  if (missing.length > 0)
    throw new Error(
      `None of the site's fonts has ${missing.map((character) => `"${character}" (U+${character.codePointAt(0)?.toString(16)})`).join(", ")}, which a page uses: remove it from the content, or add a font that has it to app/fonts`,
    );
  return [...new Set(withCapitals(characters.join("")))].filter(isInFonts);
}

function latinSubset({ bytes, axes, isKerned }: FontSource, characters: readonly string[]): Promise<Buffer> {
  return subsetFont(bytes, characters.join(""), {
    targetFormat: "sfnt",
    variationAxes: axes,
    keepFeatures: isKerned ? ["kern"] : [],
    // Tables that are empty without layout features.
    dropTables: ["STAT", "DSIG", "gasp", "GSUB", ...(isKerned ? [] : ["GDEF", "GPOS"])],
    noHinting: true,
  });
}

/**
 * Subsets a non-Latin face to the glyphs that the site's words need. A subset by characters would keep every conjunct
 * that the letters can form, three times the bytes.
 */
async function shapedSubset(
  { bytes, font }: FontSource,
  letters: RegExp,
  characters: readonly string[],
  words: string,
): Promise<Buffer> {
  // Runs of one face, as browsers shape them: characters of other faces, such as spaces, end a run.
  const runs = new Set(words.match(new RegExp(`(?:${letters.source})+`, "gu")));
  // Trace syllables, which repeat: tracing every word takes five seconds.
  const syllables = new Set([...runs].flatMap((run) => Array.from(graphemes.segment(run), ({ segment }) => segment)));
  const kept = new Set([...syllables].flatMap((syllable) => everyGlyphOf(font, syllable)));
  for (const run of runs) for (const glyph of glyphs(font, run)) kept.add(glyph);
  for (const character of characters) for (const glyph of glyphs(font, character)) kept.add(glyph);
  const subset = await subsetToGlyphs(bytes, characters, kept);
  const opened = await openTypeface(subset);
  for (const run of runs) {
    if (outlines(opened, run) !== outlines(font, run))
      throw new Error(
        `The subset font draws "${run}" differently from app/fonts: shaping needs a glyph that was left out`,
      );
  }
  return subset;
}

function glyphs(font: Font, text: string): number[] {
  return shaped(font, text)
    .getGlyphInfos()
    .map(({ codepoint }) => codepoint);
}

/** Every glyph used while a syllable is shaped, including half forms that later join. */
function everyGlyphOf(font: Font, syllable: string): number[] {
  const buffer = new ShapingBuffer();
  buffer.addText(syllable);
  buffer.guessSegmentProperties();
  const steps = shapeWithTrace(font, buffer, [], 0, TracePhase.DONT_STOP);
  return steps.filter((step) => step.glyphs).flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g)); // Steps with `glyphs` list glyph ids.
}

function outlines(font: Font, run: string): string {
  const buffer = shaped(font, run);
  const places = buffer.getGlyphPositions();
  return JSON.stringify(
    buffer.getGlyphInfos().map(({ codepoint }, index) => [font.glyphToPath(codepoint), places[index]]),
  );
}

const NO_LAYOUT_CLOSURE = 0x200;
const NO_HINTING = 0x1;
const LAYOUT_FEATURES = 6;

/** Subsets by glyph with HarfBuzz directly: subset-font, which wraps the same module, accepts only characters. */
async function subsetToGlyphs(
  sourceFont: Uint8Array,
  characters: readonly string[],
  kept: ReadonlySet<number>,
): Promise<Buffer> {
  const module = readFileSync(createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { instance } = await WebAssembly.instantiate(module);
  // The exports of the WebAssembly module have no types.
  const hb = instance.exports as Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory };
  const call = (name: string, ...values: number[]) => (hb[name] as (...values: number[]) => number)(...values);
  call("_initialize");

  const bytes = await convert(sourceFont, "truetype");
  const address = call("malloc", bytes.length);
  new Uint8Array(hb.memory.buffer).set(bytes, address);
  const face = call("hb_face_create", call("hb_blob_create", address, bytes.length, 2, 0, 0), 0);
  const input = call("hb_subset_input_create_or_fail");
  const features = call("hb_subset_input_set", input, LAYOUT_FEATURES);
  call("hb_set_clear", features);
  call("hb_set_invert", features);
  call("hb_subset_input_set_flags", input, NO_LAYOUT_CLOSURE | NO_HINTING);
  for (const character of characters)
    call("hb_set_add", call("hb_subset_input_unicode_set", input), character.codePointAt(0) ?? 0);
  for (const glyph of kept) call("hb_set_add", call("hb_subset_input_glyph_set", input), glyph);
  const subset = call("hb_subset_or_fail", face, input);
  if (subset === 0) throw new Error("HarfBuzz could not subset the Devanagari font");
  const blob = call("hb_face_reference_blob", subset);
  const start = call("hb_blob_get_data", blob, 0);
  const bytesOfSubset = Buffer.from(hb.memory.buffer.slice(start, start + call("hb_blob_get_length", blob)));
  return bytesOfSubset;
}

/**
 * Sets ascent and descent so that text is centred in its line. Operating systems read different pairs of them, so all
 * are set. (`ascent-override` would do the same, but Safari does not support it.)
 */
function setMiddle(font: Buffer, middle: number): void {
  const table = (tag: string) => font.readUInt32BE(font.indexOf(tag, 12, "latin1") + 8);
  const [head, hhea, os2] = [table("head"), table("hhea"), table("OS/2")];
  const inUnits = (height: number) => Math.round(height * font.readUInt16BE(head + 18));
  const [ascent, descent] = [inUnits(LINE / 2 + middle), inUnits(LINE / 2 - middle)];
  for (const pair of [hhea + 4, os2 + 68]) {
    font.writeInt16BE(ascent, pair);
    font.writeInt16BE(-descent, pair + 2);
  }
  font.writeUInt16BE(ascent, os2 + 74);
  font.writeUInt16BE(descent, os2 + 76);
}
