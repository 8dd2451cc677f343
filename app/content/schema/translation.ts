import { z } from "zod";
import { fields, list } from "./fields.ts";

/**
 * Only the default language's file has the facts; the same file in another language has only the translated fields. The
 * schemas of both are derived from one, in which `translated` marks those fields (fields.ts).
 */

/**
 * The schema of a file in another language: the translated fields, and in lists each entry's `id`, which says which
 * entry it translates.
 *
 * @returns undefined if nothing in the schema is translated
 */
export function translationOf(schema: unknown): z.ZodType | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  if (schema.meta()?.isTranslated) return schema;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return translationOf(schema.unwrap())?.optional();
  if (schema instanceof z.ZodPipe) {
    const translation = translationOf(schema.in);
    return translation && z.pipe(translation, schema.out as z.ZodType);
  }
  if (schema instanceof z.ZodArray) return listTranslation(schema.element);
  if (schema instanceof z.ZodObject) return groupTranslation(schema.shape);
}

function groupTranslation(shape: Readonly<Record<string, unknown>>): z.ZodObject | undefined {
  const translations = Object.entries(shape).flatMap(([name, field]) => {
    const translation = translationOf(field);
    return translation ? [[name, translation] as const] : [];
  });
  return translations.length > 0 ? fields(Object.fromEntries(translations)) : undefined;
}

function listTranslation(entry: unknown): z.ZodType | undefined {
  const translation = translationOf(entry);
  if (!translation) return undefined;
  const id = entry instanceof z.ZodObject ? entry.shape.id : undefined;
  const withId = id && translation instanceof z.ZodObject ? translation.extend({ id }) : translation;
  return list(withId);
}

/**
 * Merges the default language's file with the same file in another language. Lists are merged entry by entry. `hindi`
 * fields, the Hindi shown beside English words, are dropped: on a Hindi page they would repeat the words.
 */
export function translate<T>(original: T, words: unknown): T {
  if (words === undefined) return original;
  if (Array.isArray(original) && Array.isArray(words))
    return original.map((entry, index) => translate(entry, words[index])) as T; // The same entries.
  if (isGroup(original) && isGroup(words)) {
    const { hindi: _, ...own } = original;
    const translations = Object.entries(words).map(([name, value]) => [name, translate(original[name], value)]);
    return { ...own, ...Object.fromEntries(translations) } as T; // The same fields.
  }
  return words as T; // translationOf takes its type from the original's schema.
}

/** Whether a value has named fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
