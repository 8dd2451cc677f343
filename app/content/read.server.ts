import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { type Action, type ControlName, controlSetName, controlsFacts, controlsWords } from "./controls.ts";
import { photosFacts, productFacts, recipeFacts, regionsFacts, siteFacts, spicesFacts } from "./facts.ts";
import { ContentError, type Problem, problemsOf, shortened } from "./problems.ts";
import {
  aboutWords,
  catalogueWords,
  contactWords,
  distributorsWords,
  frameWords,
  homeWords,
  notFoundWords,
  photosWords,
  productsWords,
  productWords,
  recipesWords,
  recipeWords,
  regionsWords,
  spicesWords,
} from "./words.ts";

/** The languages the site is written in: each has a folder `content/<language>/`. */
export const languages = ["en"] as const;
export type Language = (typeof languages)[number];

const pageSchemas = {
  home: homeWords,
  about: aboutWords,
  products: productsWords,
  distributors: distributorsWords,
  recipes: recipesWords,
  contact: contactWords,
  "not-found": notFoundWords,
} as const;

/** Everything the site says and shows in one language. */
export type Content = ReturnType<typeof readContent>;
export type Product = Content["products"][number];
export type Recipe = Content["recipes"][number];

/**
 * Reads, checks and cross-checks `content/` for one language.
 *
 * @param folder the project's root, which holds `content/`
 * @throws ContentError with every problem found, never just the first
 */
export function readContent(language: Language = "en", folder: string = process.cwd()) {
  const reader = new Reader(folder);
  const words = `content/${language}`;

  const content = {
    language,
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
    frame: reader.file(`${words}/frame.yaml`, frameWords),
    catalogue: reader.file(`${words}/catalogue.yaml`, catalogueWords),
    pages: reader.pages(`${words}/pages`),
  };
  reader.problems.push(...crossCheck(content, folder, words));
  if (reader.problems.length > 0) throw new ContentError(reader.problems);

  return { ...content, controls: chosenControls(content.controls) };
}

/** SITE_CONTROLS names no set of controls. */
export class ControlSetError extends Error {}

/** The set of controls this build uses, named by the environment's SITE_CONTROLS. */
function chosenControls(sets: z.infer<typeof controlsFacts>): Record<ControlName, Action> {
  const wanted = process.env.SITE_CONTROLS || "specified";
  const name = controlSetName.safeParse(wanted);
  if (!name.success) throw new ControlSetError(`SITE_CONTROLS: expected specified or launch, got "${wanted}"`);
  return sets[name.data];
}

/** Reads files and collects what is wrong with them. Its results are whole only while `problems` is empty. */
class Reader {
  readonly problems: Problem[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  file<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
    const path = join(this.#folder, file);
    if (!existsSync(path)) return this.#fail(file, "expected this file, but it is missing");
    if (statSync(path).isDirectory()) return this.#fail(file, "expected a file, but there is a folder of this name");
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(path, "utf8"), { lineCounter: lines });
    const broken = [...document.errors, ...document.warnings];
    if (broken.length > 0) {
      for (const { message, pos } of broken) {
        const { line, col } = lines.linePos(pos[0]);
        this.#fail(
          file,
          `line ${line}, column ${col}: expected valid YAML, got: ${shortened(message.split("\n")[0] ?? "", 200)}`,
        );
      }
      return undefined as z.infer<T>;
    }
    let found: unknown;
    try {
      found = document.toJS();
    } catch (error) {
      return this.#fail(file, `expected valid YAML, got: ${error instanceof Error ? error.message : error}`);
    }
    const parsed = schema.safeParse(found);
    if (parsed.success) return parsed.data;
    this.problems.push(...problemsOf(parsed.error, file, found));
    return undefined as z.infer<T>;
  }

  /** A folder of facts and its mirror of words: one object a pair, sorted by `id`. */
  pairs<F extends z.ZodType<{ id: number }>, W extends z.ZodType<object>>(
    factsFolder: string,
    facts: F,
    wordsFolder: string,
    words: W,
  ) {
    const names = this.#names(factsFolder);
    for (const extra of this.#names(wordsFolder).filter((name) => !names.includes(name))) {
      this.#fail(
        `${wordsFolder}/${extra}.yaml`,
        `expected its facts in ${factsFolder}/${extra}.yaml, but that file is missing`,
      );
    }
    const pairs = names.map((name) => ({
      slug: name,
      ...this.file(`${factsFolder}/${name}.yaml`, facts),
      ...this.file(`${wordsFolder}/${name}.yaml`, words),
    }));
    return pairs.sort((a, b) => a.id - b.id);
  }

  pages(folder: string) {
    type Pages = { [Name in keyof typeof pageSchemas]: z.infer<(typeof pageSchemas)[Name]> };
    return Object.fromEntries(
      Object.entries(pageSchemas).map(([name, schema]) => [name, this.file(`${folder}/${name}.yaml`, schema)]),
    ) as Pages; // The entries above are made from this very type's keys and schemas.
  }

  #names(folder: string): string[] {
    const path = join(this.#folder, folder);
    if (!existsSync(path)) {
      this.#fail(folder, "expected this folder, but it is missing");
      return [];
    }
    const files = readdirSync(path)
      .filter((name) => /^[^.].*\.ya?ml$/i.test(name))
      .sort();
    const isNamedWell = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(name);
    for (const name of files.filter((name) => !isNamedWell(name)))
      this.#fail(`${folder}/${name}`, "expected a file name of small letters, digits and hyphens that ends in .yaml");
    return files.filter(isNamedWell).map((name) => basename(name, ".yaml"));
  }

  #fail(file: string, says: string): never {
    this.problems.push({ file, field: "", says });
    // Whoever asked gets nothing; readContent throws before anything is used.
    return undefined as never;
  }
}

type Unchecked = Omit<Content, "controls" | "language">;

/** As read: a file with problems of its own is undefined, and what depends on it is not asked for. */
type AsRead = {
  [Part in keyof Unchecked]: Part extends "products" | "recipes"
    ? Partial<Unchecked[Part][number]>[]
    : Part extends "pages"
      ? Partial<Unchecked[Part]>
      : Unchecked[Part] | undefined;
};

/** What no single schema can say: ids unique, pictures there, names that lead somewhere. */
function crossCheck(content: AsRead, folder: string, words: string): Problem[] {
  return [
    ...repeatedIds(content),
    ...repeatedNames(content),
    ...unknownSpices(content, words),
    ...unknownRegions(content, words),
    ...missingPictures(content, folder, words),
  ];
}

function repeatedIds({ products, recipes }: AsRead): Problem[] {
  return Object.entries({ products, recipes }).flatMap(([kind, entries]) => {
    const first = new Map<number, string | undefined>();
    return entries.flatMap(({ id, slug }) => {
      if (id === undefined) return [];
      const other = first.get(id);
      if (!other) first.set(id, slug);
      return other
        ? {
            file: `content/${kind}/${slug}.yaml`,
            field: "id",
            says: `expected a number no other has, got ${id}, which ${other}.yaml has too`,
          }
        : [];
    });
  });
}

function repeatedNames({ regions = [], spices = [] }: AsRead): Problem[] {
  const again = (file: string, names: readonly string[], field: string) =>
    names.flatMap((name, index) =>
      names.indexOf(name) < index
        ? { file, field: field.replace("*", String(index)), says: `expected each name once, got "${name}" again` }
        : [],
    );
  return [
    ...again(
      "content/regions.yaml",
      regions.map(({ id }) => id),
      "*.id",
    ),
    ...again("content/spices.yaml", spices, "*"),
  ];
}

function unknownSpices({ products, recipes, spices = [], spiceWords, pages }: AsRead, words: string): Problem[] {
  const known = new Set([...products.map(({ slug }) => slug), ...spices]);
  const named = [
    ...recipes.flatMap(({ slug, spices = [] }) =>
      spices.map((spice, index) => ({ file: `content/recipes/${slug}.yaml`, field: `spices.${index}`, spice })),
    ),
    ...(pages.home?.testimonials.voices ?? []).map(({ spice }, index) => ({
      file: `${words}/pages/home.yaml`,
      field: `testimonials.voices.${index}.spice`,
      spice,
    })),
  ];
  return [
    ...named
      .filter(({ spice }) => !known.has(spice))
      .map(({ file, field, spice }) => ({
        file,
        field,
        says: `expected a spice from content/products or content/spices.yaml, got "${spice}"`,
      })),
    ...spices
      .filter((spice) => spiceWords && !Object.hasOwn(spiceWords, spice))
      .map((spice) => ({
        file: `${words}/spices.yaml`,
        field: spice,
        says: "expected the spice's name, but it is missing",
      })),
  ];
}

function unknownRegions({ regions, regionWords, pages }: AsRead, words: string): Problem[] {
  if (!regions) return [];
  const known = new Set(regions.map(({ id }) => id));
  const name = (page: string, field: string) => (region: string, index: number) => ({
    page,
    field: field.replace("*", String(index)),
    region,
  });
  const named = [
    ...(pages.home?.regions.boards ?? []).map(({ region }) => region).map(name("home", "regions.boards.*.region")),
    ...(pages.distributors?.reach.boards ?? [])
      .map(({ region }) => region)
      .map(name("distributors", "reach.boards.*.region")),
    ...(pages.distributors?.reach.wanted ?? []).map(name("distributors", "reach.wanted.*")),
    ...(pages.contact?.areas.regions ?? []).map(name("contact", "areas.regions.*")),
  ];
  return [
    ...named
      .filter(({ region }) => !known.has(region))
      .map(({ page, field, region }) => ({
        file: `${words}/pages/${page}.yaml`,
        field,
        says: `expected a state from content/regions.yaml, got "${region}"`,
      })),
    ...regions
      .filter(({ id }) => regionWords && !Object.hasOwn(regionWords, id))
      .map(({ id }) => ({
        file: `${words}/regions.yaml`,
        field: id,
        says: "expected the state's name and cities, but they are missing",
      })),
  ];
}

function missingPictures(content: AsRead, folder: string, words: string): Problem[] {
  const { photos, photoWords } = content;
  return picturesNamed(content, words).flatMap(({ file, field, picture }) => {
    const problems: Problem[] = [];
    if (!picture.startsWith("https://") && !existsSync(resolve(folder, "content/photos", picture)))
      problems.push({ file, field, says: `expected a file in content/photos/, but there is no "${picture}"` });
    if (photoWords && !photoWords[picture])
      problems.push({
        file: `${words}/photos.yaml`,
        field: picture,
        says: `expected a sentence that says what it shows (used in ${file})`,
      });
    if (photos && !photos[picture])
      problems.push({
        file: "content/photos.yaml",
        field: picture,
        says: `expected its focus and ground (used in ${file})`,
      });
    return problems;
  });
}

function picturesNamed({ products, pages: { home, about, products: shelf, distributors } }: AsRead, words: string) {
  const named: [file: string, field: string, picture: string | undefined][] = [
    ...products.map(({ slug, picture }): [string, string, string | undefined] => [
      `content/products/${slug}.yaml`,
      "picture",
      picture,
    ]),
    [`${words}/pages/home.yaml`, "hero.picture", home?.hero.picture],
    [`${words}/pages/home.yaml`, "hero.portrait", home?.hero.portrait],
    [`${words}/pages/home.yaml`, "letter.picture", home?.letter.picture],
    [`${words}/pages/about.yaml`, "heroPicture", about?.heroPicture],
    ...(about?.process.steps ?? []).map(({ picture }, index): [string, string, string] => [
      `${words}/pages/about.yaml`,
      `process.steps.${index}.picture`,
      picture,
    ]),
    [`${words}/pages/about.yaml`, "finale.picture", about?.finale.picture],
    [`${words}/pages/products.yaml`, "bulk.picture", shelf?.bulk.picture],
    [`${words}/pages/distributors.yaml`, "picture", distributors?.picture],
  ];
  return named.flatMap(([file, field, picture]) => (picture ? { file, field, picture } : []));
}
