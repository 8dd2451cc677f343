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

const schemas = Object.entries({ ...fileSchemas, ...folderSchemas, pages: z.object(pageSchemas) });

/**
 * The content's own words as labels: of the fields of the site's forms (`input` and `select` in form-fields.ts), and of
 * values (`wordsFor` in fields.ts), for the names and for the choices.
 */
function labelsIn(parts: PartsAsRead): Record<string, string> {
  const all = schemas.flatMap(([name, schema]) => [...schemasIn(schema, [name])]);
  const wordsAt = (path: readonly string[]) => path.reduce<unknown>((value, key) => Object(value)[key], parts);
  const labelled = all.flatMap(([path, schema]) => {
    const { label } = Object(wordsAt(path));
    return schema.meta()?.isLabelled && label ? [[path.join("."), label] as const] : [];
  });
  const named = all.flatMap(([path, schema]) => {
    const words = wordsAt(path);
    return schema.meta()?.isNaming && words ? [{ path, words }] : [];
  });
  const chosen = all.flatMap(([path, schema]) => {
    const options = schema instanceof z.ZodEnum ? schema.options : [];
    const words = named.find(({ words }) => options.every((option) => option in Object(words)))?.words;
    return words && options.length > 0 ? [{ path, words }] : [];
  });
  const labels = [...named, ...chosen].flatMap(({ path, words }) =>
    Object.entries(words).map(([value, word]) => [[...path, value].join("."), word.one ?? word]),
  );
  return Object.fromEntries([...labelled, ...labels]);
}
