/** The texts of an order (order.ts), and what can be ordered. */

import { readPack, type ShownPack } from "../../content/packs.ts";
import type { PackingListWords } from "../../content/schema/packing-list.ts";
import type { OrderSlipWords } from "../../content/schema/slip.ts";
import type { Language } from "../../site/languages.ts";
import { interpolate } from "../../text/interpolate.ts";
import { countText, numberText } from "../../text/numbers.ts";
import { sanitizeText } from "../enquiry/links.ts";
import { fitLinesIntoLink } from "./fit-into-link.ts";
import { allLines, gramsOfPack, isEmpty, isLoose, type Lines, type Order, slipLimits } from "./order.ts";

/** What the slip's components need of the content: the same on all pages of a language. */
export interface SlipData {
  shelf: Shelf;
  words: SlipWords;
  /** The words of the packing list. */
  packing: PackingListWords;
  /** The titles of the recipes, by slug. */
  dishes: Readonly<Record<string, string>>;
  /** The language of the products' other names. */
  otherLanguage: Language;
}

/**
 * By slug: the name of a product or spice, its name in the other language, and its packs by their ids, e.g. `500gm`. A
 * spice that is no product has `g` and `any` (order.ts).
 */
export type Shelf = Readonly<
  Record<string, { name: string; otherName: string; packs: Readonly<Record<string, ShownPack>> }>
>;

/** Without the words of buttons elsewhere. `bulk` is the first line of a message that asks for a price. */
export type SlipWords = Omit<OrderSlipWords, "invitation" | "put" | "add" | "held" | "dish" | "anyPack"> & {
  bulk: string;
};

/** A choice's names and pack. */
interface Described {
  name: string;
  otherName: string;
  pack: ShownPack;
}

/** Describes a choice; undefined if it is not on the shelf. */
export function findOnShelf(shelf: Shelf, choice: string): Described | undefined {
  const [slug = "", pack = ""] = choice.split(".");
  // Own properties only: a choice may come from a URL, and `constructor` is no product.
  const product = Object.hasOwn(shelf, slug) ? shelf[slug] : undefined;
  if (!product || !Object.hasOwn(product.packs, pack)) return undefined;
  const { packs, ...names } = product;
  return { ...names, pack: packs[pack] ?? { text: "" } };
}

/** The total weight of lines, as text: `600gm`, `11.1kg`. */
export function weightOf(
  lines: Iterable<readonly [choice: string, count: number]>,
  words: Pick<SlipWords, "grams" | "kilos">,
  language: string,
): string {
  const grams = [...lines].reduce((sum, [choice, count]) => sum + gramsOfPack(choice) * count, 0);
  const [count, unit] = grams < 1000 ? [grams, words.grams] : [grams / 1000, words.kilos];
  return interpolate(unit, { count: numberText(count, language) });
}

/** How many packs lines have, as text. What is counted by weight is one pack. */
export function countOf(lines: Lines, { count }: Pick<SlipWords, "count">, language: string): string {
  return countText(count, packsIn(lines), language);
}

export const packsIn = (lines: Lines) =>
  [...lines].reduce((sum, [choice, count]) => sum + (isLoose(choice) ? 1 : count), 0);

/** What formats lines as text. */
type LineFormat = Pick<SlipData, "shelf" | "words">;

/** Describes a choice. What is not on the shelf is written as it was asked. */
export function describeChoice(shelf: Shelf, choice: string): Described {
  const [slug = "", pack = ""] = choice.split(".");
  const { name, otherName } = (Object.hasOwn(shelf, slug) ? shelf[slug] : undefined) ?? { name: slug, otherName: "" };
  return findOnShelf(shelf, choice) ?? { name, otherName, pack: readPack(pack) ?? { text: pack } };
}

/** A line as text: `Chilli Powder, 500gm × 2`. */
export function lineText(choice: string, count: number, { shelf, words }: LineFormat, language: string): string {
  const kilos = weightOf([[choice, count]], words, language);
  const kind = isLoose(choice) ? "loose" : choice.endsWith(".any") ? "any" : "line";
  const { name, pack } = describeChoice(shelf, choice);
  return interpolate(words.message[kind], { name, pack: pack.text, count: String(count), kilos });
}

/** A dish as text: `Jeera Rice for 100`. */
export const dishText = (slug: string, people: number, { dishes, words }: Pick<SlipData, "dishes" | "words">) =>
  interpolate(words.dishFor, {
    name: (Object.hasOwn(dishes, slug) ? dishes[slug] : undefined) ?? slug,
    count: String(people),
  });

/**
 * The WhatsApp message of a slip. If it is too long for a link, the last lines of the slip are left out, and the
 * message and the dialog say how many.
 *
 * @param ending the last lines of the message: the page where it was written, and the slip's URL; empty ones are left
 *   out
 */
export function slipMessage(
  order: Order,
  sender: Record<"name" | "town", string>,
  format: LineFormat,
  language: string,
  ending: readonly string[] = [],
) {
  const { words } = format;
  const { message } = words;
  const lines = allLines(order);
  const texts = Array.from(
    lines,
    ([choice, count], index) => `${index + 1}. ${lineText(choice, count, format, language)}`,
  );
  const total = lines.size > 0 && interpolate(message.total, { weight: weightOf(lines, words, language) });
  const onOneLine = (typed: string) => sanitizeText(typed).replace(/\s+/g, " ").trim();
  const [also, name, town] = [onOneLine(order.also), onOneLine(sender.name), onOneLine(sender.town)] as const;
  const closing = [
    also && interpolate(message.also, { also }),
    name && interpolate(message.name, { name }),
    town && interpolate(message.town, { town }),
  ].filter((line) => line !== "");
  const opening = order.asksPrice ? words.bulk : message.opening;
  return fitLinesIntoLink(texts, message.rest, language, (shown) =>
    [opening, shown.join("\n"), total, closing.join("\n"), ending.filter(Boolean).join("\n")]
      .filter(Boolean)
      .join("\n\n"),
  );
}

/** The notice about what the last change left out, and why; empty if it left out nothing. */
export function noticeText(
  slip: { order: Order; leftOut: Lines; leftOutWords: string; gone: readonly string[]; isStored: boolean },
  format: LineFormat,
  language: string,
): string {
  const { words } = format;
  const { leftOut, leftOutWords, gone } = slip;
  const names = Array.from(leftOut, ([choice, count]) => lineText(choice, count, format, language)).join("; ");
  const limits = { count: String(slipLimits.count), lines: String(slipLimits.lines), letters: String(slipLimits.also) };
  return [
    gone.length > 0 && interpolate(words.gone, { names: gone.join("; ") }),
    leftOut.size > 0 && interpolate(words.bounded, { ...limits, names }),
    leftOutWords && interpolate(words.wordsLeftOut, { ...limits, also: leftOutWords }),
    !slip.isStored && !isEmpty(slip.order) && words.notStored,
  ]
    .filter(Boolean)
    .join(" ");
}
