import { z } from "zod";
import type { ContentFolder } from "../app/content/content-files.ts";
import type { PartsAsRead } from "../app/content/parts.ts";
import type { Named } from "../app/content/schema/fields.ts";
import { schemasIn } from "../app/content/schema/nested-schemas.ts";
import { fileSchemas, folderSchemas, pageSchemas } from "../app/content/schema/schemas.ts";
import { defaultLanguage, type Language } from "../app/site/languages.ts";
import type { StudioLanguage } from "./words.ts";

/** Names from the content that the forms show as choices and labels. */
export interface ContentNames {
  /** The choices of fields that reference a product, a spice or a state; also the recipes. In the order of the pages. */
  names: Readonly<Record<Named | "recipe", readonly { value: string; label: string }[]>>;
  /** Labels that the content itself has, by their whole path: `products.category.powder`. */
  labels: Readonly<Record<string, string>>;
}

/** The names that the forms show from the content: those of the files, which an entry has even if it is damaged elsewhere. */
export function contentNamesIn(
  { files }: ContentFolder,
  parts: Readonly<Record<Language, PartsAsRead>>,
  language: StudioLanguage,
): ContentNames {
  const { products, recipes, spices = [], regions = [] } = parts[defaultLanguage];
  const wordsIn = (file: string): unknown => files.get(`content/${language}/${file}.yaml`)?.value;
  const choice = (words: unknown, value = "") => {
    const { name = value, title = name } = Object(words);
    return { value, label: title };
  };
  const inList = (file: string, id?: string) => [wordsIn(file)].flat().find((entry) => Object(entry).id === id);
  const product = products.map(({ slug }) => choice(wordsIn(`products/${slug}`), slug));
  const names = {
    product,
    recipe: recipes.map(({ slug }) => choice(wordsIn(`recipes/${slug}`), slug)),
    spice: [...product, ...spices.map(({ id }) => choice(inList("spices", id), id))],
    region: regions.map(({ id }) => choice(inList("regions", id), id)),
  };
  return { names, labels: labelsIn(parts[language]) };
}

const schemas = [...schemasIn(z.object({ ...fileSchemas, ...folderSchemas, pages: z.object(pageSchemas) }))];

/**
 * The content's own words as labels: of the fields of the site's forms (`input` and `select` in form-fields.ts), and of
 * values (`wordsFor` in fields.ts), for the names and for the choices.
 */
function labelsIn(parts: PartsAsRead): Record<string, string> {
  const wordsAt = (path: readonly string[]) => path.reduce<unknown>((value, key) => Object(value)[key], parts);
  const all = schemas.map(([path, schema]) => ({ path, schema, words: Object(wordsAt(path)) }));
  const labelled = all.flatMap(({ path, schema, words }) =>
    schema.meta()?.isLabelled && words.label ? [[path.join("."), words.label] as const] : [],
  );
  const named = all.filter(({ schema }) => schema.meta()?.isNaming);
  const chosen = all.flatMap(({ path, schema }) => {
    const options = schema instanceof z.ZodEnum ? schema.options : [];
    const words = named.find(({ words }) => options.every((option) => option in words))?.words;
    return words && options.length > 0 ? [{ path, words }] : [];
  });
  const labels = [...named, ...chosen].flatMap(({ path, words }) =>
    Object.entries(words).map(([value, word]) => [[...path, value].join("."), Object(word).one ?? word]),
  );
  return Object.fromEntries([...labelled, ...labels]);
}
