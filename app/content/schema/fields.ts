import { z } from "zod";
import type { Countable } from "../../numbers.ts";
import { packPattern, pricePattern, readPrice } from "../../packs/packs.ts";
import type { PictureRole } from "../picture-roles.ts";
import type { PlainWanted } from "../problem-codes.ts";
import { expected, type IssueParams } from "../problems.ts";
import { controlCharacters, isVisible, plainCharacters, tidyLine, tidyParagraphs } from "./plain-text.ts";
import { templateVariableNames } from "./template-variable-names.ts";

/**
 * The building blocks of every content schema. `description` is the hint in the studio's form: one sentence that says
 * what to write in the field. `error` says what a valid value is: a code, whose words are in ../sentences.
 *
 * A field is either a fact, which only the default language's file has (ids, prices, pictures), or translated, so that
 * every language's file has it: see `translated` below, and translation.ts.
 */

/** Marks a field as translated; all others are facts. */
export const translated = <T extends z.ZodType>(schema: T): T => schema.meta({ ...schema.meta(), isTranslated: true });

/** A text that is not empty. `tidy` removes what was only pasted along, such as line breaks. */
const filledText = (tidy: (text: string) => string) =>
  z
    .string({ error: expected("text") })
    .overwrite(tidy)
    .refine(isVisible, { error: expected("filledText"), abort: true })
    // An editor that saves in another encoding than UTF-8 writes "?" for every Hindi letter.
    .refine((value) => !/(?<![^\s(“"])\?{3}/.test(value), {
      error: expected("hindiLetters"),
      abort: true,
    })
    .check(({ value, issues }) => {
      const found = controlCharacters(value).join(", ");
      const problem = { code: "controlCharacters", values: { found } } as const;
      if (found) issues.push({ code: "custom", input: value, params: { problem } satisfies IssueParams });
    });

/** One line, never empty; a fact. It may contain the variables in `names`, in curly brackets. */
export const plainText = (description: string, names: readonly string[] = []) => textWith([], names, description);

/** One line, never empty, translated. It may contain the site's own variables (template-variables.ts). */
export const text = (description: string) => template(description, []);

/** The same with further variables, which components fill in: `{count} products`. */
export const template = (description: string, names: readonly string[]) =>
  translated(textWith(templateVariableNames, names, description));

/** The same as `text`, but with line breaks: what shows it begins a new paragraph or line at each. */
export const paragraphs = (description: string, names: readonly string[] = []) => {
  const schema = translated(textWith(templateVariableNames, names, description, tidyParagraphs));
  return schema.meta({ ...schema.meta(), hasParagraphs: true });
};

/** The same as `text`, but other languages may leave it out if it reads the same there. */
const textOrEnglish = (description: string) => {
  const schema = text(description);
  return schema.meta({ ...schema.meta(), fallsBackToEnglish: true });
};

/** Text with these variables in curly brackets, and no others. */
function textWith(shared: readonly string[], names: readonly string[], description: string, tidy = tidyLine) {
  const own = names.filter((name) => !shared.includes(name)).map((name) => `{${name}}`);
  const known = [...own, ...shared.map((name) => `{${name}}`)];
  const message = expected("variables", { own, hasShared: shared.length > 0 });
  return filledText(tidy)
    .check(({ value, issues }) => {
      const part = value.match(/\{[^{}]*\}?|\}/g)?.find((found) => !known.includes(found));
      if (part) issues.push({ code: "custom", input: value, message, params: { part } satisfies IssueParams });
    })
    .meta({ description, variables: { own: names, shared } satisfies Variables });
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
export const countable = (description: string) =>
  translated(
    text(description)
      .refine((words) => words.split("|").length <= 2, {
        error: expected("oneBar"),
      })
      .transform((words): Countable => {
        const [one = "", other] = words.split("|").map((form) => form.trim());
        return other === undefined ? one : { one, other };
      })
      .describe(description),
  );

/** A list, which may be empty. `entries` names them for the error message. */
export const list = <T extends Field>(entries: string, description: string, entry: T) =>
  z.array(schemaOf(entry), { error: expected("list", { entries }) }).describe(description);

/** A list with at least one entry. */
export const filledList = <T extends Field>(entries: string, description: string, entry: T) =>
  list(entries, description, entry).min(1, { error: expected("filledList", { entries }) });

/** A list with an exact number of entries, for blocks whose length the specification sets. */
export const listOf = <T extends Field>(count: number, description: string, entry: T) =>
  list(String(count), description, entry).length(count, { error: expected("exactList", { count }) });

/** A list of texts with at least one entry. */
export const texts = (description: string) => filledList("texts", description, "One entry.");

/** The packs of a product: `50gm, 10kg, Bulk`. Translated only if one of them is a word. */
export const price = (description: string) => {
  const text = textOrEnglish(description);
  // The pattern is in the JSON schema too, as `readPrice` cannot be.
  const written = text.meta({ ...text.meta(), pattern: pricePattern, inputType: "plain" });
  return written
    .transform((text, { issues }) => {
      const read = readPrice(plainCharacters(text));
      if ("packs" in read) return read;
      issues.push({ code: "custom", message: expected("packs", read), input: text });
      return z.NEVER;
    })
    .meta(written.meta() ?? {});
};

/** Pack sizes, one per entry, each drawn as an iron weight. Translated, because of loose goods: थोक for Bulk. */
export const packs = (description: string) =>
  filledList("pack sizes", description, translated(pattern(packPattern, "pack", "One pack size.")));

/** A whole number in a range, both ends included. */
export const wholeNumber = (from: number, to: number, description: string) => {
  const error = expected("wholeNumber", { from, to });
  return z.int({ error }).min(from, { error }).max(to, { error }).describe(description);
};

/** The position of a file among those of its folder. Numbers may repeat or skip; equal ones sort by file name. */
export const placeInOrder = (description: string) =>
  wholeNumber(
    1,
    99_999,
    `${description} Without a number, it comes after all others, in the order of their names.`,
  ).optional();

/** A number in a range, both ends included. */
export const decimal = (from: number, to: number, description: string) => {
  const error = expected("number", { from, to });
  return z.number({ error }).min(from, { error }).max(to, { error }).describe(description);
};

export const boolean = (description: string) => z.boolean({ error: expected("trueOrFalse") }).describe(description);

/** One of a fixed list of words. */
export const choice = <const T extends readonly [string, ...string[]]>(choices: T, description: string) =>
  z.enum(choices, { error: expected("choice", { choices }) }).describe(description);

/** Text that matches a pattern; `wanted` names the pattern for the error message. */
export const pattern = (regex: RegExp, wanted: PlainWanted, description: string) =>
  quotedText(expected(wanted))
    .overwrite(plainCharacters)
    .regex(regex, { error: expected(wanted) })
    .meta({ description, inputType: "plain" });

/** Text that YAML misreads without quotes: digits as a number, # as the start of a comment. */
export const quotedText = (error: string) =>
  z.string({
    error: ({ input }) => (input === undefined ? error : JSON.stringify({ ...JSON.parse(error), isQuoted: true })),
  });

/** The name of a file in a folder of `content/`. */
export const inFolder = (folder: "photos" | "illustrations", name: z.ZodString) => name.meta({ folder });

/** A picture that is shown in one `role`: the name of a file in content/photos/, or an https address. */
export const picture = (role: PictureRole, description: string) =>
  inFolder(
    "photos",
    pattern(
      // Only characters of URLs, because the address is also written into a style sheet.
      /^(https:\/\/[\w./~:?#@!$&*+,;=%-]+|[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png))$/,
      "photoName",
      description,
    ),
  ).meta({ pictureRole: role });

/** A content file's name without its extension, which becomes part of URLs. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a slug in the content may refer to. */
export type Named = "product" | "spice" | "region";

/** A name in small letters, digits and hyphens. With `named`, it refers to an existing product, spice or region. */
export const slug = (description: string, named?: Named) => pattern(slugPattern, "name", description).meta({ named });

/** A group of fields. An unknown field, such as a misspelt one, is an error. */
export const fields = <T extends Shape>(shape: T) => {
  const schemas = Object.entries(shape).map(([name, field]) => [name, schemaOf(field)]);
  return z.strictObject(Object.fromEntries(schemas) as Schemas<T>, {
    error: expected("group"),
  });
};

/** Shorthands for schemas: a string is the description of a `text`, an object a group of `fields`. */
type Field = z.ZodType | string | Shape;
export interface Shape {
  readonly [name: string]: Field;
}
type SchemaOf<T> = T extends z.ZodType
  ? T
  : T extends string
    ? ReturnType<typeof text>
    : z.ZodObject<Schemas<T>, z.core.$strict>;
type Schemas<T> = { -readonly [Name in keyof T]: SchemaOf<T[Name]> };

function schemaOf<T extends Field>(field: T): SchemaOf<T>;
function schemaOf(field: Field): z.ZodType {
  if (field instanceof z.ZodType) return field;
  return typeof field === "string" ? text(field) : fields(field);
}

/** The same field for each of a fixed list of names. The studio labels the names with these words, too. */
export const wordsFor = <const Names extends readonly string[], T extends Field>(names: Names, words: T) =>
  fields(Object.fromEntries(names.map((name) => [name, words])) as Record<Names[number], T>).meta({ isNaming: true });

/** The Hindi of a neighbouring field, shown beside it on English pages. Hindi files leave it out (translation.ts). */
export const hindi = (description: string) => text(`${description} in Hindi; leave it out on Hindi pages.`).optional();
