import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { type Font, Buffer as ShapingBuffer, shapeWithTrace, TracePhase } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { Language } from "../../app/languages.ts";
import { isDrawnBySystem, openTypeface, shaped } from "../../app/ui/typeface.server.ts";
import { textsIn } from "../check/texts.ts";
import { assetName, contentsOf } from "./css.ts";
import { type Documents, islandProps, languageOf, visibleTexts } from "./html.ts";
import type { SiteFolder } from "./site-folder.ts";

/** One font file of the site, a subset of a master in app/fonts. */
interface FontSubset {
  name: string;
  family: string;
  master: string;
  /** The `font-weight` of the face: browsers use the nearest one to the weight requested. */
  weight: string;
  /** Where the master's axes are pinned: a static subset is half the size of a variable one. */
  axes?: Record<string, number>;
  /** Keeps kerning: worth a fifth of the bytes in large type, but not two fifths in text. */
  isKerned?: boolean;
  script: keyof typeof scripts;
  /** Made for the words of the documents in this language; of all documents if left out. */
  language?: Language;
}

const scripts = {
  /** No range: the fallback for characters outside the other ranges. */
  latin: { range: undefined, holds: /[\0-\u08ff\u2000-\u200b\u200e-\u2bff]/u },
  devanagari: { range: "U+900-97F,U+200C-200D,U+A8E0-A8FF", holds: /[\u0900-\u097f\ua8e0-\ua8ff]|\u200c|\u200d/u },
};

const subsets: FontSubset[] = [
  {
    name: "eczar",
    family: "Eczar Sign",
    master: "eczar-800.woff2",
    weight: "400 900",
    isKerned: true,
    script: "latin",
  },
  // Hindi on pages in another language, and on Hindi pages: these have ten times the words.
  {
    name: "eczar-hindi",
    family: "Eczar Sign",
    master: "eczar-800.woff2",
    weight: "400 900",
    script: "devanagari",
    language: "en",
  },
  {
    name: "eczar-hindi-pages",
    family: "Eczar Hindi",
    master: "eczar-800.woff2",
    weight: "400 900",
    script: "devanagari",
    language: "hi",
  },
  { name: "hind", family: "Hind", master: "hind-400.woff2", weight: "400", script: "devanagari", language: "hi" },
  { name: "hind-label", family: "Hind", master: "hind-600.woff2", weight: "640", script: "devanagari", language: "hi" },
  {
    name: "anek",
    family: "Anek",
    master: "anek-latin-var.woff2",
    weight: "400",
    axes: { wght: 400, wdth: 96 },
    script: "latin",
  },
  {
    name: "anek-label",
    family: "Anek",
    master: "anek-latin-var.woff2",
    weight: "640",
    axes: { wght: 640, wdth: 80 },
    script: "latin",
  },
];

/** The subsets that the first view of every page in a language uses. */
const preloaded: Record<Language, readonly string[]> = {
  en: ["eczar", "anek", "anek-label"],
  hi: ["eczar-hindi-pages", "hind", "hind-label"],
};

/** The numerals of lists, which style sheets request by name. */
const numerals = "०१२३४५६७८९";

/** `@font-face` rules: those of the first view in each language, and the rest, which can load after first paint. */
export interface FontFaces {
  first: Record<Language, string>;
  later: string;
}

interface Fonts {
  faces: FontFaces;
  /** A line for the build's log. */
  summary: string;
}

/**
 * Subsets the fonts to the characters the pages use, Latin and Devanagari separately, and preloads those of the first
 * view.
 *
 * @throws if the subsets lack a character that a page uses, or shape Hindi differently from the master
 */
export async function subsetFonts(site: SiteFolder, documents: Documents): Promise<Fonts> {
  const pages = [...documents.values()];
  const sheets = site.files().filter((file) => file.endsWith(".css"));
  const drawn = sheets.flatMap((sheet) => contentsOf(site.text(sheet)).texts);
  const wordsOf = (documents: readonly Document[]) =>
    [...documents.flatMap(visibleTexts), ...documents.flatMap(islandProps).flatMap(propTexts), ...drawn, numerals].join(
      "\n",
    );
  const words = wordsOf(pages);
  const pagesIn = (wanted: Language) => pages.filter((page) => languageOf(page) === wanted);
  const wordsIn: Record<Language, string> = { en: wordsOf(pagesIn("en")), hi: wordsOf(pagesIn("hi")) };
  const masters: Font[] = [];
  for (const file of new Set(subsets.map(({ master }) => master)))
    masters.push(await openTypeface(readFileSync(`app/fonts/${file}`)));
  // Characters that count as pictographs, such as ©, are drawn by the fonts that have them.
  const isDrawnByFont = (character: string) =>
    !isDrawnBySystem(character) ||
    (/\p{Extended_Pictographic}/u.test(character) && masters.some((font) => !glyphs(font, character).includes(0)));
  const used = [...new Set(words)].filter(
    (character) => character === " " || (character.trim() && isDrawnByFont(character)),
  );

  const files: (FontSubset & { file: string; font: Buffer })[] = [];
  for (const subset of subsets) {
    const { script, language } = subset;
    const itsWords = language ? wordsIn[language] : words;
    const characters = used.filter(
      (character) => scripts[script].holds.test(character) && itsWords.includes(character),
    );
    const master = readFileSync(`app/fonts/${subset.master}`);
    const font =
      script === "devanagari"
        ? await subsetByShapes(master, characters, hindiRuns(itsWords))
        : await subsetFont(master, characters.join(""), {
            targetFormat: "woff2",
            variationAxes: subset.axes,
            keepFeatures: subset.isKerned ? ["kern"] : [],
            // Without features, the layout tables are empty.
            dropTables: ["STAT", "DSIG", "gasp", "GSUB", ...(subset.isKerned ? [] : ["GDEF", "GPOS"])],
            noHinting: true,
          });
    const file = assetName(subset.name, font, "woff2");
    site.write(file, font);
    files.push({ ...subset, file, font });
  }

  await checkCharacters(files, used);

  for (const page of pages) {
    const language = languageOf(page);
    const first = files.filter(({ name }) => preloaded[language].includes(name));
    addPreloads(
      page,
      first.map(({ file }) => `/${file}`),
    );
  }
  const isLater = ({ name }: FontSubset) => !Object.values(preloaded).flat().includes(name);
  const facesOf = (chosen: typeof files) => chosen.map(fontFace).join("");
  const firstOf = (wanted: Language) =>
    facesOf(files.filter((file) => !isLater(file) && (file.language ?? wanted) === wanted));
  return {
    faces: { first: { en: firstOf("en"), hi: firstOf("hi") }, later: facesOf(files.filter(isLater)) },
    summary: files.map(({ name, font }) => `${name} ${(font.length / 1024).toFixed(1)} kB`).join(", "),
  };
}

/** After the picture that is the first view's largest paint, so that it is requested first; otherwise in the head. */
function addPreloads(document: Document, addresses: readonly string[]): void {
  const preloads = addresses.map((address) => {
    const link = document.createElement("link");
    const attributes = { rel: "preload", href: address, as: "font", type: "font/woff2", crossorigin: "" };
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    return link;
  });
  const firstPicture = document.querySelector("img[fetchpriority=high]");
  if (firstPicture) (firstPicture.closest("picture") ?? firstPicture).after(...preloads);
  else document.head.append(...preloads);
}

function fontFace({ family, file, weight, script }: FontSubset & { file: string }): string {
  const { range } = scripts[script];
  const descriptors = [
    `font-family:"${family}"`,
    `src:url(/${file})format("woff2")`,
    `font-weight:${weight}`,
    "font-display:swap",
    ...(range ? [`unicode-range:${range}`] : []),
  ];
  return `@font-face{${descriptors.join(";")}}`;
}

/** Every text in an island's props, without addresses and names in curly brackets, which are never shown. */
function propTexts(props: unknown): string[] {
  const texts = Array.from(textsIn(props), ([, text]) => text);
  return texts.filter((text) => !/^(\/|https:)/.test(text)).map((text) => text.replace(/\{\w+\}/g, ""));
}

/** Every distinct run of Hindi, as browsers shape it: without characters of other faces, such as spaces. */
function hindiRuns(words: string): string[] {
  return [...new Set(words.match(/(?:[\u0900-\u097f]|\u200c|\u200d)+/g))];
}

/** A character may be missing from one family if another, further down the stack, has it. */
async function checkCharacters(
  files: readonly (FontSubset & { font: Uint8Array })[],
  used: readonly string[],
): Promise<void> {
  const opened: { script: FontSubset["script"]; font: Font }[] = [];
  for (const { script, font } of files) opened.push({ script, font: await openTypeface(font) });
  const missing = used.filter(
    (character) =>
      !opened.some(({ script, font }) => scripts[script].holds.test(character) && !glyphs(font, character).includes(0)),
  );
  if (missing.length > 0)
    throw new Error(
      `None of the site's fonts has ${missing.map((character) => `"${character}" (U+${character.codePointAt(0)?.toString(16)})`).join(", ")}, which a page uses: remove it from the content, or add a font that has it to app/fonts`,
    );
}

function glyphs(font: Font, text: string): number[] {
  const buffer = shaped(font, text);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

/**
 * Subsets a Devanagari face to the shapes that its words need. A subset by characters keeps every conjunct the letters
 * could form, three times the bytes.
 */
async function subsetByShapes(
  master: Uint8Array,
  characters: readonly string[],
  runs: readonly string[],
): Promise<Buffer> {
  const font = await openTypeface(master);
  const kept = new Set<number>(runs.flatMap((run) => everyGlyphOf(font, run)));
  for (const character of characters) for (const glyph of glyphs(font, character)) kept.add(glyph);
  const subset = await subsetToGlyphs(master, characters, kept);
  const opened = await openTypeface(subset);
  for (const run of runs) {
    if (outlines(opened, run) !== outlines(font, run))
      throw new Error(
        `The subset font draws "${run}" differently from app/fonts: shaping needs a glyph that was left out`,
      );
  }
  return subset;
}

/** Every glyph used while a run is shaped, including half forms that later join. */
function everyGlyphOf(font: Font, run: string): number[] {
  const buffer = new ShapingBuffer();
  buffer.addText(run);
  buffer.guessSegmentProperties();
  const steps = shapeWithTrace(font, buffer, [], 0, TracePhase.DONT_STOP);
  return steps.filter((step) => step.glyphs).flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g)); // Shaped steps list glyphs.
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

/** Subsets by glyph with HarfBuzz: subset-font, which wraps the same module, only takes characters. */
async function subsetToGlyphs(
  master: Uint8Array,
  characters: readonly string[],
  kept: ReadonlySet<number>,
): Promise<Buffer> {
  const module = readFileSync(createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { instance } = await WebAssembly.instantiate(module);
  // The module's own exports, which have no types.
  const hb = instance.exports as Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory };
  const call = (name: string, ...values: number[]) => (hb[name] as (...values: number[]) => number)(...values);
  call("_initialize");

  const bytes = await convert(master, "truetype");
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
  return convert(bytesOfSubset, "woff2");
}
