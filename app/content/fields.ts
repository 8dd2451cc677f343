import { z } from "zod";

/**
 * The building blocks of every content schema. Each takes one sentence that tells the family what
 * to write in the field; its `error` completes "expected …" in the message a wrong value gets.
 */

/** One line or paragraph of text, never empty. */
export const text = (says: string) =>
  z.string({ error: "some text" }).trim().min(1, { error: "some text, not an empty line" }).describe(says);

/** A list of texts with at least one entry. */
export const texts = (says: string) =>
  z
    .array(text("One entry."), { error: "a list of texts" })
    .min(1, { error: "a list with at least one entry" })
    .describe(says);

/** A list with an exact number of entries, for blocks the specification counts. */
export const exactly = <T extends z.ZodType>(count: number, entry: T, says: string) =>
  z
    .array(entry, { error: `a list of ${count}` })
    .length(count, { error: `exactly ${count} entries` })
    .describe(says);

/** A whole number inside a range, both ends included. */
export const wholeNumber = (from: number, to: number, says: string) => {
  const error = `a whole number from ${from} to ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error }).describe(says);
};

/** A number inside a range, both ends included. */
export const decimal = (from: number, to: number, says: string) => {
  const error = `a number from ${from} to ${to}`;
  return z.number({ error }).min(from, { error }).max(to, { error }).describe(says);
};

/** true or false. */
export const yesNo = (says: string) => z.boolean({ error: "true or false" }).describe(says);

/** One of a fixed list of words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(choices: T, says: string) =>
  z.enum(choices, { error: `one of ${choices.join(", ")}` }).describe(says);

/** Text in a fixed shape, named in `shape` for the error message. */
export const pattern = (regex: RegExp, shape: string, says: string) =>
  z.string({ error: shape }).regex(regex, { error: shape }).describe(says);

/** A phone number as people read it, e.g. `+91 98765 43210`; always quoted in YAML. */
export const phone = (says: string) =>
  pattern(/^\+91 \d{5} \d{5}$/, 'a phone number like "+91 98765 43210", in quotes', says);

/** A picture: the name of a file in content/photos/, or an https address. */
export const picture = (says: string) =>
  pattern(
    /^(https:\/\/\S+|[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png))$/,
    "the name of a .jpg or .png file in content/photos/ (small letters, digits, hyphens), or an https:// address",
    says,
  );

/** The name of another content file, without its ending. */
export const slug = (says: string) =>
  pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a name in small letters, digits and hyphens", says);

/** An object whose fields are all known; a misspelt field is an error, not silently dropped. */
export const fields = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject(shape, { error: "a group of fields" });

/** The head of a section: a small label, its Hindi echo, the title and an optional lead. */
export const sectionHead = fields({
  label: text("The small label beside the title."),
  hindi: text("The label once more in Hindi, shown under it.").optional(),
  title: text("The title of the section."),
  lead: text("A sentence under the title.").optional(),
});

/** The painted head of an inner page. */
export const lintel = fields({
  label: text("The small label above the title."),
  hindi: text("The label once more in Hindi, shown after it.").optional(),
  title: text("The page's title."),
  lead: text("One or two sentences under the title."),
});

/** A title with a sentence under it: a reason, a value, a tip. */
export const point = fields({
  title: text("The point in a few words."),
  text: text("One sentence that explains it."),
});

/** A WhatsApp button: what it says and the message it starts. */
export const whatsappButton = fields({
  label: text("The words on the button."),
  message: text("The message the chat starts with."),
});

/** How a page is described to search engines and in shared links. */
export const pageMeta = fields({
  title: text("The page's title in the browser tab and in search results."),
  description: text("One or two sentences for search results and shared links."),
});
