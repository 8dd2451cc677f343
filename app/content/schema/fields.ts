import { z } from "zod";
import { packPattern } from "../../ui/packs.ts";
import type { PictureRole } from "../picture-roles.ts";
import { templateVariableNames } from "./template-variable-names.ts";

/**
 * The building blocks of every content schema. Each takes one sentence that tells the family what to write in the
 * field; its `error` completes "expected …" in the message for a wrong value.
 *
 * A field is either a fact, stated once in the default language's file, or written anew in each language: see
 * `translated` here and translation.ts.
 */

/** Marks a field that is written in each language; all others are facts. */
export const translated = <T extends z.ZodType>(schema: T): T => schema.meta({ ...schema.meta(), isTranslated: true });

/** A text that is not empty. */
const filledText = z
  .string({ error: "some text" })
  .trim()
  .refine((value) => value !== "", { error: "some text, not an empty line", abort: true })
  // Editors write a question mark for every letter that their encoding lacks.
  .refine((value) => !/\?{3}/.test(value), {
    error: "Hindi letters; write them again and save the file as UTF-8",
    abort: true,
  });

/** One line or paragraph of text, never empty, in which the names that its sentence has in curly brackets are filled in. */
export const plainText = (description: string) =>
  filledText.check(onlyVariables(variablesIn(description))).describe(description);

/**
 * One line or paragraph of words, never empty, in each language. Names in curly brackets are filled in: the site's own
 * in every text (template-variables.ts), and those in its sentence where the text is shown.
 */
export const text = (description: string) => {
  const own = variablesIn(description).filter((name) => !templateVariableNames.includes(name));
  return translated(filledText.check(onlyVariables(own, templateVariableNames)).describe(description));
};

const variablesIn = (description: string) => Array.from(description.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);

/** Rejects curly brackets around anything but these names. */
function onlyVariables(own: readonly string[], shared: readonly string[] = []) {
  const known = [...own, ...shared].map((name) => `{${name}}`);
  const suggested = [known.slice(0, own.length).join(", "), shared[0] && "one of the site's own names, like {brand},"];
  const names = suggested.filter(Boolean).join(" or ");
  const message = names ? `${names} in the curly brackets` : "no curly brackets here";
  return ({ value, issues }: z.core.ParsePayload<string>): void => {
    const unknown = value.match(/\{[^{}]*\}?|\}/g)?.find((found) => !known.includes(found));
    if (unknown) issues.push({ code: "custom", input: value, message, params: { got: unknown } });
  };
}

/**
 * Words for something that is counted: one text for any number, or two with a bar between them for languages and words
 * that differ: `onion | onions`, the first for one or a part of one.
 */
export const countable = (description: string) =>
  translated(
    text(description)
      .refine((words) => words.split("|").length <= 2, {
        error: "at most one |, between the words for one and for more",
      })
      .transform((words): Countable => {
        const [one = "", other] = words.split("|").map((form) => form.trim());
        return other === undefined ? one : { one, other };
      })
      .describe(description),
  );
export type Countable = string | { one: string; other: string };

/** A list, which may be empty. `entries` names them for the error message. */
export const list = <T extends z.ZodType>(entry: T, entries: string, description: string) =>
  z.array(entry, { error: `a list of ${entries}` }).describe(description);

/** A list with at least one entry. */
export const filledList = <T extends z.ZodType>(entry: T, entries: string, description: string) =>
  list(entry, entries, description).min(1, { error: `a list of ${entries} with at least one entry` });

/** A list with an exact number of entries, for blocks whose length the specification sets. */
export const listOf = <T extends z.ZodType>(count: number, entry: T, description: string) =>
  list(entry, String(count), description).length(count, { error: `exactly ${count} entries` });

/** A list of texts with at least one entry. */
export const texts = (description: string) => filledList(text("One entry."), "texts", description);

/** Pack sizes, one per entry, each drawn as an iron weight. In each language: थोक for Bulk. */
export const packs = (description: string) =>
  filledList(
    translated(pattern(packPattern, 'a pack size like "500gm", "10kg" or "Bulk"', "One pack size.")),
    "pack sizes",
    description,
  );

/** A whole number in a range, both ends included. */
export const wholeNumber = (from: number, to: number, description: string) => {
  const error = `a whole number from ${from} to ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error }).describe(description);
};

/** A number in a range, both ends included. */
export const decimal = (from: number, to: number, description: string) => {
  const error = `a number from ${from} to ${to}`;
  return z.number({ error }).min(from, { error }).max(to, { error }).describe(description);
};

export const boolean = (description: string) => z.boolean({ error: "true or false" }).describe(description);

/** One of a fixed list of words. */
export const choice = <const T extends readonly [string, ...string[]]>(choices: T, description: string) =>
  z.enum(choices, { error: `one of ${choices.join(", ")}` }).describe(description);

/** Text in a fixed shape, named in `shape` for the error message. */
export const pattern = (regex: RegExp, shape: string, description: string) =>
  // Without patternErrorMessage, editors would quote the regular expression.
  z
    .string({ error: shape })
    .regex(regex, { error: shape })
    .meta({ description, patternErrorMessage: `expected ${shape}` });

/** A picture that is shown in one `role`: the name of a file in content/photos/, or an https address. */
export const picture = (role: PictureRole, description: string) =>
  pattern(
    /^(https:\/\/\S+|[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png))$/,
    "the name of a .jpg or .png file in content/photos/ (small letters, digits, hyphens), or an https:// address",
    description,
  ).meta({ pictureRole: role, folder: "photos" });

/** A content file's name without its extension: it becomes part of addresses. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What the short names in the content may belong to. */
export type Named = "product" | "spice" | "region";

/** A name in small letters, digits and hyphens: a content file's own, without its extension, or that of `named`. */
export const slug = (description: string, named?: Named) =>
  pattern(slugPattern, "a name in small letters, digits and hyphens", description).meta({ named });

/**
 * A group whose fields are all known; a misspelt field is an error, not silently dropped. A field given as a string is
 * a `text`, and the string is its sentence.
 */
export const fields = <T extends Shape>(shape: T) => {
  const schemas = Object.entries(shape).map(([name, field]) => [name, typeof field === "string" ? text(field) : field]);
  return z.strictObject(Object.fromEntries(schemas) as Schemas<T>, {
    error: "its fields below it, each on a line indented by two spaces",
  });
};
export type Shape = Readonly<Record<string, z.ZodType | string>>;
type Schemas<T> = { -readonly [Name in keyof T]: T[Name] extends z.ZodType ? T[Name] : ReturnType<typeof text> };

/** Words for each of a fixed list of names. */
export const wordsFor = <const T extends readonly string[], Words extends z.ZodType>(
  names: T,
  words: Words,
  error: string,
) => z.record(z.enum(names), words, { error });

/** The same words in Hindi, shown beside those of another language. */
export const hindi = (description: string) => text(`${description} in Hindi; leave it out on Hindi pages.`).optional();
