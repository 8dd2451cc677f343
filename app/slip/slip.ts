/**
 * The order slip (a shopping cart without prices): packs of products, how many of each, and a line for anything else. A
 * "choice" is a product and a pack, the same in every language: `chilli-powder.500gm`. The "shelf" is all choices that
 * can be ordered. This file has pure functions; store.ts holds the state.
 */

import type { OrderSlipWords, PackingListWords } from "../content/schema/controls";
import { sanitizeText } from "../enquiry/links";
import { fitsIntoLink } from "../enquiry/message";
import { interpolate } from "../interpolate";
import type { Language } from "../languages";
import { countText, numberText } from "../numbers";

/** The part of the content that the slip's components need. */
export interface SlipProps {
  shelf: Shelf;
  words: SlipWords;
  /** The language of the products' other names. */
  otherLanguage: Language;
}

/** By slug: a product's name, its name in the other language, and its packs as text by their ids, e.g. `500gm`. */
export type Shelf = Readonly<
  Record<string, { name: string; otherName: string; packs: Readonly<Record<string, string>> }>
>;

/** Without the words of buttons elsewhere. `bulk` is the first line of a message that asks for a price. */
export type SlipWords = Omit<OrderSlipWords, "put" | "add" | "held" | "dish"> & { bulk: string };

/** The lines of a slip: the number of packs of each choice, or of kilos for loose goods. */
export type Lines = ReadonlyMap<string, number>;
/** Lines, possibly followed by changes to them: if a choice occurs more than once, the last count wins. */
type Wanted = Iterable<readonly [choice: string, count: number]>;

export const emptySlip = {
  lines: new Map() as Lines,
  /** Whether something was left out because of the limits below. */
  isBounded: false,
  /** Whether a shared slip had a product or a pack that is not on the shelf. */
  isUnknown: false,
  /** The names of packs of the last order that are no longer on the shelf. */
  gone: [] as readonly string[],
  /** Whether the message asks for a bulk price. */
  asksPrice: false,
  /** Free text: anything else, and the visitor's name and town. */
  also: "",
  name: "",
  town: "",
};
export type Slip = Readonly<typeof emptySlip>;

/** The limits of a slip: packs per line, lines, and the lengths of the texts. */
export const slipLimits = { count: 999, lines: 60, also: 200, name: 60, town: 60 };

/** The slug of a choice's product. */
export const productOf = (choice: string) => choice.split(".")[0] ?? "";

/** A choice's names and pack as text; undefined if it is not on the shelf. */
export function findOnShelf(
  shelf: Shelf,
  choice: string,
): { name: string; otherName: string; pack: string } | undefined {
  const [slug = "", pack = ""] = choice.split(".");
  // Own properties only: a choice may come from a URL, and `constructor` is no product.
  const product = Object.hasOwn(shelf, slug) ? shelf[slug] : undefined;
  if (!product || !Object.hasOwn(product.packs, pack)) return undefined;
  const { packs, ...names } = product;
  return { ...names, pack: packs[pack] ?? "" };
}

/** Whether a choice is loose goods, sold by the kilo. */
export const isLoose = (choice: string) => choice.endsWith(".loose");

/** How many one click adds: one pack, or ten kilos. */
export const stepOf = (choice: string) => (isLoose(choice) ? 10 : 1);

/** Applies the limits. A count of zero, or one that is not a number, removes the line. */
export function withinLimits(wanted: Wanted): Pick<Slip, "lines" | "isBounded"> {
  const all = [...new Map(wanted)].filter(([, count]) => count > 0);
  const lines = all
    .slice(0, slipLimits.lines)
    .map(([choice, count]) => [choice, Math.min(count, slipLimits.count)] as const);
  return {
    lines: new Map(lines),
    isBounded: all.length > slipLimits.lines || all.some(([, count]) => count > slipLimits.count),
  };
}

/** Groups the lines by product, in the order in which the products were added. */
export function byProduct(lines: Lines): Lines {
  const products = Array.from(lines.keys(), productOf);
  const position = (choice: string) => products.indexOf(productOf(choice));
  return new Map([...lines].sort(([one], [other]) => position(one) - position(other)));
}

/**
 * Parses the output of `stringifyLines`. It comes from a URL, so it is untrusted: the limits are applied, and what is
 * not on the shelf is left out and sets `isUnknown`. Without a shelf, any choice is accepted.
 */
export function parseLines(text: string, shelf?: Shelf): Pick<Slip, "lines" | "isBounded" | "isUnknown"> {
  const lines = new Map<string, number>();
  let isUnknown = false;
  for (const part of text.split("_").filter(Boolean)) {
    const [, choice = "", count = 1] = /^([^.]+\.[^.]+)(?:\.(\d+))?$/.exec(part) ?? [];
    if (shelf ? findOnShelf(shelf, choice) : choice) lines.set(choice, (lines.get(choice) ?? 0) + Number(count));
    else isUnknown = true;
  }
  return { ...withinLimits(lines), isUnknown };
}

/** Writes lines as the value of `?slip=` in a URL: `chilli-powder.500gm.2_coriander-powder.10kg`. */
export function stringifyLines(lines: Lines): string {
  return Array.from(lines, ([choice, count]) => (count === 1 ? choice : `${choice}.${count}`)).join("_");
}

/** The weight of one pack in grams; of loose goods, a kilo. */
export function gramsOfPack(choice: string): number {
  const [, amount = 1, unit = "kg"] = /\.(\d+)(gm|kg)$/.exec(choice) ?? [];
  return Number(amount) * (unit === "kg" ? 1000 : 1);
}

/** The total weight of lines, as text: `600gm`, `11.1kg`. */
export function weightOf(lines: Wanted, words: Pick<SlipWords, "grams" | "kilos">, language: string): string {
  const grams = [...lines].reduce((sum, [choice, count]) => sum + gramsOfPack(choice) * count, 0);
  const [count, unit] = grams < 1000 ? [grams, words.grams] : [grams / 1000, words.kilos];
  return interpolate(unit, { count: numberText(count, language) });
}

/** The props that are needed to format lines as text. */
type LineFormat = Pick<SlipProps, "shelf" | "words">;

/** A line as text: `Chilli Powder, 500gm × 2`. */
function lineText(choice: string, count: number, { shelf, words }: LineFormat, language: string): string {
  const kilos = weightOf([[choice, count]], words, language);
  const sentence = isLoose(choice) ? words.message.loose : words.message.line;
  return interpolate(sentence, { ...findOnShelf(shelf, choice), count: String(count), kilos });
}

/**
 * The WhatsApp message of a slip. If it is too long for a link, the last lines of the slip are left out, and the
 * message and the dialog say how many.
 *
 * @param ending the last lines of the message: the page where it was written, and the slip's URL; empty ones are left
 *   out
 */
export function slipMessage(
  { lines, ...slip }: Slip,
  format: LineFormat,
  language: string,
  ending: readonly string[] = [],
) {
  const { words } = format;
  const { message } = words;
  const order = Array.from(
    lines,
    ([choice, count], index) => `${index + 1}. ${lineText(choice, count, format, language)}`,
  );
  const total = lines.size > 0 && interpolate(message.total, { weight: weightOf(lines, words, language) });
  const closing = (["also", "name", "town"] as const).flatMap((name) => {
    const value = sanitizeText(slip[name]).replace(/\s+/g, " ").trim(); // On one line.
    return value ? interpolate(message[name], { [name]: value }) : [];
  });
  const opening = slip.asksPrice ? words.bulk : message.opening;
  return fitLinesIntoLink(order, format, language, (shown) =>
    [opening, shown.join("\n"), total, closing.join("\n"), ending.filter(Boolean).join("\n")]
      .filter(Boolean)
      .join("\n\n"),
  );
}

/**
 * A message with as many of these lines as fit into a link; a last line says how many were left out.
 *
 * @param write the message with the lines that it shows
 */
function fitLinesIntoLink(
  lines: readonly string[],
  { words }: LineFormat,
  language: string,
  write: (shown: readonly string[]) => string,
): { message: string; leftOut: number } {
  for (let leftOut = 0; ; leftOut++) {
    const shown = lines.slice(0, lines.length - leftOut);
    const message = write(leftOut > 0 ? [...shown, countText(words.message.rest, leftOut, language)] : shown);
    if (leftOut === lines.length || fitsIntoLink(message)) return { message, leftOut };
  }
}

/**
 * The reply to a slip: everything is packed, or which lines are missing.
 *
 * @param packed the choices that are checked in the packing list
 */
export function packingReply(
  lines: Lines,
  packed: readonly string[],
  format: LineFormat & { packing: PackingListWords },
  language: string,
): string {
  const { packing, words } = format;
  const missing = [...lines].filter(([choice]) => !packed.includes(choice));
  if (missing.length === 0) return interpolate(packing.whole, { weight: weightOf(lines, words, language) });
  const written = missing.map(([choice, count]) => lineText(choice, count, format, language));
  const write = (shown: readonly string[]) => interpolate(packing.missing, { lines: shown.join("; ") });
  return fitLinesIntoLink(written, format, language, write).message;
}

/** The notice that a slip asks for more than it can hold. */
export const boundedNotice = ({ bounded }: Pick<SlipWords, "bounded">) =>
  interpolate(bounded, { count: String(slipLimits.count), lines: String(slipLimits.lines) });
