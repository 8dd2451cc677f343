import type { z } from "zod";
import { catalogueWords, productWords } from "../catalogue/words.ts";
import { frameWords } from "../frame/words.ts";
import { type Language, languageAt, languages } from "../languages.ts";
import { pageNames, pages } from "../pages.ts";
import { recipeWords } from "../routes/recipes/words.ts";
import { type ContentFolder, isOfOtherLanguage, openContent, withLine } from "./content-folder.ts";
import {
  type Action,
  type ControlName,
  type ControlSetName,
  controlSetName,
  controlsFacts,
  controlsWords,
} from "./controls.ts";
import { type ContentParts, crossCheck, type PagesWords, type PartsAsRead } from "./cross-checks.ts";
import {
  photosFacts,
  placeholdersFacts,
  productFacts,
  recipeFacts,
  regionsFacts,
  type SiteFacts,
  siteFacts,
  spicesFacts,
} from "./facts.ts";
import { slugPattern } from "./fields.ts";
import { openNow } from "./open-now.ts";
import { ContentError, type Problem, problemsOf } from "./problems.ts";
import { siteValues, withSiteValues } from "./site-values.ts";
import { photosWords, regionsWords, spicesWords } from "./words.ts";

/** All of the site's content in one language. */
export type Content = ReturnType<typeof readContent>;
export type Product = Content["products"][number];
export type Recipe = Content["recipes"][number];

/**
 * Reads and checks `content/` for one language and fills the site's values into its sentences.
 *
 * @param root the project's folder, which holds `content/`
 * @throws ContentError with every problem, not just the first
 */
export function readContent(language: Language = "en", root: string = process.cwd()) {
  return contentOf(openContent(root), language);
}

/** Reads the content in every language, the site's first language first. */
export function readContents(): readonly [Content, ...Content[]] {
  const [first, ...others] = languages;
  return [readContent(first), ...others.map((language) => readContent(language))];
}

/** The content in the language of the page that is requested. */
export function contentFor(request: Request): Content {
  return readContent(languageAt(new URL(request.url).pathname));
}

/** Like `readContent`, for a folder that is already open. */
export function contentOf(folder: ContentFolder, language: Language = "en") {
  const { parts: asRead, problems } = readParts(folder, language);
  if (problems.length > 0) throw new ContentError(problems);
  // Without problems, every part is present. Pages do not need the placeholders; only the build lists them.
  const { placeholders: _, ...parts } = asRead as ContentParts;
  const controlSet = controlSetOfEnvironment() ?? parts.controls.use;
  const values = siteValuesOf(parts, language);
  const frame = withSiteValues(parts.frame, values);
  return {
    ...withSiteValues(parts, values),
    namesElsewhere: namesElsewhere(folder, language),
    site: siteIn(language, parts.site),
    language,
    frame: { ...frame, hours: values.hours, closed: values.closed },
    openNow: openNow(parts.site.hours, frame.openNow, language),
    controls: parts.controls[controlSet],
    controlSet,
  } satisfies { controls: Record<ControlName, Action> } & Record<string, unknown>;
}

/** The values that are filled into the sentences of one language. */
export function siteValuesOf(parts: Omit<ContentParts, "placeholders">, language: Language) {
  const { reach } = parts.pages.distributors;
  return siteValues({
    language,
    site: parts.site,
    frame: parts.frame,
    counts: {
      products: parts.products.length,
      recipes: parts.recipes.length,
      states: parts.regions.filter(({ isServed }) => isServed).length,
      reached: reach.states.length,
      wanted: reach.wanted.length,
    },
  });
}

/** A product's name on its packet, which is in the site's first language; undefined on the pages in that language. */
export function packetName(content: Pick<Content, "language" | "namesElsewhere">, slug: string): string | undefined {
  return content.language === languages[0] ? undefined : content.namesElsewhere[slug]?.[0];
}

/**
 * Every product's names in the other languages, by slug, in the order of `languages`. Names with problems are left out.
 */
export function namesElsewhere(folder: ContentFolder, language: Language): Readonly<Record<string, string[]>> {
  const names = languages
    .filter((other) => other !== language)
    .flatMap((other) => Object.entries(namesOf(folder, other)));
  return Object.fromEntries(
    names.map(([slug]) => [slug, names.flatMap(([other, name]) => (other === slug && name ? name : []))]),
  );
}

/** The products' names in a language, by slug. */
function namesOf(folder: ContentFolder, language: Language): Readonly<Record<string, string | undefined>> {
  const reader = new Reader(folder);
  const products = reader.pairs("content/products", productFacts, `content/${language}/products`, productWords);
  return Object.fromEntries(products.map(({ slug, name }) => [slug, name]));
}

/** The site's facts as the pages of a language show them. */
function siteIn(language: Language, site: SiteFacts): SiteFacts {
  if (language !== "hi") return site;
  const units = site.units.map((unit) => ({ ...unit, ...unit.hindi }));
  return { ...site, units, businessStart: site.businessStartInHindi };
}

/**
 * Reads and checks every part of `content/`. The parts are complete only if there are no problems: a file with a
 * problem of its own is undefined.
 */
export function readParts(
  folder: ContentFolder,
  language: Language,
): { parts: PartsAsRead; problems: readonly Problem[] } {
  const reader = new Reader(folder);
  const words = `content/${language}`;
  const parts = {
    site: reader.file("content/site.yaml", siteFacts),
    products: reader.pairs("content/products", productFacts, `${words}/products`, productWords),
    recipes: reader.pairs("content/recipes", recipeFacts, `${words}/recipes`, recipeWords),
    regions: reader.file("content/regions.yaml", regionsFacts),
    regionWords: reader.file(`${words}/regions.yaml`, regionsWords),
    spices: reader.file("content/spices.yaml", spicesFacts),
    spiceWords: reader.file(`${words}/spices.yaml`, spicesWords),
    photos: reader.file("content/photos.yaml", photosFacts),
    photoWords: reader.file(`${words}/photos.yaml`, photosWords),
    controls: reader.file("content/controls.yaml", controlsFacts),
    controlWords: reader.file(`${words}/controls.yaml`, controlsWords),
    placeholders: reader.file("content/placeholders.yaml", placeholdersFacts),
    frame: reader.file(`${words}/frame.yaml`, frameWords),
    catalogue: reader.file(`${words}/catalogue.yaml`, catalogueWords),
    pages: reader.pages(`${words}/pages`),
  };
  const broken = new Set(reader.problems.map(({ file }) => file));
  const problems = [...reader.problems, ...reader.unreadFiles(words), ...crossCheck(parts, folder, words, broken)];
  return { parts, problems: problems.map((problem) => withLine(problem, folder)) };
}

/** SITE_CONTROLS does not name a set of controls. */
export class ControlSetError extends Error {}

/** The set of controls that the environment's SITE_CONTROLS chooses instead of the content's `use`, if any. */
export function controlSetOfEnvironment(): ControlSetName | undefined {
  const wanted = process.env.SITE_CONTROLS;
  if (!wanted) return undefined;
  const name = controlSetName.safeParse(wanted);
  if (!name.success) throw new ControlSetError(`SITE_CONTROLS: expected specified or launch, got "${wanted}"`);
  return name.data;
}

/** Reads files and collects their problems. Its results are complete only while `problems` is empty. */
class Reader {
  readonly problems: Problem[] = [];
  readonly #folder: ContentFolder;
  readonly #requested = new Set<string>();

  constructor(folder: ContentFolder) {
    this.#folder = folder;
  }

  file<T extends z.ZodType>(file: string, schema: T, missing = "expected this file, but it is missing"): z.infer<T> {
    this.#requested.add(file);
    const found = this.#folder.files.get(file);
    if (this.#folder.unexpected.includes(file))
      return this.#fail(file, "expected a file, but there is a folder with this name");
    if (!found) return this.#fail(file, missing);
    this.problems.push(...found.problems);
    if (found.problems.length > 0) return undefined as z.infer<T>;
    const parsed = schema.safeParse(found.value);
    if (parsed.success) return parsed.data;
    this.problems.push(...problemsOf(parsed.error, file, found.value));
    return undefined as z.infer<T>;
  }

  /** A folder of facts and the matching folder of words: one object per pair, sorted by `id`. */
  pairs<F extends z.ZodType<{ id: number }>, W extends z.ZodType<object>>(
    factsFolder: string,
    facts: F,
    wordsFolder: string,
    words: W,
  ) {
    const names = this.#names(factsFolder);
    for (const extra of this.#names(wordsFolder).filter((name) => !names.includes(name))) {
      const file = `${wordsFolder}/${extra}.yaml`;
      this.#requested.add(file);
      const missing = `${factsFolder}/${extra}.yaml`;
      this.#fail(file, `expected its facts in ${missing}, but that file is missing; write it, or delete this one too`);
    }
    const pairs = names.map((name) => {
      const file = `${factsFolder}/${name}.yaml`;
      const wordsMissing = `expected this file, with the words for ${file}, but it is missing; write it, or delete that one too`;
      return {
        slug: name,
        ...this.file(file, facts),
        ...this.file(`${wordsFolder}/${name}.yaml`, words, wordsMissing),
      };
    });
    return pairs.sort((a, b) => a.id - b.id);
  }

  pages(folder: string) {
    return Object.fromEntries(
      pageNames.map((name) => [name, this.file(`${folder}/${name}.yaml`, pages[name].words)]),
    ) as PagesWords; // The entries come from this type's own keys and schemas.
  }

  /** Files that are never read, so whatever someone wrote in them would not be shown. */
  unreadFiles(words: string): Problem[] {
    const isUnread = (file: string) => !this.#requested.has(file) && !isOfOtherLanguage(file, words);
    const unread = [...this.#folder.files.keys()].filter(isUnread);
    const misnamed = this.#folder.unexpected.filter(isUnread);
    return [
      ...unread.map((file) => ({
        file,
        path: [],
        message: "expected no file with this name; correct the name or delete the file",
      })),
      ...misnamed.map((file) => ({
        file,
        path: [],
        message: file.endsWith(".yaml.txt")
          ? 'expected a file name that ends in .yaml, got one that ends in .yaml.txt; rename the file (Windows may hide the ending ".txt": in File Explorer choose View, Show, File name extensions)'
          : "expected a file name in small letters, digits and hyphens that ends in .yaml; rename or delete the file",
      })),
    ];
  }

  #names(folder: string): string[] {
    const inFolder = [...this.#folder.files.keys(), ...this.#folder.unexpected].filter(
      (file) => file.startsWith(`${folder}/`) && /^[^/]+\.yaml$/.test(file.slice(folder.length + 1)),
    );
    const names = inFolder.map((file) => file.slice(folder.length + 1, -".yaml".length));
    return names.filter((name) => slugPattern.test(name)).sort();
  }

  #fail(file: string, message: string): never {
    this.problems.push({ file, path: [], message });
    // The caller gets undefined; readContent throws before anything uses it.
    return undefined as never;
  }
}
