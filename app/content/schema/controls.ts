import { z } from "zod";
import { choice, fields, pattern, text, texts } from "./fields.ts";

/** Every button whose behaviour the family can choose, besides the submit button of the forms. */
export const controlNames = [
  "shop-now",
  "product-contact",
  "request-bulk-quote",
  "become-distributor",
  "view-all-products",
  "download-pdf",
  "share-recipe",
] as const;
export type ControlName = (typeof controlNames)[number];

const kind = <const Kind extends string>(kind: Kind, description: string) => z.literal(kind).describe(description);

/** What a control does. Its words (label, message) are kept with the other words of each language. */
export const action = z
  .discriminatedUnion(
    "kind",
    [
      fields({ kind: kind("none", "Does nothing.") }),
      fields({ kind: kind("log", "Only writes its message to the console.") }),
      fields({ kind: kind("alert", "Shows its message in a box.") }),
      fields({
        kind: kind("link", "Opens a page of this site."),
        to: pattern(/^\/(?!\/)\S*$/, "an address on this site, like /products", "The page it opens."),
      }),
      fields({ kind: kind("whatsapp", "Starts a WhatsApp chat with its message.") }),
      fields({ kind: kind("share", "Opens the phone's share sheet.") }),
      fields({ kind: kind("download", "Downloads the recipe's sheet; only for download-pdf.") }),
    ],
    { error: "a kind: none, log, alert, link, whatsapp, share or download" },
  )
  .describe("What the control does.");
export type Action = z.infer<typeof action>;

/** What submitting a form does. */
export const submission = z
  .discriminatedUnion(
    "kind",
    [
      fields({
        kind: kind("alert", "Logs the answers, shows the form's alert and then offers them as a WhatsApp message."),
      }),
      fields({ kind: kind("review", "Shows the message as it will be sent, and the ways to send it.") }),
    ],
    { error: "a kind: alert or review" },
  )
  .describe("What submitting the contact form or the application form does.");

const controlSet = z
  .strictObject(
    {
      // One action for each name.
      ...(Object.fromEntries(controlNames.map((name) => [name, action])) as Record<ControlName, typeof action>),
      "submit-enquiry": submission,
    },
    { error: "an action for every control" },
  )
  .refine((set) => !["log", "alert", "share"].includes(set["shop-now"].kind), {
    path: ["shop-now", "kind"],
    error: "none, link or whatsapp, because this button also appears on pages without scripts",
  })
  .check(({ value, issues }) => {
    for (const name of controlNames)
      if (value[name].kind === "download" && name !== "download-pdf")
        issues.push({
          code: "custom",
          input: value[name].kind,
          path: [name, "kind"],
          message: "another kind: only download-pdf has a file to download",
        });
  });

/** A set of controls: `specified` keeps the specification to the letter, `launch` does what visitors expect. */
export const controlSetName = choice(
  ["specified", "launch"],
  "The set of controls that the site is built with: launch once it is public.",
);
export type ControlSetName = z.infer<typeof controlSetName>;

/** Controls on a product or recipe, whose name their words may include. */
const named: readonly ControlName[] = ["product-contact", "download-pdf", "share-recipe"];

const wordsOf = (...variables: string[]) => {
  const hint = variables.map((variable) => ` {${variable}} is filled in.`).join("");
  return fields({
    label: text(`The words on the button.${hint}`, ...variables),
    message: text(`The text it logs, shows or shares.${hint}`, ...variables),
    chat: text(
      `The message a WhatsApp chat starts with; leave it out to use the message.${hint}`,
      ...variables,
    ).optional(),
  });
};

/** The words of the message that asks for a bulk quote, with a place for the quantity of each pack (bulk-quote.ts). */
export const bulkQuoteWords = fields({
  opening: texts("The lines at the start of the WhatsApp message, one per entry."),
  product: text("A product's line in it; {name} and {packs} are filled in.", "name", "packs"),
  pack: text("The place for the quantity of one pack; {pack} is filled in.", "pack"),
  closing: texts("The lines after the products, one per entry."),
});
export type BulkQuoteWords = z.infer<typeof bulkQuoteWords>;

/** The words of the review step, in which a visitor reads the message before sending it (Review.tsx). */
export const reviewWords = fields({
  submit: "The submit button that leads to the review step.",
  title: "The title of the step.",
  lead: "What to do next; that nothing has been sent yet.",
  state: "The stamp on the message: it has not been sent.",
  to: text("To whom the message goes; {phone} is filled in.", "phone"),
  open: "The button that opens the message in WhatsApp.",
  opened: "Said after WhatsApp was opened; the message may not be sent even then.",
  copy: "The button that copies the message.",
  copied: "Said when the message was copied.",
  selected: "Said when the browser does not allow copying; the message is then selected.",
  call: text("The link that calls instead; {phone} is filled in.", "phone"),
  change: "The button that leads back to the form.",
});
/** Without the label of the button that leads there. */
export type ReviewWords = Omit<z.infer<typeof reviewWords>, "submit">;

/** What each control says. */
const controlsWords = z.strictObject(
  {
    ...(Object.fromEntries(
      controlNames.map((name) => [name, named.includes(name) ? wordsOf("name") : wordsOf()]),
    ) as Record<ControlName, ReturnType<typeof wordsOf>>), // One group for each name above.
    // The messages of these two chats are put together from other words: those of the home page's cards, and a list of
    // the products.
    "product-contact": wordsOf("name").omit({ chat: true }),
    "request-bulk-quote": wordsOf().omit({ chat: true }).extend({ quote: bulkQuoteWords }),
    "submit-enquiry": reviewWords.describe("The review step; the words for the kind alert are in the form's own file."),
  },
  { error: "a label and a message for every control" },
);

/** controls.yaml: two complete sets of actions, side by side, which of them the site uses, and the words of both. */
export const controlsSchema = fields({
  use: controlSetName,
  specified: controlSet.describe("What each control does in the set of the specification."),
  launch: controlSet.describe("What each control does in the set for a public site."),
  words: controlsWords.describe("What each control says."),
});
