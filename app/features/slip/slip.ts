/** The texts of an order (order.ts), and what can be ordered. */

import { readPack, type ShownPack } from "../../content/packs.ts";
import type { Language } from "../../site/languages.ts";
import { interpolate } from "../../text/interpolate.ts";
import { countText, latinDigits, numberText } from "../../text/numbers.ts";
import { sanitizeText } from "../enquiry/links.ts";
import { fitsIntoLink } from "../enquiry/message.ts";
import { allLines, gramsOfPack, isEmpty, isLoose, type Lines, limitOf, type Order, slipLimits } from "./order.ts";
import type { PackingListWords } from "./packing-list/words.ts";
import { stringifyLines } from "./stored-slip.ts";
import type { OrderSlipWords } from "./words.ts";

/** The part of the content that the slip's components need. */
export interface SlipProps {
  shelf: Shelf;
  words: SlipWords;
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

/** The props that are needed to format lines as text. */
type LineFormat = Pick<SlipProps, "shelf" | "words">;

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
export const dishText = (slug: string, people: number, { dishes, words }: Pick<SlipProps, "dishes" | "words">) =>
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
  return fitLinesIntoLink(texts, format, language, (shown) =>
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

/** The URL of a slip, which opens as a packing list: `…/products?slip=chilli-powder.500gm.2`. */
export const listLink = (page: string, lines: Lines) => `${page}?slip=${encodeURIComponent(stringifyLines(lines))}`;

/** A line of a list that was sent. */
export interface ListLine {
  /** The choice, or the text as it stands if it cannot be read. */
  id: string;
  /** Undefined if it cannot be read. */
  count?: number;
  fault?: "notOnShelf" | "tooMany" | "unreadable";
}

/** So many lines of a list are shown one by one. Much longer addresses are hostile. */
const maxListLines = 200;

/**
 * Reads the list in a URL. It may have been retyped or forwarded in a sentence, so spaces, brackets, full stops, dandas
 * and capitals around and in it are ignored. All that was asked is in it, also what is not on the shelf.
 */
export function readList(address: string, shelf: Shelf): ListLine[] {
  const lines = new Map<string, ListLine>();
  const parts = address.split("_");
  for (const part of parts.slice(0, maxListLines)) {
    const plain = latinDigits(part.normalize("NFKC").toLowerCase())
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      .replace(/[^\p{L}\p{M}\p{N}.-]/gu, "")
      .replace(/\.{2,}/g, ".")
      .replace(/^[.-]+|[.-]+$/g, "");
    if (plain === "") continue;
    const [, choice, asked = "1"] = /^([a-z\d-]+\.[a-z\d]+)(?:\.(\d{1,6}))?$/.exec(plain) ?? [];
    const id = choice ?? sanitizeText(part).trim().slice(0, 80);
    const count = choice === undefined ? undefined : (lines.get(id)?.count ?? 0) + Number(asked);
    if (count === 0) continue;
    const fault = count === undefined ? "unreadable" : findOnShelf(shelf, id) ? undefined : "notOnShelf";
    const isTooMany = !fault && count !== undefined && count > limitOf(id);
    lines.set(id, { id, ...(count && { count }), ...((fault || isTooMany) && { fault: fault ?? "tooMany" }) });
  }
  // Nothing but full stops and the like.
  if (lines.size === 0 && address.trim()) lines.set(address, { id: address.slice(0, 80), fault: "unreadable" });
  const rest = parts.slice(maxListLines).join("_").slice(0, 80);
  return [...lines.values(), ...(rest ? [{ id: `${rest} …`, fault: "unreadable" as const }] : [])];
}

/** A line of a list as text. */
export const listLineText = ({ id, count }: ListLine, format: LineFormat, language: string) =>
  count === undefined ? id : lineText(id, count, format, language);

/** The readable lines of a list. */
export const countsOf = (list: readonly ListLine[]): Lines =>
  new Map(list.flatMap(({ id, count }) => (count === undefined ? [] : [[id, count] as const])));

/**
 * The reply to a slip: everything is packed, or which lines are missing.
 *
 * @param packed the ids of the lines that are ticked
 */
export function packingReply(
  list: readonly ListLine[],
  packed: readonly string[],
  format: LineFormat & { packing: PackingListWords },
  language: string,
): string {
  const { packing, words } = format;
  const missing = list.filter(({ id }) => !packed.includes(id));
  if (missing.length === 0) return interpolate(packing.whole, { weight: weightOf(countsOf(list), words, language) });
  const written = missing.map((line) => listLineText(line, format, language));
  const write = (shown: readonly string[]) => interpolate(packing.missing, { lines: shown.join("; ") });
  return fitLinesIntoLink(written, format, language, write).message;
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
