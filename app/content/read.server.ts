import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { type Action, type ControlName, controlSetName, controlsFacts, controlsWords } from "./controls.ts";
import { photosFacts, productFacts, recipeFacts, regionsFacts, siteFacts, spicesFacts } from "./facts.ts";
import { ContentError, type Problem, problemsOf } from "./problems.ts";
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
  if (reader.problems.length === 0) reader.problems.push(...crossCheck(content, folder, words));
  if (reader.problems.length > 0) throw new ContentError(reader.problems);

  return { ...content, controls: chosenControls(content.controls) };
}

/** The set of controls this build uses, named by the environment's SITE_CONTROLS. */
function chosenControls(sets: z.infer<typeof controlsFacts>): Record<ControlName, Action> {
  const wanted = process.env.SITE_CONTROLS || "specified";
  const name = controlSetName.safeParse(wanted);
  if (!name.success) throw new Error(`SITE_CONTROLS: expected specified or launch, got "${wanted}"`);
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
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(path, "utf8"), { lineCounter: lines });
    const broken = [...document.errors, ...document.warnings];
    if (broken.length > 0) {
      for (const { message, pos } of broken) {
        const { line, col } = lines.linePos(pos[0]);
        this.#fail(file, `line ${line}, column ${col}: expected valid YAML, got: ${message.split("\n")[0]}`);
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
    return readdirSync(path)
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => basename(name, ".yaml"))
      .sort();
  }

  #fail(file: string, says: string): never {
    this.problems.push({ file, field: "", says });
    // Whoever asked gets nothing; readContent throws before anything is used.
    return undefined as never;
  }
}

type Unchecked = Omit<Content, "controls" | "language">;

/** What no single schema can say: ids unique, pictures there, names that lead somewhere. */
function crossCheck(content: Unchecked, folder: string, words: string): Problem[] {
  const problems: Problem[] = [];
  const fail = (file: string, field: string, says: string) => problems.push({ file, field, says });

  for (const [kind, entries] of [
    ["products", content.products],
    ["recipes", content.recipes],
  ] as const) {
    const seen = new Map<number, string>();
    for (const { id, slug } of entries) {
      const first = seen.get(id);
      if (first)
        fail(
          `content/${kind}/${slug}.yaml`,
          "id",
          `expected a number no other has, got ${id}, which ${first}.yaml has too`,
        );
      else seen.set(id, slug);
    }
  }

  const spices = new Set([...content.products.map(({ slug }) => slug), ...content.spices]);
  for (const recipe of content.recipes) {
    recipe.spices.forEach((spice, index) => {
      if (!spices.has(spice))
        fail(
          `content/recipes/${recipe.slug}.yaml`,
          `spices.${index}`,
          `expected a spice from content/products or content/spices.yaml, got "${spice}"`,
        );
    });
  }
  for (const spice of content.spices) {
    if (!content.spiceWords[spice]) fail(`${words}/spices.yaml`, spice, "expected the spice's name, but it is missing");
  }
  content.pages.home.testimonials.voices.forEach(({ spice }, index) => {
    if (!spices.has(spice))
      fail(
        `${words}/pages/home.yaml`,
        `testimonials.voices.${index}.spice`,
        `expected a product's file name, got "${spice}"`,
      );
  });

  const regions = new Set(content.regions.map(({ id }) => id));
  for (const { id } of content.regions) {
    if (!content.regionWords[id])
      fail(`${words}/regions.yaml`, id, "expected the state's name and cities, but they are missing");
  }
  for (const [page, field, named] of regionsNamed(content)) {
    if (!regions.has(named))
      fail(`${words}/pages/${page}.yaml`, field, `expected a state from content/regions.yaml, got "${named}"`);
  }

  for (const [file, field, picture] of picturesNamed(content, words)) {
    if (!picture.startsWith("https://") && !existsSync(resolve(folder, "content/photos", picture)))
      fail(file, field, `expected a file in content/photos/, but there is no "${picture}"`);
    if (!content.photoWords[picture])
      fail(`${words}/photos.yaml`, picture, `expected a sentence that says what it shows (used in ${file})`);
    if (!content.photos[picture])
      fail("content/photos.yaml", picture, `expected its focus and ground (used in ${file})`);
  }
  return problems;
}

function regionsNamed({ pages }: Unchecked): [page: string, field: string, region: string][] {
  return [
    ...pages.home.regions.boards.map(
      ({ region }, index) => ["home", `regions.boards.${index}.region`, region] as [string, string, string],
    ),
    ...pages.distributors.reach.boards.map(
      ({ region }, index) => ["distributors", `reach.boards.${index}.region`, region] as [string, string, string],
    ),
    ...pages.distributors.reach.wanted.map(
      (region, index) => ["distributors", `reach.wanted.${index}`, region] as [string, string, string],
    ),
    ...pages.contact.areas.regions.map(
      (region, index) => ["contact", `areas.regions.${index}`, region] as [string, string, string],
    ),
  ];
}

function picturesNamed(
  { products, pages }: Unchecked,
  words: string,
): [file: string, field: string, picture: string][] {
  const { home, about, products: shelf, distributors } = pages;
  return [
    ...products.flatMap(({ slug, picture }) =>
      picture ? [[`content/products/${slug}.yaml`, "picture", picture] as [string, string, string]] : [],
    ),
    [`${words}/pages/home.yaml`, "hero.picture", home.hero.picture],
    [`${words}/pages/home.yaml`, "hero.portrait", home.hero.portrait],
    [`${words}/pages/home.yaml`, "letter.picture", home.letter.picture],
    [`${words}/pages/about.yaml`, "heroPicture", about.heroPicture],
    ...about.process.steps.map(
      ({ picture }, index) =>
        [`${words}/pages/about.yaml`, `process.steps.${index}.picture`, picture] as [string, string, string],
    ),
    [`${words}/pages/about.yaml`, "finale.picture", about.finale.picture],
    [`${words}/pages/products.yaml`, "bulk.picture", shelf.bulk.picture],
    [`${words}/pages/distributors.yaml`, "picture", distributors.picture],
  ];
}
