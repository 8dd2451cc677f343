import english from "./english.json" with { type: "json" };
import hindi from "./hindi.json" with { type: "json" };
import studio from "./messages.json" with { type: "json" };

/** The languages of the studio itself. */
export type StudioLanguage = "en" | "hi";

/** What the start page, its bar and refused photographs say. */
export const messages: Readonly<Record<StudioLanguage, typeof studio.en>> = studio;

/** What people come for, with the address of the form in the editor or of a part of the start page. */
export const tasks: readonly ({ form: string } & Record<StudioLanguage, string>)[] = studio.tasks;

/** Words by the end of a field's path, `phones.main`; the longest end that has some counts. `*` is any last name. */
type Words = Readonly<Record<string, string>>;
const labels: Readonly<Record<StudioLanguage, Words>> = { en: english.labels, hi: hindi.labels };
const hints: Words = hindi.hints;

/**
 * The name of a form, a field or a choice; without one in the language, the last name of its path: `spiceLevel` is
 * Spice level.
 *
 * @param path the form's name and those of the fields, without places in lists: `["products", "spiceLevel"]`
 */
export function labelOf(path: readonly string[], language: StudioLanguage): string {
  const [name = ""] = path.slice(-1);
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/(?<!\d)-/g, " ")
    .toLowerCase();
  return wordsAt(path, labels[language]) ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The sentence that says what to write in a field, and which names in curly brackets to leave alone. */
export function hintOf(
  path: readonly string[],
  { description = "", names = [] }: Help,
  language: StudioLanguage,
): string {
  const sentence = language === "hi" ? (wordsAt(path, hints) ?? description) : description;
  const kept = names.map((name) => `{${name}}`).join(", ");
  return kept ? `${sentence} ${messages[language].filledIn.replace("{names}", kept)}` : sentence;
}
/** What a schema says of a field, besides what is valid (app/content/schema/fields.ts). */
export type Help = { description?: string | undefined; names?: readonly string[] | undefined };

const wordsAt = (path: readonly string[], words: Words) => words[keyAt(path, words) ?? ""];

/** Under which key a field's words are found. */
export function keyAt(path: readonly string[], words: Words): string | undefined {
  const ends = path.map((_, start) => path.slice(start));
  const keys = ends.flatMap((end) => [end, ...(end.length > 1 ? [[...end.slice(0, -1), "*"]] : [])]);
  return keys.map((key) => key.join(".")).find((key) => Object.hasOwn(words, key));
}
