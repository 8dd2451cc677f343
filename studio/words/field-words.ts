import { parse } from "yaml";
import type { StudioLanguage } from "../words.ts";
import en from "./en.yaml?raw";
import hi from "./hi.yaml?raw";

/** A line of en.yaml or hi.yaml: the label of a field, with what to write in it where the label does not say that. */
export type Line = string | readonly [label: string, hint: string];

/** The lines of each language, by section: `titles`, `tasks`, `shared`, and one for each form. */
export const sections: Readonly<Record<StudioLanguage, Readonly<Record<string, Readonly<Record<string, Line>>>>>> = {
  en: parse(en),
  hi: parse(hi),
};

const lineAt = (language: StudioLanguage, section = "", key = ""): readonly [label?: string, hint?: string] => {
  const line = sections[language][section]?.[key] ?? [];
  return typeof line === "string" ? [line] : line;
};

/** The title of a form or of a list: `pages/home` → "Home". */
export const titleOf = (form: string, language: StudioLanguage): string =>
  lineAt(language, "titles", form)[0] ?? nameAsLabel(form.replace(/.*\//, ""));

/** What the family does: the addresses of forms, lists and other pages of the studio. */
export const tasks = Object.keys(sections.en.tasks ?? {});

export const taskName = (address: string, language: StudioLanguage): string =>
  lineAt(language, "tasks", address)[0] ?? "";

/** All words for a task, in both languages. */
export const taskWords = (address: string): string =>
  [...lineAt("en", "tasks", address), ...lineAt("hi", "tasks", address)].join(" ");

/** The label and the hint of a field, by its names within the form: `["phones", "main"]`. */
export function fieldWords(form: string, path: readonly string[], language: StudioLanguage) {
  const { section, key } = placeOfWords(form, path, language) ?? {};
  const [label = nameAsLabel(path.at(-1) ?? form), hint = ""] = lineAt(language, section, key);
  return { label, hint };
}

/** The line of a field: one of its form, or else the `shared` one that says most of its path. */
export function placeOfWords(form: string, path: readonly string[], language: StudioLanguage) {
  const { [form]: own = {}, shared = {} } = sections[language];
  const whole = path.join(".");
  if (Object.hasOwn(own, whole)) return { section: form, key: whole };
  const key = endsOf(path).find((end) => Object.hasOwn(shared, end));
  return key === undefined ? undefined : { section: "shared", key };
}

/** The ends of a path, the longest first: `a.b.c`, `a.*.c`, `b.c`, `c`. */
function endsOf(path: readonly string[]): string[] {
  return path.flatMap((_, index) => {
    const end = path.slice(index);
    return end.length > 2 ? [end.join("."), end.with(-2, "*").join(".")] : [end.join(".")];
  });
}

/** The label of a field that has no line: `spiceLevel` → "Spice level". */
export function nameAsLabel(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/(?<!\d)-/g, " ")
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
