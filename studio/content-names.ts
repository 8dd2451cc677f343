import type { ContentFolder } from "../app/content/content-files.ts";
import type { PartsAsRead } from "../app/content/parts.ts";
import type { Named } from "../app/content/schema/fields.ts";
import type { StudioLanguage } from "./words.ts";

/** The choices of fields that reference a product, a spice or a state; also the recipes. In the order of the pages. */
export type ContentNames = Readonly<Record<Named | "recipe", readonly { value: string; label: string }[]>>;

/** The names that the forms show from the content: those of the files, which an entry has even if it is damaged elsewhere. */
export function contentNamesIn(
  { files }: ContentFolder,
  { products, recipes, spices = [], regions = [] }: PartsAsRead,
  language: StudioLanguage,
): ContentNames {
  const wordsIn = (file: string): unknown => files.get(`content/${language}/${file}.yaml`)?.value;
  const choice = (words: unknown, value = "") => {
    const { name = value, title = name } = Object(words);
    return { value, label: title };
  };
  const inList = (file: string, id?: string) => [wordsIn(file)].flat().find((entry) => Object(entry).id === id);
  const product = products.map(({ slug }) => choice(wordsIn(`products/${slug}`), slug));
  return {
    product,
    recipe: recipes.map(({ slug }) => choice(wordsIn(`recipes/${slug}`), slug)),
    spice: [...product, ...spices.map(({ id }) => choice(inList("spices", id), id))],
    region: regions.map(({ id }) => choice(inList("regions", id), id)),
  };
}
