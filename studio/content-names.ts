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
  /** The choices of fields that reference a product, a spice or a state; also the recipes. */
  names: Readonly<Record<Named | "recipe", readonly Choice[]>>;
  /** Labels that the content itself has, by their whole path: `products.category.powder`. */
  labels: Readonly<Record<string, string>>;
}

interface Choice {
  value: string;
  label: string;
}

/** The names and labels that the forms need from the content. */
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
    names: {
      product,
      recipe: choices("recipes", recipes),
      spice: [...product, ...choices("spices", spices)],
      region: choices("regions", regions),
    },
    labels: labelsIn(parts[language]),
  };
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

interface Entry {
  slug?: string;
  id?: unknown;
  name?: string;
  title?: string;
}

const idOf = ({ slug, id }: Entry) => slug ?? String(id);
