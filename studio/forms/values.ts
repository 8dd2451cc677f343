import { readings, tidyLine, tidyParagraphs } from "../../app/content/schema/plain-text.ts";
import { isGroup } from "../../app/content/schema/translation.ts";
import { defaultLanguage, type Language } from "../../app/site/languages.ts";
import { parseWholeNumber } from "../../app/text/numbers.ts";
import type { Words } from "../words.ts";
import { type Field, isFact, type LeafField, type ListField } from "./fields.ts";

/**
 * The values of a form, nested as its fields. A leaf has one value for each language; a fact only that of the default
 * language. So every list is one of objects, as react-hook-form needs it, and has one order in all languages.
 */
export interface FormValues {
  [name: string]: FormValues | FormValues[] | InputValue | undefined;
}

/** An entry of a list. Its key stays, however it is renamed or moved in its form (save/merge.ts). */
export type Entry = FormValues & { "#"?: string };

type InputValue = string | boolean | readonly string[];

type InLanguages = Readonly<Partial<Record<Language, unknown>>>;

/**
 * The values of a field, from those in the files of each language. Without any they are those of a new entry: as many
 * entries in its lists as they need.
 */
export function formValues(field: Field, files: InLanguages): FormValues | FormValues[] {
  if (field.kind === "group") {
    const groups = Object.entries(files).map(([language, group]) => [language, isGroup(group) ? group : {}] as const);
    const within = (name: string) => Object.fromEntries(groups.map(([language, group]) => [language, group[name]]));
    return Object.fromEntries(field.fields.map((inner) => [inner.name, formValues(inner, within(inner.name))]));
  }
  if (field.kind === "list") {
    const lists = Object.entries(files).map(([language, list]) => [language, Array.isArray(list) ? list : []] as const);
    const length = lists.length === 0 ? field.min : Math.max(...lists.map(([, list]) => list.length));
    return Array.from({ length }, (_, index) => {
      return entryOf(field, Object.fromEntries(lists.map(([language, list]) => [language, list[index]])));
    });
  }
  return Object.fromEntries(inputLanguages(field).map((language) => [language, inputValue(field, files[language])]));
}

/** An entry of a list, from what it is in the files; a new one without. */
export const entryOf = ({ entry }: ListField, files: InLanguages = {}): Entry => ({
  ...(formValues(entry, files) as FormValues),
  "#": crypto.randomUUID(),
});

/** Values and all groups within. */
export function* groupsIn(values: FormValues[string]): Generator<FormValues> {
  if (typeof values !== "object") return;
  if (isGroup(values)) yield values;
  for (const inner of Object.values(values)) yield* groupsIn(inner);
}

/** The languages in which a leaf has an input of its own. */
export const inputLanguages = (field: LeafField): readonly Language[] =>
  isFact(field) ? [defaultLanguage] : field.languages;

function inputValue({ input }: LeafField, value: unknown): InputValue {
  if (input.type === "yes") return value === true;
  if (input.type === "choices") return Array.isArray(value) ? value.map(String) : [];
  if (input.type === "lines") return Array.isArray(value) ? value.join("\n") : "";
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Whether two values of a field are written alike, whatever spaces somebody has typed. */
export const isSame = (field: Field, one: unknown, other: unknown): boolean =>
  field.languages.every((language) => stateIn(field, one, language) === stateIn(field, other, language));

/** What is written of a field in a language, to compare it; empty if nothing is. */
export const stateIn = (field: Field, values: unknown, language: Language): string =>
  JSON.stringify(fileValue(field, values, language)) ?? "";

/** What a field's values are in the file of a language; undefined if it is left out. */
export function fileValue(field: Field, values: unknown, language: Language): unknown {
  if (!field.languages.includes(language)) return undefined;
  if (field.kind === "leaf") {
    const own = isGroup(values) ? values[isFact(field) ? defaultLanguage : language] : undefined;
    return leafValue(field, own);
  }
  if (field.kind === "list") {
    const list = (Array.isArray(values) ? values : []).map((entry) => entryValue(field, entry, language));
    return list.length === 0 && field.optionalIn.includes(language) ? undefined : list;
  }
  const group = isGroup(values) ? values : {};
  const entries = field.fields.map((inner) => [inner.name, fileValue(inner, group[inner.name], language)] as const);
  const found = entries.filter(([, value]) => value !== undefined);
  return found.length === 0 && field.optionalIn.includes(language) ? undefined : Object.fromEntries(found);
}

/** What is empty is an entry too, so that the check says what it lacks. */
function entryValue({ entry }: ListField, values: unknown, language: Language): unknown {
  const value = fileValue(entry, values, language) ?? "";
  const isEmpty = entry.kind === "group" && isGroup(value) && Object.keys(value).length === 0;
  const first = isEmpty ? entry.fields.find(({ languages }) => languages.includes(language)) : undefined;
  return first ? { [first.name]: "" } : value;
}

function leafValue({ input }: LeafField, value: unknown): unknown {
  if (input.type === "fixed") return input.value;
  if (input.type === "yes" || input.type === "choices") return value;
  if (input.type === "lines") {
    const lines = linesIn(value).map((line) => leafValue(input.entry, line));
    const filled = lines.filter((line) => line !== undefined);
    return filled.length > 0 ? filled : undefined;
  }
  const text = tidied(input, String(value ?? ""));
  if (text === "") return undefined;
  if (input.type !== "number") return text;
  // "4 लोग" → 4. What is no number is left for the check to explain.
  return /^\d*\.?\d+$/.test(text) ? Number(text) : (parseWholeNumber(text) ?? text);
}

/** What stands in each line of a text area. */
export const linesIn = (value: unknown): string[] => String(value ?? "").split("\n");

/** What becomes of a text that somebody typed or pasted. */
function tidied(input: LeafField["input"], text: string): string {
  if (input.type === "paragraphs") return tidyParagraphs(text);
  if (input.type === "line" || input.type === "choice") return tidyLine(text);
  return readings["reading" in input ? input.reading : "plain"](text);
}

/** What a field says in a language, in one line. If it is short, only the first of each group. */
export function textOf(field: Field, values: unknown, language: Language, words: Words, isShort = false): string {
  if (field.kind === "list") {
    const entries: readonly unknown[] = Array.isArray(values) ? values : [];
    return entries.map((entry) => textOf(field.entry, entry, language, words, isShort)).join(" · ");
  }
  if (field.kind === "group") {
    const texts = field.fields.map((inner) => textOf(inner, Object(values)[inner.name], language, words, isShort));
    const filled = texts.filter((text) => text !== "");
    return (isShort ? filled.slice(0, 1) : filled).join(" · ");
  }
  const value: unknown = Object(values)[isFact(field) ? defaultLanguage : language];
  if (field.input.type === "yes") return value ? words.on : words.off;
  const options = "options" in field.input ? field.input.options : [];
  const labels = [value ?? ""].flat().map((one) => options.find(({ value }) => value === one)?.label ?? String(one));
  return labels.join(", ");
}
