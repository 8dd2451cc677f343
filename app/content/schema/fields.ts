import { z } from "zod";
import type { Countable } from "../../numbers.ts";
import { packPattern, pricePattern, priceRule, readPrice } from "../../packs/packs.ts";
import type { PictureRole } from "../picture-roles.ts";
import { templateVariableNames } from "./template-variable-names.ts";

/**
 * The building blocks of every content schema. Each takes one sentence that tells the family what to write in the
 * field, and decides nothing; its `error` completes "expected …" in the message for a wrong value.
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

/** One line or paragraph of text, never empty, in which these names in curly brackets are filled in. */
export const plainText = (description: string, names: readonly string[] = []) => textWith([], names, description);

/** One line or paragraph of words, never empty, in each language; the site's own names (template-variables.ts) are filled in. */
export const text = (description: string) => template(description, []);

/** The same for words in which further names in curly brackets are filled in where they are shown. */
export const template = (description: string, names: readonly string[]) =>
  translated(textWith(templateVariableNames, names, description));

/** The same as `text`, left out in other languages where it reads the same in them. */
export const sameUnlessWritten = (description: string) => {
  const schema = text(description);
  return schema.meta({ ...schema.meta(), isSameUnlessWritten: true });
};

/** Text with these names in curly brackets, and no others. */
function textWith(shared: readonly string[], names: readonly string[], description: string) {
  const own = names.filter((name) => !shared.includes(name)).map((name) => `{${name}}`);
  const known = [...own, ...shared.map((name) => `{${name}}`)];
  const suggested = [own.join(", "), shared[0] && "one of the site's own names, like {brand},"].filter(Boolean);
  const message = suggested.length > 0 ? `${suggested.join(" or ")} in the curly brackets` : "no curly brackets here";
  return filledText
    .check(({ value, issues }) => {
      const unknown = value.match(/\{[^{}]*\}?|\}/g)?.find((found) => !known.includes(found));
      if (unknown) issues.push({ code: "custom", input: value, message, params: { got: unknown } });
    })
    .meta({ description, names });
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

/** A list, which may be empty. `entries` names them for the error message. */
export const list = <T extends Field>(entries: string, description: string, entry: T) =>
  z.array(schemaOf(entry), { error: `a list of ${entries}` }).describe(description);

/** A list with at least one entry. */
export const filledList = <T extends Field>(entries: string, description: string, entry: T) =>
  list(entries, description, entry).min(1, { error: `a list of ${entries} with at least one entry` });

/** A list with an exact number of entries, for blocks whose length the specification sets. */
export const listOf = <T extends Field>(count: number, description: string, entry: T) =>
  list(String(count), description, entry).length(count, { error: `exactly ${count} entries` });

/** A list of texts with at least one entry. */
export const texts = (description: string) => filledList("texts", description, "One entry.");

/** The packs of a product, in each language only if one of them is a word: 50gm, 10kg, Bulk. */
export const price = (description: string) => {
  const written = sameUnlessWritten(description);
  // The studio's form compares the pattern, because it cannot run `readPrice`.
  const field = written.meta({
    ...written.meta(),
    pattern: pricePattern,
    patternErrorMessage: `expected ${priceRule}`,
  });
  return field
    .transform((text, { issues }) => {
      const read = readPrice(text);
      if (!("expected" in read)) return read;
      issues.push({ code: "custom", message: read.expected, input: text });
      return z.NEVER;
    })
    .meta(written.meta() ?? {});
};

/** Pack sizes, one per entry, each drawn as an iron weight. In each language: थोक for Bulk. */
export const packs = (description: string) =>
  filledList(
    "pack sizes",
    description,
    translated(pattern(packPattern, "a pack size like 500gm or 10kg, or the word for loose goods", "One pack size.")),
  );

/** A whole number in a range, both ends included. */
export const wholeNumber = (from: number, to: number, description: string) => {
  const error = `a whole number from ${from} to ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error }).describe(description);
};

/** The place of a file among those of its folder. Any number will do: two with the same one are in order of their names. */
export const placeInOrder = (description: string) =>
  wholeNumber(
    1,
    99_999,
    `${description} Without a number, it comes after all others, in the order of their names.`,
  ).optional();

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
  // Without patternErrorMessage, the studio would quote the regular expression.
  quotedText(shape)
    .regex(regex, { error: shape })
    .meta({ description, patternErrorMessage: `expected ${shape}` });

/** Text that YAML takes for something else without quotes: digits for a number, a # for the start of a note. */
export const quotedText = (shape: string) =>
  z.string({ error: ({ input }) => (input === undefined ? shape : `${shape}, in quotes`) });

/**
 * The name of a file in a folder of `content/`. The studio's editor writes a slash before it if one chooses a file that
 * is there already.
 */
export const inFolder = (folder: "photos" | "illustrations", name: z.ZodString) =>
  name.overwrite((name) => name.replace(/^\//, "")).meta({ folder });

/** A picture that is shown in one `role`: the name of a file in content/photos/, or an https address. */
export const picture = (role: PictureRole, description: string) =>
  inFolder(
    "photos",
    pattern(
      // Only what a web address consists of: it also stands in a style sheet.
      /^(https:\/\/[\w./~:?#@!$&*+,;=%-]+|\/?[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png))$/,
      "the name of a .jpg or .png file in content/photos/ (small letters, digits, hyphens), or an https:// address",
      description,
    ),
  ).meta({ pictureRole: role });

/** A content file's name without its extension: it becomes part of addresses. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What the short names in the content may belong to. */
export type Named = "product" | "spice" | "region";

/** A name in small letters, digits and hyphens: a content file's own, without its extension, or that of `named`. */
export const slug = (description: string, named?: Named) =>
  pattern(slugPattern, "a name in small letters, digits and hyphens", description).meta({ named });

/** A group whose fields are all known; a misspelt field is an error, not silently dropped. */
export const fields = <T extends Shape>(shape: T) => {
  const schemas = Object.entries(shape).map(([name, field]) => [name, schemaOf(field)]);
  return z.strictObject(Object.fromEntries(schemas) as Schemas<T>, {
    error: "its fields below it, each on a line indented by two spaces",
  });
};

/** A string is the sentence of a `text`, and an object a group of `fields`. */
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

/** The same field for each of a fixed list of names: what the site calls them, and so does the studio. */
export const wordsFor = <const Names extends readonly string[], T extends Field>(names: Names, words: T) =>
  fields(Object.fromEntries(names.map((name) => [name, words])) as Record<Names[number], T>).meta({ isNaming: true });

/** The same words in Hindi, shown beside those of another language. */
export const hindi = (description: string) => text(`${description} in Hindi; leave it out on Hindi pages.`).optional();
