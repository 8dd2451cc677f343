import { z } from "zod";
import type { Template } from "../../text/interpolate.ts";
import type { Countable } from "../../text/numbers.ts";
import { readPack, readPrice } from "../packs.ts";
import type { PictureRole } from "../picture-roles.ts";
import type { PlainWanted } from "../problem-codes.ts";
import { expected, type IssueParams } from "../problems.ts";
import { controlCharacters, isVisible, plainCharacters, tidyLine, tidyParagraphs } from "./plain-text.ts";
import { templateVariableNames } from "./template-variable-names.ts";

/**
 * The building blocks of every content schema. Each field has the words of the studio's form: a label, and one sentence
 * that says what to write. `error` says what a valid value is: a code, whose words are in ../sentences.
 *
 * A field is either a fact, which only the default language's file has (ids, prices, pictures), or translated, so that
 * every language's file has it: see `translated` below, and translation.ts.
 */

/** A hint of the studio's form, in its languages. */
export interface Hint {
  en: string;
  hi: string;
}

/**
 * A label of the studio's form. A string is the Hindi one; the English one is then made of the field's name:
 * `spiceLevel` → "Spice level".
 */
export type Label = string | { en: string; hi: string };

/** The words of a field in the studio's form. */
export interface Words extends Hint {
  label: Label;
}

/** A schema with words. Only with them is it a field of a group, so that a field without a label is a type error. */
export type Labelled<T extends z.ZodType = z.ZodType> = T & { readonly [hasLabel]: true };
declare const hasLabel: unique symbol;

/** Gives a schema its words. A label alone leaves the hint that it has. */
export function labelled<T extends z.ZodType>(words: Label | Words, schema: T): Labelled<T> {
  const isWhole = typeof words === "object" && "label" in words;
  const own = isWhole ? { label: words.label, hint: { en: words.en, hi: words.hi } } : { label: words };
  return schema.meta({ ...schema.meta(), ...own }) as Labelled<T>; // The type stands for what `meta` now has.
}

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

/** One line, never empty; a fact. */
export const plainText = (words: Words) => labelled(words, textWith([], []));

/** The same with variables, in curly brackets. */
export const plainTemplate = <const Name extends string>(words: Words, names: readonly Name[]) =>
  labelled(words, templateOf(names, textWith([], names)));

/** One line, never empty, translated. It may contain the site's own variables (template-variables.ts). */
export const text = (words: Words) => labelled(words, translated(textWith(templateVariableNames, [])));

/** The same with further variables, which components fill in: `{count} products`. */
export const template = <const Name extends string>(words: Words, names: readonly Name[]) =>
  labelled(words, translated(templateOf(names, textWith(templateVariableNames, names))));

/** The same as `text` or `template`, but with line breaks: what shows it begins a new paragraph or line at each. */
export const paragraphs = <const Name extends string = never>(words: Words, names: readonly Name[] = []) => {
  const schema = translated(textWith(templateVariableNames, names, tidyParagraphs));
  return labelled(words, templateOf(names, schema.meta({ ...schema.meta(), hasParagraphs: true })));
};

/** Tells `interpolate` the names that a text may have. Its schema checks them, so the cast holds. */
const templateOf = <Name extends string>(_names: readonly Name[], schema: z.ZodString) =>
  schema as z.ZodType as z.ZodType<Template<Name>, string>;

/** Text with these variables in curly brackets, and no others. */
function textWith(shared: readonly string[], names: readonly string[], tidy = tidyLine) {
  const own = names.filter((name) => !shared.includes(name)).map((name) => `{${name}}`);
  const known = [...own, ...shared.map((name) => `{${name}}`)];
  const message = expected("variables", { own, hasShared: shared.length > 0 });
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
export const countable = (words: Words) => labelled(words, countableText());

/** The same without words, for `wordsFor`. */
export const countableText = () =>
  translated(
    translated(textWith(templateVariableNames, []))
      .refine((words) => words.split("|").length <= 2, {
        error: expected("oneBar"),
      })
      .transform((words): Countable => {
        const [one = "", other] = words.split("|").map((form) => form.trim());
        return other === undefined ? one : { one, other };
      }),
  );

/** A list, which may be empty. `entries` names them for the error message. */
export const list = <T extends Field>(entries: string, words: Words, entry: T) =>
  labelled(words, z.array(schemaOf(entry), { error: expected("list", { entries }) }));

/** A list with at least one entry. */
export const filledList = <T extends Field>(entries: string, words: Words, entry: T) =>
  list(entries, words, entry).min(1, { error: expected("filledList", { entries }) });

/** A list with an exact number of entries, for blocks whose length the specification sets. */
export const listOf = <T extends Field>(count: number, words: Words, entry: T) =>
  list(String(count), words, entry).length(count, { error: expected("exactList", { count }) });

/** A list of texts with at least one entry. */
export const texts = (words: Words, entryLabel: Label = "लाइन") =>
  filledList("texts", words, { label: entryLabel, en: "One entry.", hi: "एक लाइन।" });

/** The packs of a product: `50gm, 10kg, bulk`. */
export const price = (words: Words) => parsed(readPrice, "packs", words);

/** Packs, one per entry, each drawn as an iron weight. */
export const packs = (words: Words) =>
  filledList("packs", words, parsed(readPack, "pack", { label: "पैक", en: "One pack.", hi: "एक पैक, जैसे 500gm।" }));

/** Text that `read` parses; it returns undefined if the text is invalid. */
const parsed = <T>(read: (text: string) => T | undefined, wanted: PlainWanted, words: Words) => {
  const text = quotedText(expected(wanted)).overwrite(plainCharacters).meta({ inputType: "plain" });
  const value = text.transform((text, { issues }): T => {
    const value = read(text);
    if (value !== undefined) return value;
    issues.push({ code: "custom", message: expected(wanted), input: text });
    return z.NEVER;
  });
  return labelled(words, value.meta({ inputType: "plain" }));
};

/** A whole number in a range, both ends included. */
export const wholeNumber = (from: number, to: number, words: Words) => {
  const error = expected("wholeNumber", { from, to });
  return labelled(words, z.int({ error }).min(from, { error }).max(to, { error }));
};

/** The position of a file among those of its folder. Numbers may repeat or skip; equal ones sort by file name. */
export const placeInOrder = (words: Words) => wholeNumber(1, 99_999, words).optional();

/** A number in a range, both ends included. */
export const decimal = (from: number, to: number, words: Words) => {
  const error = expected("number", { from, to });
  return labelled(words, z.number({ error }).min(from, { error }).max(to, { error }));
};

export const boolean = (words: Words) => labelled(words, z.boolean({ error: expected("trueOrFalse") }));

/** One of a fixed list of words, each with its label. */
export const choice = <T extends Readonly<Record<string, Label>>>(options: T, words: Words) => {
  const choices = Object.keys(options) as (keyof T & string)[]; // The keys of its type, and no others.
  return labelled(words, z.enum(choices, { error: expected("choice", { choices }) }).meta({ options }));
};

/** One of a fixed list of words, which `wordsFor` names in the content. */
export const namedChoice = <const T extends readonly [string, ...string[]]>(choices: T, words: Words) =>
  labelled(words, z.enum(choices, { error: expected("choice", { choices }) }));

/** Text that matches a pattern; `wanted` names the pattern for the error message. */
export const pattern = (regex: RegExp, wanted: PlainWanted, words: Words) =>
  labelled(
    words,
    quotedText(expected(wanted))
      .overwrite(plainCharacters)
      .regex(regex, { error: expected(wanted) })
      .meta({ inputType: "plain" }),
  );

/** Text that YAML misreads without quotes: digits as a number, # as the start of a comment. */
export const quotedText = (error: string) =>
  z.string({
    error: ({ input }) => (input === undefined ? error : JSON.stringify({ ...JSON.parse(error), isQuoted: true })),
  });

/** The name of a file in a folder of `content/`. */
export const inFolder = (folder: "photos" | "illustrations", name: Labelled<z.ZodString>) =>
  name.meta({ ...name.meta(), folder });

/** A picture that is shown in one `role`: the name of a file in content/photos/, or an https address. */
export const picture = (role: PictureRole, words: Words) => {
  const file = inFolder(
    "photos",
    pattern(
      // Only characters of URLs, because the address is also written into a style sheet.
      /^(https:\/\/[\w./~:?#@!$&*+,;=%-]+|[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png))$/,
      "photoName",
      words,
    ),
  );
  return file.meta({ ...file.meta(), pictureRole: role });
};

/** A content file's name without its extension, which becomes part of URLs. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a slug in the content may refer to. */
export type Named = "product" | "spice" | "region";

/** A name in small letters, digits and hyphens. With `named`, it refers to an existing product, spice or region. */
export const slug = (words: Words, named?: Named) => {
  const name = pattern(slugPattern, "name", words);
  return name.meta({ ...name.meta(), named });
};

/** The fields of a file. An unknown field, such as a misspelt one, is an error. */
export const fields = <T extends Shape>(shape: T) =>
  fieldsOf(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, schemaOf(field)])) as Schemas<T>);

/** A group of fields within a file. */
export const group = <T extends Shape>(words: Label | Words, shape: T) => labelled(words, fields(shape));

/** The same without words: for schemas that no form shows. */
export const fieldsOf = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape, { error: expected("group") });

/** A field of a group. An object of words is short for a `text`. */
type Field = Labelled | Wrapped<Labelled> | Words;
type Wrapped<T extends z.ZodType> = z.ZodOptional<T> | z.ZodDefault<T> | z.ZodPipe<T> | z.ZodOptional<z.ZodPipe<T>>;
export interface Shape {
  readonly [name: string]: Field;
}
type SchemaOf<T> = T extends z.ZodType ? T : ReturnType<typeof text>;
type Schemas<T> = { -readonly [Name in keyof T]: SchemaOf<T[Name]> };

function schemaOf<T extends Field>(field: T): SchemaOf<T>;
function schemaOf(field: Field): z.ZodType {
  return field instanceof z.ZodType ? field : text(field);
}

/** The same field for each of a fixed list of names. The studio labels the names with these words, too. */
export const wordsFor = <const Names extends readonly string[], T extends z.ZodType = z.ZodString>(
  label: Label,
  names: Names,
  hint: Hint,
  // Without a schema, T is that of a text.
  schema: T = translated(textWith(templateVariableNames, [])) as z.ZodType as T,
) => {
  const field = schema.meta({ ...schema.meta(), hint });
  const shape = Object.fromEntries(names.map((name) => [name, field])) as Record<Names[number], T>;
  return labelled(label, fieldsOf(shape).meta({ isNaming: true }));
};

/** The Hindi of a neighbouring field, shown beside it on English pages. Hindi files leave it out (translation.ts). */
export const hindi = (hint: Hint) => text({ label: { en: "In Hindi", hi: "हिंदी में" }, ...hint }).optional();

/** The Hindi of a neighbouring `label`. */
export const labelInHindi = hindi({
  en: "The label in Hindi; leave it out on Hindi pages.",
  hi: "वही शब्द हिंदी में, अंग्रेज़ी पन्ने के लिए।",
});
