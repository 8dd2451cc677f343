import { openContent } from "../../app/content/content-folder.ts";
import { readParts } from "../../app/content/parts.server.ts";
import { defaultLanguage } from "../../app/languages.ts";
import type { Known } from "./config.ts";

/** What the forms need to know of the content of a project. */
export function knownIn(root: string): Known {
  const { products, recipes, spices = [], regions = [] } = readParts(openContent(root)).parts[defaultLanguage];
  const choices = (entries: readonly { slug?: string; id?: unknown; name?: string }[]) =>
    entries.map(({ slug, id, name }) => ({ value: slug ?? String(id), label: name ?? slug ?? String(id) }));
  const nextId = (entries: readonly { id?: number }[]) => Math.max(0, ...entries.map(({ id = 0 }) => id)) + 1;
  return {
    names: { product: choices(products), spice: choices([...products, ...spices]), region: choices(regions) },
    nextIds: { products: nextId(products), recipes: nextId(recipes) },
  };
}
