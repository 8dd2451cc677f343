import type { z } from "zod";
import type { ContentFolder } from "../../app/content/content-files.ts";
import type { PartsAsRead } from "../../app/content/parts.ts";
import { isExternal } from "../../app/content/picture-roles.ts";
import type { ProblemCode } from "../../app/content/problem-sentences.ts";
import { type FieldPath, type Problem, truncated } from "../../app/content/problems.ts";
import { schemasIn } from "../../app/content/schema/nested-schemas.ts";
import { schemaOf, schemas } from "../../app/content/schema/schemas.ts";
import { defaultLanguage, type Language } from "../../app/site/languages.ts";
import { picturesNamed, textsAt } from "./pictures-used.ts";

/** The default language's folder, which has the facts. Files in other languages only translate it. */
const facts = `content/${defaultLanguage}`;

/** A problem: the file's name in that folder, the field, and the code. */
type Found = [name: string, path: FieldPath, code: ProblemCode];

/**
 * Checks what no single schema can: that names are unique, pictures exist and references resolve.
 *
 * @param content the parts in the default language
 * @param broken files with problems of their own, whose references are not checked
 */
export function crossCheck(content: PartsAsRead, folder: ContentFolder, broken: ReadonlySet<string>): Problem[] {
  const found = [
    ...namesWithoutLatinLetters(content),
    ...repeatedEntries(content),
    ...unknownNames(content, folder, broken),
    ...photosWithoutDescription(content),
  ];
  return found.map(([name, path, code]) => ({ file: `${facts}/${name}.yaml`, path, ...code }));
}

/** The English names of the products and recipes. */
const namesOf = ({ products, recipes }: PartsAsRead): Named[] => [
  ...products.map(({ slug, name = "" }): Named => [`products/${slug}`, ["name"], name]),
  ...recipes.map(({ slug, title = "" }): Named => [`recipes/${slug}`, ["title"], title]),
];
type Named = [file: string, path: FieldPath, name: string];

/** An English name needs a Latin letter: the studio derives the file's name from it, which is part of URLs. */
function* namesWithoutLatinLetters(content: PartsAsRead): Generator<Found> {
  for (const [file, path, name] of namesOf(content))
    if (name && !/\p{Script=Latin}/u.test(name))
      yield [file, path, { code: "nameWithoutLatinLetters", values: { name: truncated(name) } }];
}

/**
 * In each of these lists, nothing may be twice: two products of one name could not be told apart, a spice that is a
 * product has its colour already, and the ids in a recipe identify its lines.
 */
function* repeatedEntries(content: PartsAsRead): Generator<Found> {
  const { products, recipes, regions = [], spices = [] } = content;
  const idsIn = (file: string, entries: readonly { id: string }[] = [], list: FieldPath = []) =>
    entries.map(({ id }, index): Named => [file, [...list, index, "id"], id]);
  const lists = [
    namesOf(content).filter(([, [field]]) => field === "name"),
    namesOf(content).filter(([, [field]]) => field === "title"),
    idsIn("regions", regions),
    [...products.map(({ slug = "" }): Named => [`products/${slug}`, [], slug]), ...idsIn("spices", spices)],
    ...recipes.map(({ slug, spices, ingredients }) =>
      Object.entries({ spices, ingredients }).flatMap(([list, entries]) => idsIn(`recipes/${slug}`, entries, [list])),
    ),
  ];
  for (const list of lists) {
    const names = list.map(([, , name]) => name.toLowerCase());
    for (const [index, [file, path, name]] of list.entries())
      if (name && names.indexOf(name.toLowerCase()) < index)
        yield [file, path, { code: "repeatedEntry", values: { entry: truncated(name) } }];
  }
}

/** What a field of a schema refers to, by its metadata (`slug` and `inFolder` in schema/fields.ts). */
const referencesIn = (schema: z.ZodType) =>
  Array.from(
    schemasIn(schema),
    ([place, field]) => [place, String(field.meta()?.named ?? field.meta()?.folder)] as const,
  );
// Once: the studio checks the content after each change of a field.
const references = new Map(Object.values(schemas).map((schema) => [schema, referencesIn(schema)]));

/** Products, spices, states and files that do not exist, usually misspelt. */
function* unknownNames(
  { products, spices, regions }: PartsAsRead,
  { files, photos, illustrations }: ContentFolder,
  broken: ReadonlySet<string>,
): Generator<Found> {
  const spice = spices && new Set([...products.map(({ slug }) => slug), ...spices.map(({ id }) => id)]);
  const region = regions && new Set(regions.map(({ id }) => id));
  const known: Readonly<Record<string, ReadonlySet<unknown> | undefined>> = {
    ...{ product: spice, spice, region },
    ...{ photos, illustrations },
  };
  for (const [file, { value }] of files)
    for (const [place, kind] of (!broken.has(file) && references.get(schemaOf(file) as z.ZodType)) || [])
      for (const [path, name] of known[kind] ? textsAt(place, value) : [])
        if (!known[kind]?.has(name) && !isExternal(name))
          yield [file.slice(facts.length + 1, -".yaml".length), path, { code: "unknownName", values: { name } }];
}

function* photosWithoutDescription(content: PartsAsRead): Generator<Found> {
  for (const { file, picture } of picturesNamed(content))
    if (content.photos && !Object.hasOwn(content.photos, picture))
      yield ["photos", [picture], { code: "photoWithoutDescription", values: { usedIn: file } }];
}

/** The words of the link to the terms must be part of the label that they are linked in. */
export function linksOutsideLabels({ pages }: PartsAsRead, language: Language): Problem[] {
  const { agreedToTerms: label = "", termsLink: link = "" } = pages.distributors?.form ?? {};
  if (label.includes(link)) return [];
  const place = { file: `content/${language}/pages/distributors.yaml`, path: ["form", "termsLink"] };
  return [{ ...place, code: "linkOutsideLabel", values: { label, link } }];
}
