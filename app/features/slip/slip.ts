/** The texts of an order (order.ts), and what can be ordered. */

import { readPack, type ShownPack } from "../../content/packs.ts";
import type { OrderSlipWords } from "../../content/schema/slip.ts";
import type { Language } from "../../site/languages.ts";
import { dayText } from "../../text/days.ts";
import { interpolate } from "../../text/interpolate.ts";
import { countText, numberText } from "../../text/numbers.ts";
import { sanitizeText } from "../enquiry/links.ts";
import { fitsIntoLink } from "../enquiry/message.ts";
import {
  allLines,
  countOf,
  filterLines,
  gramsOfPack,
  isEmpty,
  isLoose,
  type Lines,
  type Order,
  type Shelf,
} from "./order.ts";
import type { SlipData } from "./slip-data.server.ts";
import type { SlipState } from "./store.ts";

/** The names and the pack of a choice. What is not on the shelf is written as it was asked. */
export function describeChoice(shelf: Shelf, choice: string) {
  const [slug = "", id = ""] = choice.split(".");
  // Own properties only: a choice may come from a URL, and `constructor` is no product.
  const product = Object.hasOwn(shelf, slug) ? shelf[slug] : undefined;
  const pack: ShownPack | undefined = product && Object.hasOwn(product.packs, id) ? product.packs[id] : undefined;
  const { name = slug, otherName = "" } = product ?? {};
  return { name, otherName, pack: pack ?? readPack(id) ?? { text: id }, isOnShelf: pack !== undefined };
}

/** The total weight of lines, as text: `600gm`, `11.1kg`. */
export function weightOf(
  lines: Lines,
  { words, language }: { words: Pick<OrderSlipWords, "grams" | "kilos">; language: Language },
): string {
  const grams = Object.entries(lines).reduce((sum, [choice, count]) => sum + gramsOfPack(choice) * count, 0);
  const [count, unit] = grams < 1000 ? [grams, words.grams] : [grams / 1000, words.kilos];
  return interpolate(unit, { count: numberText(count, language) });
}

/**
 * What lines are together, in two parts: `5 packs` and `450gm in packs, and 75gm loose`. Loose goods are no packs; if there
 * is nothing else, they are the first part.
 */
export function sumOf(lines: Lines, data: SlipData): readonly [first: string, rest: string] {
  const { words, language } = data;
  const inPacks = filterLines(lines, (choice) => !isLoose(choice));
  const loose = filterLines(lines, isLoose);
  // Nobody knows the weight of a smallest pack.
  const weighed = filterLines(inPacks, (choice) => !choice.endsWith(".any"));
  const sentence = countOf(weighed) < countOf(inPacks) ? words.weightOver : words.weight;
  const packs = countOf(weighed) > 0 ? interpolate(sentence, { weight: weightOf(weighed, data) }) : "";
  const rest = countOf(loose) > 0 ? interpolate(words.loose, { weight: weightOf(loose, data) }) : "";
  if (countOf(inPacks) === 0) return [rest, ""];
  const both = packs && rest && interpolate(words.both, { packs, rest });
  return [countText(words.count, packsIn(lines), language), both || packs || rest];
}

/** What lines are together, as one text. */
export const sumText = (lines: Lines, data: SlipData) => sumOf(lines, data).filter(Boolean).join(", ");

/** How many packs lines have. Loose goods are none. */
export const packsIn = (lines: Lines) =>
  Object.entries(lines).reduce((sum, [choice, count]) => sum + (isLoose(choice) ? 0 : count), 0);

/** A line as text: `Chilli Powder, 500gm × 2`. */
export function lineText(choice: string, count: number, data: SlipData): string {
  const kilos = weightOf({ [choice]: count }, data);
  const kind = isLoose(choice) ? "loose" : choice.endsWith(".any") ? "any" : "line";
  const { name, pack } = describeChoice(data.shelf, choice);
  return interpolate(data.words.message[kind], { name, pack: pack.text, count: String(count), kilos });
}

/** A dish as text: `Jeera Rice for 100`. */
export const dishText = (slug: string, people: number, { dishes, words }: SlipData) =>
  interpolate(words.dishFor, {
    name: (Object.hasOwn(dishes, slug) ? dishes[slug] : undefined) ?? slug,
    count: String(people),
  });

/** What a dish needs, as text: `Chilli Powder 23gm; Turmeric 75gm`. */
export const needsText = (needs: Lines, data: SlipData) =>
  Object.entries(needs)
    .map(([choice, count]) => {
      const { name } = describeChoice(data.shelf, choice);
      return isLoose(choice) ? `${name} ${weightOf({ [choice]: count }, data)}` : name;
    })
    .join("; ");

/**
 * The WhatsApp message of a slip. If it is too long for a link, the last lines are left out, first those of the visitor's
 * own words, and the message and the dialog say how many.
 *
 * @param around the first line of the message, the order's name, and its last lines: the page where it was written, and
 *   the slip's URL; empty ones are left out
 */
export function slipMessage(
  order: Order,
  sender: Record<"name" | "town", string>,
  data: SlipData,
  { heading = "", ending = [] }: { heading?: string; ending?: readonly string[] } = {},
) {
  const { shelf, words } = data;
  const { message } = words;
  const lines = allLines(order, shelf);
  const packs = Object.entries(lines).map(([choice, count], index) => `${index + 1}. ${lineText(choice, count, data)}`);
  const onOneLine = (typed: string) => sanitizeText(typed).replace(/\s+/g, " ").trim();
  const own = order.also.split("\n").map(onOneLine).filter(Boolean);
  const total = [
    packs.length > 0 && interpolate(message.total, { sum: sumText(lines, data) }),
    neededByText(order.neededBy, data),
  ];
  const [name, town] = [onOneLine(sender.name), onOneLine(sender.town)] as const;
  const from = [name && interpolate(message.name, { name }), town && interpolate(message.town, { town })];
  const opening = [heading, order.asksPrice ? words.bulk : message.opening].filter(Boolean).join("\n");
  return fitLinesIntoLink([...packs, ...own], data, (shown) => {
    const also = shown.slice(packs.length).join("\n");
    const closing = [also && interpolate(message.also, { also }), ...from].filter(Boolean).join("\n");
    const parts = [[opening], shown.slice(0, packs.length), total, [closing], ending];
    return parts
      .map((lines) => lines.filter(Boolean).join("\n"))
      .filter(Boolean)
      .join("\n\n");
  });
}

/**
 * A message with as many of these lines as fit into a link; a last line says how many were left out.
 *
 * @param write the message with the lines that it shows
 */
export function fitLinesIntoLink(
  lines: readonly string[],
  { words, language }: SlipData,
  write: (shown: readonly string[]) => string,
): { message: string; leftOut: number } {
  // From the first line on: the visitor's own words may have thousands of lines.
  const all = write(lines);
  if (lines.length === 0 || fitsIntoLink(all)) return { message: all, leftOut: 0 };
  const writeFirst = (count: number) =>
    write([...lines.slice(0, count), countText(words.message.rest, lines.length - count, language)]);
  let count = 0;
  while (count < lines.length - 1 && fitsIntoLink(writeFirst(count + 1))) count += 1;
  return { message: writeFirst(count), leftOut: lines.length - count };
}

/** The line that says when an order is needed; empty if no day is named. */
export const neededByText = (day: string, { words, language }: SlipData) =>
  day && interpolate(words.message.neededBy, { day: dayText(day, language) });

/** What the last change took away, replaced or filed; empty if it did none of these. */
export function noticeText(
  slip: Pick<SlipState, "order" | "last" | "notice" | "startedApart" | "isStored">,
  data: SlipData,
): string {
  const { words } = data;
  return [
    slip.notice,
    !slip.isStored && !isEmpty(slip.order) && words.notStored,
    slip.startedApart && slip.last && interpolate(words.startedApart, { date: dateText(slip.last.filed, data) }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** A day as text: `19 November`. */
export const dateText = (time: number, { language }: SlipData) =>
  new Intl.DateTimeFormat(`${language}-IN`, { day: "numeric", month: "long" }).format(time);
