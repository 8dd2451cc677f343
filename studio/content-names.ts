import type { ContentFolder } from "../app/content/content-files.ts";
import type { PartsAsRead } from "../app/content/parts.ts";
import type { Named } from "../app/content/schema/fields.ts";
import { defaultLanguage, type Language } from "../app/site/languages.ts";
import type { StudioLanguage } from "./words.ts";

/** The choices of fields that reference a product, a spice or a state; also the recipes. */
export type ContentNames = Readonly<Record<Named | "recipe", readonly Choice[]>>;

interface Choice {
  value: string;
  label: string;
}

/** The names that the forms show from the content. */
export function contentNamesIn(
  parts: Readonly<Record<Language, PartsAsRead>>,
  language: StudioLanguage,
  files: ContentFolder["files"] = new Map(),
): ContentNames {
  const { products, recipes, spices = [], regions = [] } = parts[defaultLanguage];
  /** The entries as choices; the id is the fallback for the name. */
  const choices = (kind: "products" | "recipes" | "spices" | "regions", entries: readonly Entry[]) =>
    entries.map((entry) => {
      const value = idOf(entry);
      const translations: readonly Entry[] = parts[language][kind] ?? [];
      const own = translations.find((other) => idOf(other) === value);
      // One with a fault in another field has its name in its file.
      const inFile: Entry = Object(files.get(`content/${language}/${kind}/${value}.yaml`)?.value);
      return { value, label: own?.name ?? own?.title ?? inFile.name ?? inFile.title ?? value };
    });
  const product = choices("products", products);
  return {
    product,
    recipe: choices("recipes", recipes),
    spice: [...product, ...choices("spices", spices)],
    region: choices("regions", regions),
  };
}

interface Entry {
  slug?: string;
  id?: unknown;
  name?: string;
  title?: string;
}

const idOf = ({ slug, id }: Entry) => slug ?? String(id);
