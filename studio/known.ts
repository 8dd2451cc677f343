import { openContent } from "../app/content/content-folder.ts";
import { readParts } from "../app/content/parts.server.ts";
import { defaultLanguage, type Language } from "../app/languages.ts";
import type { Known } from "./config.ts";

/** What the forms need to know of the content of a project. */
export function knownIn(root: string): Known {
  const { parts } = readParts(openContent(root));
  const { products, recipes, spices = [], regions = [] } = parts[defaultLanguage];
  /** The name of an entry in every language, else its short one. */
  const choices = (kind: "products" | "recipes" | "spices" | "regions", entries: readonly Entry[]) =>
    entries.map((entry) => {
      const value = idOf(entry);
      const nameIn = (language: Language) => {
        const translations: readonly Entry[] = parts[language][kind] ?? [];
        const { name, title } = translations.find((other) => idOf(other) === value) ?? {};
        return name ?? title ?? value;
      };
      return { value, en: nameIn("en"), hi: nameIn("hi") };
    });
  const nextId = (entries: readonly { id?: number }[]) => Math.max(0, ...entries.map(({ id = 0 }) => id)) + 1;
  const product = choices("products", products);
  return {
    names: {
      product,
      recipe: choices("recipes", recipes),
      spice: [...product, ...choices("spices", spices)],
      region: choices("regions", regions),
    },
    nextIds: { products: nextId(products), recipes: nextId(recipes) },
  };
}

interface Entry {
  slug?: string;
  id?: unknown;
  name?: string;
  title?: string;
}

const idOf = ({ slug, id }: Entry) => slug ?? String(id);
