import type { ContentFolder } from "../../app/content/content-files.ts";
import type { PartsAsRead } from "../../app/content/parts.ts";
import { isExternal, pictureKey } from "../../app/content/picture-roles.ts";
import type { ProblemCode } from "../../app/content/problem-sentences.ts";
import { type FieldPath, type Problem, truncated } from "../../app/content/problems.ts";
import { defaultLanguage, type Language } from "../../app/site/languages.ts";
import { picturesNamed } from "./pictures-used.ts";

/** The default language's folder, which has the facts. Files in other languages only translate it. */
const facts = `content/${defaultLanguage}`;

/** A problem: the file's name in that folder, the field, and the code. */
type Found = [name: string, path: FieldPath, code: ProblemCode];

/**
 * Checks what no single schema can: that names are unique, pictures exist and references resolve.
 *
 * @param content the parts in the default language
 */
export function crossCheck(content: PartsAsRead, folder: ContentFolder): Problem[] {
  const found = [
    ...unusableNames(content),
    ...repeatedIds(content),
    ...repeatedIngredients(content),
    ...spicesThatAreProducts(content),
    ...unknownSpices(content),
    ...unknownRegions(content),
    ...photosWithSameKey(content),
    ...missingPictures(content, folder),
    ...missingIllustrations(content, folder),
    ...photosWithoutFile(content, folder),
  ];
  return found.map(([name, path, code]) => ({ file: `${facts}/${name}.yaml`, path, ...code }));
}

/**
 * An English name needs a Latin letter: the studio derives the file's name from it, which is part of URLs. Two of one name
 * could not be told apart on the pages, in the search or on the slip.
 */
function* unusableNames({ products, recipes }: PartsAsRead): Generator<Found> {
  const lists = {
    products: products.map(({ slug, name = "" }) => ({ slug, field: "name", name })),
    recipes: recipes.map(({ slug, title = "" }) => ({ slug, field: "title", name: title })),
  };
  for (const [folder, entries] of Object.entries(lists)) {
    const names = entries.map(({ name }) => name.toLowerCase());
    for (const [index, { slug, field, name }] of entries.entries()) {
      if (name === "") continue;
      const values = { name: truncated(name) };
      if (!/\p{Script=Latin}/u.test(name))
        yield [`${folder}/${slug}`, [field], { code: "nameWithoutLatinLetters", values }];
      if (names.indexOf(name.toLowerCase()) < index)
        yield [`${folder}/${slug}`, [field], { code: "repeatedName", values }];
    }
  }
}

function* repeatedIds({ regions = [], spices = [] }: PartsAsRead): Generator<Found> {
  for (const [kind, entries] of Object.entries({ regions, spices })) {
    const names = entries.map(({ id }) => id);
    for (const [index, id] of names.entries())
      if (names.indexOf(id) < index) yield [kind, [index, "id"], { code: "repeatedEntry", values: { entry: id } }];
  }
}

/** The ids of a recipe's spices and ingredients are unique: they identify its lines. */
function* repeatedIngredients({ recipes }: PartsAsRead): Generator<Found> {
  for (const { slug, spices = [], ingredients = [] } of recipes) {
    const seen = new Set<string>();
    for (const [list, entries] of Object.entries({ spices, ingredients }))
      for (const [index, { id }] of entries.entries())
        if (seen.has(id))
          yield [`recipes/${slug}`, [list, index, "id"], { code: "repeatedEntry", values: { entry: id } }];
        else seen.add(id);
  }
}

/** Products are spices already: an entry in spices.yaml with the same id would set a second colour. */
function* spicesThatAreProducts({ products, spices = [] }: PartsAsRead): Generator<Found> {
  for (const [index, { id }] of spices.entries()) {
    if (products.some(({ slug }) => slug === id))
      yield ["spices", [index, "id"], { code: "spiceIsProduct", values: { id } }];
  }
}

function* unknownSpices({ products, recipes, spices = [], pages }: PartsAsRead): Generator<Found> {
  const known = new Set([...products.map(({ slug }) => slug), ...spices.map(({ id }) => id)]);
  const [{ slug: example = "chilli-powder" } = {}] = products;
  const unknown = (id: string): ProblemCode => ({
    code: "unknownSpice",
    values: { id, example, file: `${facts}/spices.yaml` },
  });
  for (const { slug, spices = [] } of recipes)
    for (const [index, { id }] of spices.entries())
      if (!known.has(id)) yield [`recipes/${slug}`, ["spices", index, "id"], unknown(id)];
  for (const [index, { spice }] of (pages.home?.testimonials.quotes ?? []).entries())
    if (!known.has(spice)) yield ["pages/home", ["testimonials", "quotes", index, "spice"], unknown(spice)];
}

function* unknownRegions({ regions, pages: { home, distributors, contact } }: PartsAsRead): Generator<Found> {
  if (!regions) return;
  const known = new Set(regions.map(({ id }) => id));
  const idsOf = (states: readonly { region: string }[] | undefined) => states?.map(({ region }) => region);
  const lists: [page: string, before: FieldPath, regions: readonly string[] | undefined, after: FieldPath][] = [
    ["home", ["regions", "states"], idsOf(home?.regions.states), ["region"]],
    ["distributors", ["reach", "states"], idsOf(distributors?.reach.states), ["region"]],
    ["distributors", ["reach", "wanted"], distributors?.reach.wanted, []],
    ["contact", ["areas", "regions"], contact?.areas.regions, []],
  ];
  for (const [page, before, regions = [], after] of lists)
    for (const [index, region] of regions.entries())
      if (!known.has(region))
        yield [
          `pages/${page}`,
          [...before, index, ...after],
          { code: "unknownRegion", values: { id: region, file: `${facts}/regions.yaml` } },
        ];
}

function* missingPictures(content: PartsAsRead, folder: ContentFolder): Generator<Found> {
  for (const { file, path, picture } of picturesNamed(content)) {
    const name = file.slice(`${facts}/`.length, -".yaml".length);
    if (!isExternal(picture) && !folder.photos.has(picture))
      yield [name, path, { code: "missingPhoto", values: { name: picture } }];
    if (content.photos && !Object.hasOwn(content.photos, picture))
      yield ["photos", [picture], { code: "photoWithoutDescription", values: { usedIn: file } }];
  }
}

/** The style sheet names a picture without its extension, so `a.jpg` and `a.png` would share their crop. */
function* photosWithSameKey({ photos = {} }: PartsAsRead): Generator<Found> {
  const first = new Map<string, string>();
  for (const picture of Object.keys(photos)) {
    const other = first.get(pictureKey(picture));
    if (other) yield ["photos", [picture], { code: "repeatedPhotoName", values: { other } }];
    else first.set(pictureKey(picture), picture);
  }
}

function* missingIllustrations({ recipes }: PartsAsRead, { illustrations }: ContentFolder): Generator<Found> {
  for (const { slug, illustration } of recipes)
    if (illustration && !illustrations.has(illustration))
      yield [`recipes/${slug}`, ["illustration"], { code: "missingIllustration", values: { name: illustration } }];
}

/** Entries of photos.yaml without a file in content/photos/, usually misspelt. */
function* photosWithoutFile({ photos = {} }: PartsAsRead, folder: ContentFolder): Generator<Found> {
  for (const picture of Object.keys(photos))
    if (!isExternal(picture) && !folder.photos.has(picture))
      yield ["photos", [picture], { code: "descriptionWithoutPhoto", values: {} }];
}

/** The words of the link to the terms must be part of the label that they are linked in. */
export function linksOutsideLabels({ pages }: PartsAsRead, language: Language): Problem[] {
  const { agreedToTerms: label = "", termsLink: link = "" } = pages.distributors?.form ?? {};
  if (label.includes(link)) return [];
  const place = { file: `content/${language}/pages/distributors.yaml`, path: ["form", "termsLink"] };
  return [{ ...place, code: "linkOutsideLabel", values: { label, link } }];
}
