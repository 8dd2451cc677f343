import { z } from "zod";
import { listedPaths, type PageName } from "../../pages.ts";
import { expected } from "../problems.ts";
import { choice, fields, hindi, paragraphs, template, text, texts } from "./fields.ts";

const kind = <const Kind extends string>(kind: Kind, description: string) =>
  fields({ kind: z.literal(kind, { error: expected("choice", { choices: [kind] }) }).describe(description) });

/** Where a control may link to: the pages, and their fragments that exist in every language. */
const destinations = ["/products#shelf", "/distributors#apply", "/distributors#terms", ...listedPaths] as const;

/** What a control does. Its words (label, message) are under `words`, because they are translated. */
const action = z
  .discriminatedUnion(
    "kind",
    [
      kind("none", "Does nothing."),
      kind("log", "Shows nothing; its message is only for your developer."),
      kind("alert", "Shows its message in a box."),
      kind("link", "Opens a page of this site.").extend({
        to: choice(destinations, "The page it opens."),
      }),
      kind("whatsapp", "Starts a WhatsApp chat with its message."),
      kind("share", "Opens the phone's share sheet."),
      kind("download", "Downloads the recipe's sheet; only for download-pdf."),
    ],
    { error: expected("actionKind", { kinds: ["none", "log", "alert", "link", "whatsapp", "share", "download"] }) },
  )
  .describe("What the button does.");
export type Action = z.infer<typeof action>;

/** The action of a control that has no file to download. */
const plainAction = action.refine(({ kind }) => kind !== "download", {
  path: ["kind"],
  error: expected("kindWithoutDownload"),
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
const submission = z
  .discriminatedUnion(
    "kind",
    [
      kind("alert", "Shows the form's alert and then offers the answers as a WhatsApp message."),
      kind("review", "Shows the message as it will be sent, and the ways to send it."),
    ],
    { error: expected("actionKind", { kinds: ["alert", "review"] }) },
  )
  .describe("What submitting the contact form or the application form does.");
export type Submission = z.infer<typeof submission>["kind"];

const controlSet = fields({ ...actions, "submit-enquiry": submission });

/**
 * The two sets of controls: `specified` keeps to the letter of the specification, `launch` does what visitors expect and
 * has everything that the specification lacks (`hasExtras` in read.server.ts).
 */
export const controlSetName = choice(
  ["specified", "launch"],
  "Until the site is public, some buttons do nothing, as agreed. Once it is public, every button is useful, and the site also has the order slip with its packing list, a search that forgives spelling and offers to ask us, the spice box above the recipes, recipes for many people and on the cards of their spices, the catalogue as a PDF, our numbers to save, call and WhatsApp in the phone's menu, the link to the map, and in each WhatsApp message the page where it was written.",
);
export type ControlSetName = z.infer<typeof controlSetName>;

/** The words of a control. `names` are the variables in them, such as the name of the product. */
const control = (names: readonly string[] = []) =>
  fields({
    label: template("The words on the button.", names),
    message: paragraphs("The text it shows or shares.", names),
    chat: paragraphs("The message a WhatsApp chat starts with; leave it out to use the message.", names).optional(),
  });

/** The words of the message that asks for a bulk quote, with a blank for the quantity of each pack (bulk-quote.ts). */
const bulkQuoteWords = fields({
  opening: texts("The lines at the start of the WhatsApp message, one per entry."),
  product: template("A product's line in it.", ["name", "packs"]),
  pack: template("The place for the quantity of one pack.", ["pack"]),
  closing: texts("The lines after the products, one per entry."),
});
export type BulkQuoteWords = z.infer<typeof bulkQuoteWords>;

/** The words of a button that copies a text. */
const copying = (text: string) => ({
  copy: `The button that copies the ${text}.`,
  copied: `Said when the ${text} was copied.`,
  selected: `Said when the browser does not allow copying; the ${text} is then selected.`,
});

/** The words of the step in which a visitor previews the message before sending it (MessagePreview.tsx). */
const messagePreviewWords = fields({
  title: "The title of the step.",
  lead: "What to do next; that nothing has been sent yet.",
  state: "The stamp on the message: it has not been sent.",
  to: template("To whom the message goes.", ["phone"]),
  open: "The button that opens the message in WhatsApp.",
  opened: "Said after WhatsApp was opened; the message may not be sent even then.",
  ...copying("message"),
  call: template("The link that calls instead.", ["phone"]),
  change: "The button that leads back to the form.",
  doubts: fields({
    title: "The title above what may be wrong in the answers.",
    phone: template("Said of a phone number with too few digits.", ["value"]),
    email: template("Said of an email address that cannot be complete.", ["value"]),
    region: "Said if no region was chosen.",
    correct: template("The link after each of them, to the field.", ["field"]),
  }),
});
export type MessagePreviewWords = z.infer<typeof messagePreviewWords>;

/** The words of the button that asks for what a search did not find. */
const askForSpiceWords = fields({
  withoutCard: template("Said where the search is for a spice that recipes use and that has no card.", ["name"]),
  label: template("The words on the button.", ["query"]),
  message: template("The message the WhatsApp chat starts with.", ["query"]),
});
export type AskForSpiceWords = z.infer<typeof askForSpiceWords>;

/** The words of the two buttons in the side panel. */
const menuContactsWords = fields({
  call: "The call button.",
  whatsapp: "The WhatsApp button.",
  message: "The message the chat starts with.",
});
export type MenuContactsWords = z.infer<typeof menuContactsWords>;

/** The words of the order slip (app/slip). */
const orderSlipWords = fields({
  title: "The title of the slip.",
  hindi: hindi("The title, shown before it,"),
  invitation: "The line where packs are first seen, on Home and Products: that there is a slip, and how it begins.",
  put: "The line above the packs of a card, which are buttons.",
  add: template("For screen readers: the button of a pack. It begins with the pack.", ["pack", "name"]),
  held: template("For screen readers: how many of a pack are on the slip.", ["count"]),
  count: {
    one: template("How much is on the slip, if it is one pack.", ["count"]),
    other: template("How much is on the slip otherwise.", ["count"]),
  },
  weight: template("The weight of all packs.", ["weight"]),
  grams: template("A weight below one kilo.", ["count"]),
  kilos: template("A weight in kilos.", ["count"]),
  see: "The button that opens the slip.",
  next: "For screen readers: that the next button opens the slip.",
  close: "For screen readers: the button that closes it.",
  number: template("For screen readers: the number of a line.", ["name", "pack"]),
  unread: template("Said below a line when what was typed is no whole number; its number stays as it was.", [
    "typed",
    "count",
  ]),
  less: template("For screen readers: the minus button.", ["name", "pack"]),
  more: template("For screen readers: the plus button.", ["name", "pack"]),
  remove: template("For screen readers: the button that removes a line.", ["name", "pack"]),
  empty: "Said when nothing is on the slip.",
  emptyForPrice: "Said instead when the message asks for a bulk price: what to do next.",
  repeat: template("The button that puts the last slip on again.", ["date"]),
  forget: "The button beside it that deletes the last slip.",
  gone: template("Said when the last slip, or a list, names what is not sold or cannot be read.", ["names"]),
  notOnShelf: "Said below the name of a line that is no longer sold.",
  asksPrice: "Said when the message asks for a bulk price.",
  bounded: template(
    "Said when something does not fit on the slip: {count} is the most of a pack, {lines} the most lines, {names} what was left out.",
    ["count", "lines", "names"],
  ),
  wordsLeftOut: template("Said when words do not fit: {letters} is the most letters, {also} what was left out.", [
    "letters",
    "also",
  ]),
  anyPack: "In place of a pack, for a spice without a card: its smallest pack, in one short word.",
  dishFor: template("A dish on the slip, for a number of people.", ["name", "count"]),
  takeOff: "The button that takes a dish off the slip.",
  takeOffDish: template("For screen readers: that button; it begins with the same words.", ["name"]),
  also: "The label of the line for anything else.",
  hint: "An example in that line.",
  name: "The label of the visitor's name.",
  town: "The label of the town.",
  send: "The button that opens the message in WhatsApp, to send the order.",
  opened: "Said after WhatsApp was opened. The note below says that the slip may not be sent even then.",
  wasOpened: "On the strip, once the slip was opened in WhatsApp.",
  sendAgain: "The button that opens the message in WhatsApp once more.",
  askSent: "Asked after the slip was opened in WhatsApp.",
  startNew: "The button that says yes: it files the slip, and starts a new one.",
  notYet: "The button that says no: the slip stays as it is.",
  filed: "Said after the slip was filed.",
  startedApart: template(
    "Said when a new slip was started by itself, because the last one was opened before that day.",
    ["date"],
  ),
  addToLast: "The button after it, which adds the last slip to the new one.",
  ...copying("message"),
  call: "The button that calls.",
  share: "The button that shares the slip's link with somebody else; it sends no order.",
  shareText: "The text that is shared with the link.",
  linkCopied: "Said when the link was copied.",
  linkSelected: "Said when the browser does not allow copying the link; it is then selected.",
  note: "That nothing has been sent yet, what comes back, and what this browser keeps.",
  notStored: "Said when the browser does not allow us to store the slip.",
  clear: "The button that empties the slip.",
  putBack: "The button that puts back what was on it.",
  long: {
    one: "Said when one line does not fit into the message.",
    other: template("Said when several lines do not fit into the message.", ["count"]),
  },
  dish: "The button of a recipe that puts its spices on the slip.",
  message: {
    opening: "The first line of the message.",
    line: template("A line of it.", ["name", "pack", "count"]),
    loose: template("A line of what is counted by weight.", ["name", "kilos"]),
    any: template("A line of a spice without a card, in its smallest pack.", ["name", "count"]),
    rest: {
      one: template("The line for one line that does not fit.", ["count"]),
      other: template("The line for several lines that do not fit.", ["count"]),
    },
    total: template("The line with the weight.", ["weight"]),
    also: template("The line with what else is wanted.", ["also"]),
    name: template("The line with the visitor's name.", ["name"]),
    town: template("The line with the town.", ["town"]),
  },
});
export type OrderSlipWords = z.infer<typeof orderSlipWords>;

/** The words of the link that saves our numbers, and of the contact that it saves. */
const saveNumberWords = fields({
  label: "The link.",
  reason: "Why to save our number, said beside it.",
  main: "What the main number is for, in the saved contact.",
  second: "What the second number is for, in the saved contact.",
});
export type SaveNumberWords = z.infer<typeof saveNumberWords>;

/** The line of a message that says where it was written. */
const messageOriginWords = fields({
  line: template("The line of each message; the place is one of the words below.", ["place"]),
  places: fields({
    home: "Written on the home page.",
    about: "Written on the page of our story.",
    products: "Written on the page of the products.",
    distributors: "Written on the page for distributors.",
    recipes: "Written on the page of the recipes.",
    contact: "Written on the Contact page.",
    "not-found": "Written on the page that says that an address does not exist.",
    offline: "Written on the page that is shown without a network.",
    catalogue: "Written by the code in the printed catalogue.",
  } satisfies Record<PageName | "catalogue", string>).describe("One short word for each place, easy to search for."),
});
export type MessageOriginWords = z.infer<typeof messageOriginWords>;

/** The words of the list that the address of a slip opens as (app/slip/PackingList.tsx). */
const packingListWords = fields({
  title: "The title of the list.",
  hindi: hindi("The title, shown before it,"),
  close: "For screen readers: the button that closes it.",
  notice: "That it is a list and not a confirmed order, and that words written beside the packs are only in the chat.",
  packed: template("How many of the lines are ticked, of how many.", ["count", "lines"]),
  print: "The button that prints the list.",
  reply: "The button that opens the reply in WhatsApp.",
  ...copying("reply"),
  whole: template("The reply if all lines are ticked.", ["weight"]),
  missing: template("The reply otherwise, with the lines that are not ticked.", ["lines"]),
  take: "The button that adds these lines to one's own slip.",
  notOnShelf: "Said below a line that is not sold.",
  tooMany: "Said below a line that asks for more than a slip holds.",
  unreadable: "Said below a line of which the address cannot be read.",
  tickedBefore: template("Said when lines were ticked before: another customer may have sent the same list.", ["date"]),
  beginAnew: "The button after it, which takes all ticks away.",
  offline: "Said without a network, in place of the list.",
});
export type PackingListWords = z.infer<typeof packingListWords>;

/** The words of a recipe for many people (app/routes/recipes/ForMany.tsx). */
const cookingForManyWords = fields({
  title: "The title of the part.",
  invitation: "The link to it, below the promises of Home and on Distributors.",
  people: "The label of the field for the number of people, which may be from 13 to 500.",
  range: "Said when the number is another.",
  withoutScript: "Said where it cannot be counted, because the browser runs no scripts.",
  spices: "The title above the spices.",
  others: "The title above everything else.",
  byEye: "In place of an amount, for what is added by eye.",
  pack: template("So many of one pack.", ["count", "pack"]),
  loose: template("That a spice sold in packs of 10kg can be had loose.", ["weight"]),
  put: "The button that puts the packs on the slip.",
  list: template("The first line of the list of amounts, as a text.", ["name", "count"]),
  share: template("The button that shares that list.", ["count"]),
  ...copying("list"),
  notWeighed: template("Said where a spice has no weight for a teaspoon, so that packs cannot be counted.", ["names"]),
  growth: "The title above the sentences that follow.",
  notes: texts("What does not grow with the pot: salt, chilli, time, water, the pot itself; one sentence each."),
});
export type CookingForManyWords = z.infer<typeof cookingForManyWords>;

/** The words of the spice box above the recipes (app/routes/recipes/DabbaSwitches.tsx). */
const dabbaWords = fields({
  title: "The question above the spice box.",
  lead: "What to do, and what happens then.",
  count: {
    one: template("How many of all dishes can be cooked, if it is one.", ["count", "all"]),
    other: template("How many of all dishes can be cooked otherwise.", ["count", "all"]),
  },
  none: "Said instead if no dish can be cooked yet.",
  complete: "Said on the card of a dish for which every spice is there.",
  missing: template("Said on the card of another dish.", ["names"]),
  put: "The button of the card that puts these spices on the slip.",
  clear: "The button that empties the spice box.",
});
export type DabbaWords = z.infer<typeof dabbaWords>;

/** controls.yaml: two complete sets of actions, which of them the site uses, and the words of both. */
export const controlsSchema = fields({
  use: controlSetName,
  specified: controlSet.describe("What each button does until the site is public."),
  launch: controlSet.describe("What each button does once the site is public."),
  words: fields({
    "shop-now": control(),
    // The chats of these two controls have no `chat` of their own: one uses the message of the home page's cards, the
    // other a list of all products.
    "product-contact": control(["name"])
      .omit({ chat: true })
      .describe("The message of its WhatsApp chat is not here, but with the product cards."),
    "request-bulk-quote": control().omit({ chat: true }).extend({ quote: bulkQuoteWords }),
    "become-distributor": control().extend({
      // The footer has a link of the same words to another place.
      name: text("For screen readers, where the button is a link: a longer name, which begins with its words."),
    }),
    "view-all-products": control(),
    "download-pdf": control(["name"]),
    "share-recipe": control(["name"]),
    "ask-for-spice": askForSpiceWords,
    "menu-contacts": menuContactsWords,
    directions: fields({ label: "The link to the map." }),
    "order-slip": orderSlipWords,
    "catalogue-pdf": fields({
      label: template("The link to the catalogue as a PDF; the size is in megabytes.", ["pages", "size"]),
      fetching: "Said while the phone fetches the file to share.",
      ready: "Said when the phone has the file and the button must be pressed again to share it.",
    }),
    "save-number": saveNumberWords,
    "message-origin": messageOriginWords,
    "cook-with": fields({ label: "The label of the recipes that use a spice, on its card." }),
    "cooking-for-many": cookingForManyWords,
    dabba: dabbaWords,
    "packing-list": packingListWords,
    "submit-enquiry": messagePreviewWords.describe(
      "The step in which a visitor reads the message before sending it; other words of the forms are with their pages.",
    ),
  } satisfies Record<ControlName | "submit-enquiry", z.ZodType> & Record<string, z.ZodType>).describe(
    "What each button says.",
  ),
});
