import { z } from "zod";
import { listedPaths } from "../../site/pages.ts";
import { expected } from "../problem-sentences.ts";
import { choice, fields, paragraphs, template, text, texts } from "./fields.ts";

const kind = <const Kind extends string>(kind: Kind) =>
  fields({ kind: z.literal(kind, { error: expected("choice", kind) }) });

/** Where a control may link to: the pages, and their fragments that exist in every language. */
const destinations = ["/products#shelf", "/distributors#apply", "/distributors#terms", ...listedPaths] as const;

/** What a control does. Its words (label, message) are under `words`, because they are translated. */
const action = z.discriminatedUnion(
  "kind",
  [
    kind("none"),
    kind("log"),
    kind("alert"),
    kind("link").extend({ to: choice(destinations) }),
    kind("whatsapp"),
    kind("share"),
    kind("print"),
  ],
  { error: expected("choice", "none", "log", "alert", "link", "whatsapp", "share", "print") },
);
export type Action = z.infer<typeof action>;

/** The action of a control that has nothing to print. */
const plainAction = action.refine(({ kind }) => kind !== "print", {
  path: ["kind"],
  error: expected("kindWithoutPrint"),
});

/** The buttons whose action the family can choose; for the forms' submit button, see `submission`. */
const actions = {
  "shop-now": plainAction.refine(({ kind }) => !["log", "alert", "share"].includes(kind), {
    path: ["kind"],
    error: expected("kindWithoutScripts"),
  }),
  "product-contact": plainAction,
  "request-bulk-quote": plainAction,
  "become-distributor": plainAction,
  "view-all-products": plainAction,
  "download-pdf": action,
  "share-recipe": plainAction,
};
export type ControlName = keyof typeof actions;
// An object literal has exactly the keys of its type, so the cast holds.
export const controlNames = Object.keys(actions) as ControlName[];

/** What submitting a form does. */
const submission = z.discriminatedUnion("kind", [kind("alert"), kind("review")], {
  error: expected("choice", "alert", "review"),
});

const controlSet = fields({ ...actions, "submit-enquiry": submission });

/**
 * The two sets of controls: `specified` keeps to the letter of the specification, `launch` does what visitors expect and
 * has everything that the specification lacks (`hasExtras` in read.server.ts).
 */
export const controlSetName = choice(["specified", "launch"]);
export type ControlSetName = z.infer<typeof controlSetName>;

/** The words of a control. `names` are the variables in them, such as the name of the product. */
const control = <const Name extends string = never>(...names: readonly Name[]) =>
  fields({
    label: template(...names),
    message: paragraphs(...names),
    chat: paragraphs(...names).optional(),
  });

/** The words of the message that asks for a bulk quote, with a blank for the quantity of each pack (bulk-quote.ts). */
const bulkQuoteWords = fields({
  opening: texts(),
  product: template("name", "packs"),
  pack: template("pack"),
  closing: texts(),
});
export type BulkQuoteWords = z.infer<typeof bulkQuoteWords>;

/** controls.yaml: two complete sets of actions, which of them the site uses, and the words of both. */
export const controlsSchema = fields({
  use: controlSetName,
  specified: controlSet,
  launch: controlSet,
  words: fields({
    "shop-now": control(),
    // The chats of these two controls have no `chat` of their own: one uses the message of the home page's cards, the
    // other a list of all products.
    "product-contact": control("name")
      .omit({ chat: true })
      .extend({ message: paragraphs("name") }),
    "request-bulk-quote": control().omit({ chat: true }).extend({ quote: bulkQuoteWords }),
    "become-distributor": control().extend({
      // The footer has a link of the same words to another place.
      name: text(),
    }),
    "view-all-products": control(),
    // The two last are for the set in which it prints.
    "download-pdf": control("name").extend({ print: text(), refused: text() }),
    "share-recipe": control("name"),
  } satisfies Record<ControlName, z.ZodType>),
});
