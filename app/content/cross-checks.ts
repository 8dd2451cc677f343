import type { z } from "zod";
import type { CatalogueWords, ProductWords } from "../catalogue/words.ts";
import type { FrameWords } from "../frame/words.ts";
import { listedPaths, type PageName, type pages } from "../pages.ts";
import type { RecipeWords } from "../routes/recipes/words.ts";
import { type ContentFolder, isOfOtherLanguage } from "./content-folder.ts";
import type { controlsFacts, controlsWords } from "./controls.ts";
import type {
  PhotoFacts,
  PlaceholdersFacts,
  ProductFacts,
  RecipeFacts,
  RegionFacts,
  SiteFacts,
  SpiceFacts,
} from "./facts.ts";
import { isElsewhere } from "./picture-roles.ts";
import { picturesNamed } from "./pictures-used.ts";
import { at, type FieldPath, type Problem } from "./problems.ts";
import type { RegionWords } from "./words.ts";

/** The words of every page. */
export type PagesWords = { [Name in PageName]: z.infer<(typeof pages)[Name]["words"]> };

/** The parts of `content/` in one language, file by file. */
export interface ContentParts {
  site: SiteFacts;
  products: (ProductFacts & ProductWords & { slug: string })[];
  recipes: (RecipeFacts & RecipeWords & { slug: string })[];
  regions: RegionFacts[];
  regionWords: Record<string, RegionWords>;
  spices: SpiceFacts[];
  spiceWords: Record<string, string>;
  photos: Record<string, PhotoFacts>;
  photoWords: Record<string, string>;
  controls: z.infer<typeof controlsFacts>;
  controlWords: z.infer<typeof controlsWords>;
  placeholders: PlaceholdersFacts;
  frame: FrameWords;
  catalogue: CatalogueWords;
  pages: PagesWords;
}

/** As read: a file with problems of its own is undefined, and checks that depend on it are skipped. */
export type PartsAsRead = {
  [Part in keyof ContentParts]: Part extends "products" | "recipes"
    ? Partial<ContentParts[Part][number]>[]
    : Part extends "pages"
      ? Partial<PagesWords>
      : ContentParts[Part] | undefined;
};

/**
 * Checks what no single schema can: that ids are unique, pictures exist and references resolve.
 *
 * @param words the language's folder, e.g. `content/en`
 * @param broken files that have problems of their own
 */
export function crossCheck(
  content: PartsAsRead,
  folder: ContentFolder,
  words: string,
  broken: ReadonlySet<string>,
): Problem[] {
  return [
    ...repeatedIds(content),
    ...repeatedNames(content),
    ...repeatedIngredients(content),
    ...unnamedIngredients(content, words),
    ...spicesThatAreProducts(content, words),
    ...unknownSpices(content, words),
    ...unknownRegions(content, words),
    ...missingPictures(content, folder, words),
    ...missingIllustrations(content, folder),
    ...unusedPictureNames(content, folder, words),
    ...unknownPlaceholders(content, folder, words, broken),
    ...deadLinks(content),
  ];
}

function repeatedIds({ products, recipes }: PartsAsRead): Problem[] {
  return Object.entries({ products, recipes }).flatMap(([kind, entries]) => {
    const first = new Map<number, string | undefined>();
    return entries.flatMap(({ id, slug }) => {
      if (id === undefined) return [];
      const other = first.get(id);
      if (!other) first.set(id, slug);
      return other
        ? {
            file: `content/${kind}/${slug}.yaml`,
            path: ["id"],
            message: `expected a number that no other file has, got ${id}, which ${other}.yaml has too`,
          }
        : [];
    });
  });
}

function repeatedNames({ regions = [], spices = [] }: PartsAsRead): Problem[] {
  return Object.entries({ regions, spices }).flatMap(([kind, entries]) => {
    const names = entries.map(({ id }) => id);
    return names.flatMap((name, index) =>
      names.indexOf(name) < index
        ? {
            file: `content/${kind}.yaml`,
            path: [index, "id"],
            message: `expected each name once, got "${name}" again`,
          }
        : [],
    );
  });
}

/** A dish names each spice and each ingredient once: the id is its line. */
function repeatedIngredients({ recipes }: PartsAsRead): Problem[] {
  return recipes.flatMap(({ slug, spices = [], ingredients = [] }) => {
    const named = Object.entries({ spices, ingredients }).flatMap(([list, entries]) =>
      entries.map(({ id }, index) => ({ id, path: [list, index, "id"] })),
    );
    return named.flatMap(({ id, path }, index) =>
      named.findIndex((other) => other.id === id) < index
        ? { file: `content/recipes/${slug}.yaml`, path, message: `expected each ingredient once, got "${id}" again` }
        : [],
    );
  });
}

/** The ingredients of each recipe, in its facts and in its words. */
function unnamedIngredients({ recipes }: PartsAsRead, words: string): Problem[] {
  return recipes.flatMap(({ slug, ingredients, ingredientWords }) =>
    ingredients
      ? mirrored(
          ingredients.map(({ id }) => id),
          ingredientWords,
          {
            file: `${words}/recipes/${slug}.yaml`,
            within: ["ingredients"],
            facts: `content/recipes/${slug}.yaml`,
            what: "the ingredient in words, but it is missing",
          },
        )
      : [],
  );
}

/** A product is already a spice: if two share a name, one would give its colour to both. */
function spicesThatAreProducts({ products, spices = [] }: PartsAsRead, words: string): Problem[] {
  const slugs = products.map(({ slug }) => slug);
  return spices.flatMap(({ id }, index) =>
    slugs.includes(id)
      ? {
          file: "content/spices.yaml",
          path: [index, "id"],
          message: `expected a spice that is not a product, got "${id}", which has a file in content/products; delete it here and in ${words}/spices.yaml`,
        }
      : [],
  );
}

function unknownSpices({ products, recipes, spices = [], spiceWords, pages }: PartsAsRead, words: string): Problem[] {
  const known = new Set([...products.map(({ slug }) => slug), ...spices.map(({ id }) => id)]);
  const [{ slug: example = "chilli-powder" } = {}] = products;
  const named: { file: string; path: FieldPath; spice: string }[] = [
    ...recipes.flatMap(({ slug, spices = [] }) =>
      spices.map(({ id }, index) => ({
        file: `content/recipes/${slug}.yaml`,
        path: ["spices", index, "id"],
        spice: id,
      })),
    ),
    ...(pages.home?.testimonials.quotes ?? []).map(({ spice }, index) => ({
      file: `${words}/pages/home.yaml`,
      path: ["testimonials", "quotes", index, "spice"],
      spice,
    })),
  ];
  return [
    ...named
      .filter(({ spice }) => !known.has(spice))
      .map(({ file, path, spice }) => ({
        file,
        path,
        message: `expected the name of a product's file, such as ${example}, or of a spice in content/spices.yaml, got "${spice}"`,
      })),
    ...mirrored(
      spices.map(({ id }) => id),
      spiceWords,
      { file: `${words}/spices.yaml`, facts: "content/spices.yaml", what: "the spice's name, but it is missing" },
    ),
  ];
}

function unknownRegions({ regions, regionWords, pages }: PartsAsRead, words: string): Problem[] {
  if (!regions) return [];
  const known = new Set(regions.map(({ id }) => id));
  const named = (page: string, before: FieldPath, regions: readonly string[] = [], after: FieldPath = []) =>
    regions.map((region, index) => ({
      file: `${words}/pages/${page}.yaml`,
      path: [...before, index, ...after],
      region,
    }));
  const { home, distributors, contact } = pages;
  const idsOf = (states: readonly { region: string }[] | undefined) => states?.map(({ region }) => region);
  return [
    ...[
      ...named("home", ["regions", "states"], idsOf(home?.regions.states), ["region"]),
      ...named("distributors", ["reach", "states"], idsOf(distributors?.reach.states), ["region"]),
      ...named("distributors", ["reach", "wanted"], distributors?.reach.wanted),
      ...named("contact", ["areas", "regions"], contact?.areas.regions),
    ]
      .filter(({ region }) => !known.has(region))
      .map(({ file, path, region }) => ({
        file,
        path,
        message: `expected a state from content/regions.yaml, got "${region}"`,
      })),
    ...mirrored([...known], regionWords, {
      file: `${words}/regions.yaml`,
      facts: "content/regions.yaml",
      what: "the state's name and cities, but they are missing",
    }),
  ];
}

/** Checks that the words name exactly what the facts name. */
function mirrored(
  names: readonly string[],
  words: Readonly<Record<string, unknown>> | undefined,
  { file, within = [], facts, what }: { file: string; within?: FieldPath; facts: string; what: string },
): Problem[] {
  if (!words) return [];
  return [
    ...names
      .filter((name) => !Object.hasOwn(words, name))
      .map((name) => ({ file, path: [...within, name], message: `expected ${what}` })),
    ...Object.keys(words)
      .filter((name) => !names.includes(name))
      .map((name) => ({
        file,
        path: [...within, name],
        message: `expected a name from ${facts}; correct its spelling or delete it`,
      })),
  ];
}

function missingPictures(content: PartsAsRead, folder: ContentFolder, words: string): Problem[] {
  return picturesNamed(content, words).flatMap(({ file, path, picture }) => [
    ...(isElsewhere(picture) || folder.photos.has(picture)
      ? []
      : [{ file, path, message: `expected a file in content/photos/, but there is no "${picture}"` }]),
    ...(content.photoWords && !Object.hasOwn(content.photoWords, picture)
      ? [
          {
            file: `${words}/photos.yaml`,
            path: [picture],
            message: `expected a sentence that says what it shows (used in ${file})`,
          },
        ]
      : []),
  ]);
}

function missingIllustrations({ recipes }: PartsAsRead, { illustrations }: ContentFolder): Problem[] {
  return recipes.flatMap(({ slug, illustration }) =>
    illustration === undefined || illustrations.has(illustration)
      ? []
      : {
          file: `content/recipes/${slug}.yaml`,
          path: ["illustration"],
          message: `expected a file in content/illustrations/, but there is no "${illustration}"`,
        },
  );
}

/** Names of pictures that do not exist, usually misspelt. */
function unusedPictureNames(
  { photos = {}, photoWords = {} }: PartsAsRead,
  folder: ContentFolder,
  words: string,
): Problem[] {
  return Object.entries({ "content/photos.yaml": photos, [`${words}/photos.yaml`]: photoWords }).flatMap(
    ([file, entries]) =>
      Object.keys(entries)
        .filter((picture) => !isElsewhere(picture) && !folder.photos.has(picture))
        .map((picture) => ({
          file,
          path: [picture],
          message: "expected the name of a file in content/photos/; correct its spelling or delete it",
        })),
  );
}

function unknownPlaceholders(
  { placeholders = {} }: PartsAsRead,
  folder: ContentFolder,
  words: string,
  broken: ReadonlySet<string>,
): Problem[] {
  const file = "content/placeholders.yaml";
  return Object.entries(placeholders).flatMap(([name, fields]): Problem[] => {
    // Whether another language's file is broken is known only when that language is read.
    if (broken.has(`content/${name}`) || isOfOtherLanguage(`content/${name}`, words)) return [];
    const named = folder.files.get(`content/${name}`);
    if (!named) return [{ file, path: [name], message: "expected the name of a file in content/, like site.yaml" }];
    return Object.keys(fields ?? {})
      .filter((field) => typeof at(named.value, placeholderPath(field)) !== "string")
      .map((field) => ({
        file,
        path: [name, field],
        message: `expected the name of a field of content/${name}, like ${exampleField(named.value)}; correct it or delete the line`,
      }));
  });
}

/** Links of controls to pages that do not exist. */
function deadLinks({ controls }: PartsAsRead): Problem[] {
  if (!controls) return [];
  const { specified, launch } = controls;
  return Object.entries({ specified, launch }).flatMap(([set, actions]) =>
    Object.entries(actions).flatMap(([control, action]): Problem[] =>
      action.kind !== "link" || listedPaths.some((path) => path === action.to.replace(/[?#].*/, ""))
        ? []
        : [
            {
              file: "content/controls.yaml",
              path: [set, control, "to"],
              message: `expected the address of a page, one of ${listedPaths.join(", ")}, got "${action.to}"`,
            },
          ],
    ),
  );
}

/** Turns a field's name in placeholders.yaml, where list positions count from 1, into a path. */
export function placeholderPath(field: string): FieldPath {
  return field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));
}

function exampleField(value: unknown): string {
  const [name = "phones.main", inner] = Object.entries(value ?? {})[0] ?? [];
  return typeof inner === "object" && inner !== null ? `${name}.${Object.keys(inner)[0]}` : name;
}
