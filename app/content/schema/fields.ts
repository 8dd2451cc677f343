import { z } from "zod";
import type { Template } from "../../text/interpolate.ts";
import type { Countable } from "../../text/numbers.ts";
import { readPack, readPrice } from "../packs.ts";
import type { PictureRole } from "../picture-roles.ts";
import { expected } from "../problem-sentences.ts";
import type { IssueParams } from "../problems.ts";
import { isVisible, type Reading, readings, tidyLine, tidyParagraphs } from "./plain-text.ts";
import { templateVariableNames } from "./template-variable-names.ts";

/**
 * The building blocks of every content schema. `error` says what a valid value is: a code, whose words are in
 * ../problem-sentences.ts, with an example or limits. What the studio calls each field is in studio/words.
 *
 * A field is either a fact, which only the default language's file has (ids, prices, pictures), or translated, so that
 * every language's file has it: see `translated` below, and translation.ts.
 */

/** Marks a field as translated; all others are facts. What else is known of it stays: zod inherits metadata. */
export const translated = <T extends z.ZodType>(schema: T): T => schema.meta({ isTranslated: true });

/** The longest text that any place has room for, in letters. */
const longest = 2000;

/** A text that is not empty. `tidy` removes what was only pasted along, such as line breaks and hidden signs. */
const filledText = (tidy: (text: string) => string) =>
  z
    .string({ error: expected("text") })
    .overwrite(tidy)
    .refine(isVisible, { error: expected("text"), abort: true })
    .max(longest, { error: expected("shorterText", longest), abort: true });

/** One line, never empty; a fact. */
export const plainText = () => textWith([], []);

/** The same with variables, in curly brackets. */
export const plainTemplate = <const Name extends string>(...names: readonly Name[]) =>
  templateOf(names, textWith([], names));

/** One line, never empty, translated. It may contain the site's own variables (template-variables.ts). */
export const text = () => translated(textWith(templateVariableNames, []));

/** The same with further variables, which components fill in: `{count} products`. */
export const template = <const Name extends string>(...names: readonly Name[]) =>
  translated(templateOf(names, textWith(templateVariableNames, names)));

/** A sentence with one variable, once: what shows it splits the sentence there. */
export const templateWithOne = <const Name extends string>(name: Name) =>
  template(name).refine((sentence) => sentence.split(`{${name}}`).length === 2, {
    error: expected("once", `{${name}}`),
  });

/** The same as `text` or `template`, but with line breaks: what shows it begins a new paragraph or line at each. */
export const paragraphs = <const Name extends string = never>(...names: readonly Name[]) =>
  translated(templateOf(names, textWith(templateVariableNames, names, tidyParagraphs).meta({ hasParagraphs: true })));

/** Tells `interpolate` the names that a text may have. Its schema checks them, so the cast holds. */
const templateOf = <Name extends string>(_names: readonly Name[], schema: z.ZodString) =>
  schema as z.ZodType as z.ZodType<Template<Name>, string>;

/** Text with these variables in curly brackets, and no others. */
function textWith(shared: readonly string[], names: readonly string[], tidy = tidyLine) {
  const known = [...new Set([...names, ...shared])].map((name) => `{${name}}`);
  const message = known.length > 0 ? expected("choice", known.join(", ")) : expected("noVariables");
  return filledText(tidy)
    .check(({ value, issues }) => {
      const part = value.match(/\{[^{}]*\}?|\}/g)?.find((found) => !known.includes(found));
      if (part) issues.push({ code: "custom", input: value, message, params: { part } satisfies IssueParams });
    })
    .meta({ variables: { own: names, shared } satisfies Variables });
}

/** The names that a text may have in curly brackets: `own` are filled in by what shows it, `shared` in any text. */
export interface Variables {
  own: readonly string[];
  shared: readonly string[];
}

/**
 * Words for something that is counted: one form for any number, or singular and plural with a bar between them:
 * `onion | onions`. A fraction below one takes the singular.
 */
export const countable = () =>
  translated(
    text()
      .refine((words) => words.split("|").length <= 2, { error: expected("oneBar") })
      .transform((words): Countable => {
        const [one = "", other] = words.split("|").map((form) => form.trim());
        return other === undefined ? one : { one, other };
      }),
  );

/** A list, which may be empty. */
export const list = <T extends z.ZodType>(entry: T) => z.array(entry, { error: expected("list") });

/** A list with at least one entry. */
export const filledList = <T extends z.ZodType>(entry: T) => list(entry).min(1, { error: expected("filledList") });

/** A list with an exact number of entries, for blocks whose length the specification sets. */
export const listOf = <T extends z.ZodType>(count: number, entry: T) =>
  list(entry).length(count, { error: expected("exactList", count) });

/** A list of texts with at least one entry. */
export const texts = () => filledList(text());

/** The packs of a product: `50gm, 10kg, bulk`. */
export const price = () => parsed(readPrice, "50gm, 500gm, 10kg, bulk");

/** Packs, one per entry, each drawn as an iron weight. */
export const packs = () => filledList(parsed(readPack, "500gm"));

/** Text that `read` parses; it returns undefined if the text is invalid. */
const parsed = <T>(read: (text: string) => T | undefined, example: string) => {
  const error = expected("like", example);
  const text = z.string({ error }).overwrite(readings.packs).meta({ inputType: "plain", reading: "packs" });
  return text.transform((text, { issues }): T => {
    const value = read(text);
    if (value !== undefined) return value;
    issues.push({ code: "custom", message: error, input: text });
    return z.NEVER;
  });
};

/** A whole number in a range, both ends included. */
export const wholeNumber = (from: number, to: number) => {
  const error = expected("wholeNumber", from, to);
  return z.int({ error }).min(from, { error }).max(to, { error });
};

/** The position of a file among those of its folder. Numbers may repeat or skip; equal ones sort by file name. */
export const placeInOrder = () => wholeNumber(1, 99_999).optional();

/** A number in a range, both ends included. */
export const decimal = (from: number, to: number) => {
  const error = expected("number", from, to);
  return z.number({ error }).min(from, { error }).max(to, { error });
};

export const boolean = () => z.boolean({ error: expected("trueOrFalse") });

/** One of a fixed list of words. */
export const choice = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices, { error: expected("choice", choices.join(", ")) });

/** Text that matches a pattern, with an example for the error message. `reading` says how people write it. */
export const pattern = (regex: RegExp, example: string, reading: Reading = "plain") => {
  const error = expected("like", example);
  return z.string({ error }).overwrite(readings[reading]).regex(regex, { error }).meta({ inputType: "plain", reading });
};

/** The name of a file in a folder of `content/`. */
export const inFolder = (folder: "photos" | "illustrations", name: z.ZodString) => name.meta({ folder });

// Only characters of URLs, because the address is also written into a style sheet.
const pictureName = /^(https:\/\/[\w./~:?#@!$&*+,;=%-]+|[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png))$/;

/** A picture that is shown in one `role`: the name of a file in content/photos/, or an https address. */
export const picture = (role: PictureRole) =>
  inFolder("photos", pattern(pictureName, "chilli.jpg")).meta({ pictureRole: role });

/** A content file's name without its extension, which becomes part of URLs. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a slug in the content may refer to. */
export type Named = "product" | "spice" | "region";

/** A name in small letters, digits and hyphens. With `named`, it refers to an existing product, spice or region. */
export const slug = (named?: Named) => pattern(slugPattern, "chilli-powder").meta({ named });

/** The fields of a file, or of a group within it. An unknown field, such as a misspelt one, is an error. */
export const fields = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape, { error: expected("group") });

/** The content's own names of a fixed list of values, by default a text each. The studio labels the values with them. */
export const wordsFor = <const Names extends readonly string[], T extends z.ZodType = z.ZodString>(
  names: Names,
  // Without a schema, T is that of a text.
  schema: T = text() as z.ZodType as T,
) => {
  const shape = Object.fromEntries(names.map((name) => [name, schema])) as Record<Names[number], T>;
  return fields(shape).meta({ isNaming: true });
};

/** The Hindi of a neighbouring field, shown beside it on English pages. Hindi files leave it out (translation.ts). */
export const inHindi = () => text().optional();
