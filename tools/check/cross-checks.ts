import type { ContentFolder } from "../../app/content/content-folder.ts";
import type { PartsAsRead } from "../../app/content/parts.server.ts";
import { isElsewhere } from "../../app/content/picture-roles.ts";
import type { FieldPath, Problem } from "../../app/content/problems.ts";
import { controlNames } from "../../app/content/schema/controls.ts";
import { defaultLanguage } from "../../app/languages.ts";
import { listedPaths } from "../../app/pages.ts";
import { picturesNamed } from "./pictures-used.ts";

/** The folder of the facts, which cross-checks are about: other languages only translate. */
const facts = `content/${defaultLanguage}`;

/**
 * Checks what no single schema can: that ids are unique, pictures exist and references resolve.
 *
 * @param content the parts in the default language
 */
export function crossCheck(content: PartsAsRead, folder: ContentFolder): Problem[] {
  return [
    ...repeatedIds(content),
    ...repeatedNames(content),
    ...repeatedIngredients(content),
    ...spicesThatAreProducts(content),
    ...unknownSpices(content),
    ...unknownRegions(content),
    ...missingPictures(content, folder),
    ...missingIllustrations(content, folder),
    ...unusedPictureNames(content, folder),
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
            file: `${facts}/${kind}/${slug}.yaml`,
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
            file: `${facts}/${kind}.yaml`,
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
        ? { file: `${facts}/recipes/${slug}.yaml`, path, message: `expected each ingredient once, got "${id}" again` }
        : [],
    );
  });
}

/** A product is already a spice: if two share a name, one would give its colour to both. */
function spicesThatAreProducts({ products, spices = [] }: PartsAsRead): Problem[] {
  const slugs = products.map(({ slug }) => slug);
  return spices.flatMap(({ id }, index) =>
    slugs.includes(id)
      ? {
          file: `${facts}/spices.yaml`,
          path: [index, "id"],
          message: `expected a spice that is not a product, got "${id}", which has a file in ${facts}/products; delete it here`,
        }
      : [],
  );
}

function unknownSpices({ products, recipes, spices = [], pages }: PartsAsRead): Problem[] {
  const known = new Set([...products.map(({ slug }) => slug), ...spices.map(({ id }) => id)]);
  const [{ slug: example = "chilli-powder" } = {}] = products;
  const named: { file: string; path: FieldPath; spice: string }[] = [
    ...recipes.flatMap(({ slug, spices = [] }) =>
      spices.map(({ id }, index) => ({
        file: `${facts}/recipes/${slug}.yaml`,
        path: ["spices", index, "id"],
        spice: id,
      })),
    ),
    ...(pages.home?.testimonials.quotes ?? []).map(({ spice }, index) => ({
      file: `${facts}/pages/home.yaml`,
      path: ["testimonials", "quotes", index, "spice"],
      spice,
    })),
  ];
  return named
    .filter(({ spice }) => !known.has(spice))
    .map(({ file, path, spice }) => ({
      file,
      path,
      message: `expected the name of a product's file, such as ${example}, or of a spice in ${facts}/spices.yaml, got "${spice}"`,
    }));
}

function unknownRegions({ regions, pages }: PartsAsRead): Problem[] {
  if (!regions) return [];
  const known = new Set(regions.map(({ id }) => id));
  const named = (page: string, before: FieldPath, regions: readonly string[] = [], after: FieldPath = []) =>
    regions.map((region, index) => ({
      file: `${facts}/pages/${page}.yaml`,
      path: [...before, index, ...after],
      region,
    }));
  const { home, distributors, contact } = pages;
  const idsOf = (states: readonly { region: string }[] | undefined) => states?.map(({ region }) => region);
  return [
    ...named("home", ["regions", "states"], idsOf(home?.regions.states), ["region"]),
    ...named("distributors", ["reach", "states"], idsOf(distributors?.reach.states), ["region"]),
    ...named("distributors", ["reach", "wanted"], distributors?.reach.wanted),
    ...named("contact", ["areas", "regions"], contact?.areas.regions),
  ]
    .filter(({ region }) => !known.has(region))
    .map(({ file, path, region }) => ({
      file,
      path,
      message: `expected a state from ${facts}/regions.yaml, got "${region}"`,
    }));
}

function missingPictures(content: PartsAsRead, folder: ContentFolder): Problem[] {
  return picturesNamed(content).flatMap(({ file, path, picture }) => [
    ...(isElsewhere(picture) || folder.photos.has(picture)
      ? []
      : [{ file, path, message: `expected a file in content/photos/, but there is no "${picture}"` }]),
    ...(content.photos && !Object.hasOwn(content.photos, picture)
      ? [
          {
            file: `${facts}/photos.yaml`,
            path: [picture],
            message: `expected this picture, with a sentence that says what it shows (used in ${file})`,
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
          file: `${facts}/recipes/${slug}.yaml`,
          path: ["illustration"],
          message: `expected a file in content/illustrations/, but there is no "${illustration}"`,
        },
  );
}

/** Names of pictures that do not exist, usually misspelt. */
function unusedPictureNames({ photos = {} }: PartsAsRead, folder: ContentFolder): Problem[] {
  return Object.keys(photos)
    .filter((picture) => !isElsewhere(picture) && !folder.photos.has(picture))
    .map((picture) => ({
      file: `${facts}/photos.yaml`,
      path: [picture],
      message: "expected the name of a file in content/photos/; correct its spelling or delete it",
    }));
}

/** Links of controls to pages that do not exist. */
function deadLinks({ controls }: PartsAsRead): Problem[] {
  if (!controls) return [];
  const { specified, launch } = controls;
  return Object.entries({ specified, launch }).flatMap(([set, actions]) =>
    controlNames.flatMap((control): Problem[] => {
      const action = actions[control];
      if (action.kind !== "link" || listedPaths.some((path) => path === action.to.replace(/[?#].*/, ""))) return [];
      return [
        {
          file: `${facts}/controls.yaml`,
          path: [set, control, "to"],
          message: `expected the address of a page, one of ${listedPaths.join(", ")}, got "${action.to}"`,
        },
      ];
    }),
  );
}
