/**
 * The order slip: which packs of which products someone asks for, how many of each, and a line for anything else. A
 * choice, `chilli-powder.500gm`, names a pack by its weight, the same in every language. store.ts says where it is kept.
 */

import type { OrderSlipWords, PackingListWords } from "../content/schema/controls";
import { readable } from "../enquiry/links";
import { fitsIntoLink } from "../enquiry/message";
import { interpolate } from "../interpolate";
import type { Language } from "../languages";
import { numberText, plural } from "../numbers";

/** What the slip's components need of the content. */
export interface SlipProps {
  /** What can be chosen: the product's name, that in the other language, and what is written on the weight. */
  shelf: Readonly<Record<string, { name: string; otherName: string; pack: string }>>;
  /** `bulk` is the first line of a message that asks for a price. */
  words: OrderSlipWords & { bulk: string };
  /** The language of the products' other names. */
  otherLanguage: Language;
  /** Messages end with the address of their slip, which opens as a packing list. */
  endsWithAddress?: boolean;
}

/** The lines of a slip: how many of each choice; of what is sold loose, how many kilos. */
export type Lines = ReadonlyMap<string, number>;
/** Lines, or changes to them: the last count of a choice holds. */
type Wanted = Iterable<readonly [choice: string, count: number]>;

/** A slip that nobody has touched. */
export const emptySlip = {
  lines: new Map() as Lines,
  /** There was no room for more lines, or for more of one pack. */
  isBounded: false,
  /** A shared slip asked for a product or a pack that is not on the shelf. */
  isUnknown: false,
  /** What the last order had that is no longer on the shelf, by name. */
  gone: [] as readonly string[],
  /** It asks for a bulk price. */
  asksPrice: false,
  /** What else is wanted, and by whom, as the visitor typed it. */
  also: "",
  name: "",
  town: "",
};
export type Slip = Readonly<typeof emptySlip>;

/** What a slip holds at most. The last three are lengths. */
export const most = { count: 999, lines: 60, also: 200, name: 60, town: 60 };

/** The product of a choice, by its slug. */
export const productOf = (choice: string) => choice.split(".")[0] ?? "";

/** Whether a choice is sold by the kilo: its weight has a word on it, `Bulk`. */
export const isLoose = (choice: string) => choice.endsWith(".loose");

/** How many one press adds: one pack, or ten kilos. */
export const stepOf = (choice: string) => (isLoose(choice) ? 10 : 1);

/** As much of these lines as a slip holds. None of a choice removes its line. */
export function bounded(wanted: Wanted): Pick<Slip, "lines" | "isBounded"> {
  const all = [...new Map(wanted)].filter(([, count]) => count > 0);
  const lines = all.slice(0, most.lines).map(([choice, count]) => [choice, Math.min(count, most.count)] as const);
  return { lines: new Map(lines), isBounded: all.length > most.lines || all.some(([, count]) => count > most.count) };
}

/** The same lines, the packs of each product together, in the order in which the products came. */
export function byProduct(lines: Lines): Lines {
  const products = Array.from(lines.keys(), productOf);
  const position = (choice: string) => products.indexOf(productOf(choice));
  return new Map([...lines].sort(([one], [other]) => position(one) - position(other)));
}

/**
 * Reads lines as `stringifyLines` writes them. Anybody may have written them: they are kept within bounds and, once that
 * is known, to the shelf. `isUnknown`: there was something else among them.
 */
export function parseLines(text: string, shelf?: SlipProps["shelf"]): Pick<Slip, "lines" | "isBounded" | "isUnknown"> {
  const lines = new Map<string, number>();
  let isUnknown = false;
  for (const part of text.split("_").filter(Boolean)) {
    const [, choice = "", count = 1] = /^([^.]+\.[^.]+)(?:\.(\d+))?$/.exec(part) ?? [];
    if (shelf ? Object.hasOwn(shelf, choice) : choice) lines.set(choice, (lines.get(choice) ?? 0) + Number(count));
    else isUnknown = true;
  }
  return { ...bounded(lines), isUnknown };
}

/** Writes lines as the value of `?slip=` in a shared address: `chilli-powder.500gm.2_coriander-powder.10kg`. */
export function stringifyLines(lines: Lines): string {
  return Array.from(lines, ([choice, count]) => (count === 1 ? choice : `${choice}.${count}`)).join("_");
}

/** The weight of one pack in grams; of what is sold loose, a kilo. */
export function gramsOf(choice: string): number {
  const [, amount = 1, unit = "kg"] = /\.(\d+)(gm|kg)$/.exec(choice) ?? [];
  return Number(amount) * (unit === "kg" ? 1000 : 1);
}

/** What lines weigh, as people say it: `600gm`, `11.1kg`. */
export function weightOf(lines: Wanted, words: Pick<OrderSlipWords, "grams" | "kilos">, language: string): string {
  const grams = [...lines].reduce((sum, [choice, count]) => sum + gramsOf(choice) * count, 0);
  const [count, unit] = grams < 1000 ? [grams, words.grams] : [grams / 1000, words.kilos];
  return interpolate(unit, { count: numberText(count, language) });
}

/** What is needed to write lines in words. */
type Writing = Pick<SlipProps, "shelf" | "words">;

/** A line in words: `Chilli Powder, 500gm × 2`. */
function writtenLine(choice: string, count: number, { shelf, words }: Writing, language: string): string {
  const kilos = weightOf([[choice, count]], words, language);
  const sentence = isLoose(choice) ? words.message.loose : words.message.line;
  return interpolate(sentence, { ...shelf[choice], count: String(count), kilos });
}

/**
 * The message. Lines that do not fit into one link are left out from the end; the message and the sheet say how many.
 *
 * @param ending its last lines: where it was written, and its address; empty ones are left out
 */
export function slipMessage(
  { lines, ...slip }: Slip,
  writing: Writing,
  language: string,
  ending: readonly string[] = [],
) {
  const { words } = writing;
  const { message } = words;
  const order = Array.from(
    lines,
    ([choice, count], index) => `${index + 1}. ${writtenLine(choice, count, writing, language)}`,
  );
  const total = lines.size > 0 && interpolate(message.total, { weight: weightOf(lines, words, language) });
  const closing = (["also", "name", "town"] as const).flatMap((name) => {
    const value = readable(slip[name]).replace(/\s+/g, " ").trim(); // On one line, which any app can show.
    return value ? interpolate(message[name], { [name]: value }) : [];
  });
  const write = (leftOut: number) => {
    const shown = order.slice(0, order.length - leftOut);
    if (leftOut > 0) shown.push(plural(message.rest, leftOut, language));
    const opening = slip.asksPrice ? words.bulk : message.opening;
    const blocks = [opening, shown.join("\n"), total, closing.join("\n"), ending.filter(Boolean).join("\n")];
    return blocks.filter(Boolean).join("\n\n");
  };
  const leftOut = leftOutOf(order.length, write);
  return { message: write(leftOut), leftOut };
}

/** The fewest of `count` lines that must be left out of a message for it to fit into a link. */
function leftOutOf(count: number, write: (leftOut: number) => string): number {
  let leftOut = 0;
  while (leftOut < count && !fitsIntoLink(write(leftOut))) leftOut++;
  return leftOut;
}

/**
 * The reply to a slip: that all of it is there, or which lines are not.
 *
 * @param packed the choices that were ticked
 */
export function packingReply(
  lines: Lines,
  packed: readonly string[],
  writing: Writing & { packing: PackingListWords },
  language: string,
): string {
  const { packing, words } = writing;
  const missing = [...lines].filter(([choice]) => !packed.includes(choice));
  if (missing.length === 0) return interpolate(packing.whole, { weight: weightOf(lines, words, language) });
  const written = missing.map(([choice, count]) => writtenLine(choice, count, writing, language));
  const write = (leftOut: number) => {
    const shown = written.slice(0, written.length - leftOut);
    if (leftOut > 0) shown.push(plural(words.message.rest, leftOut, language));
    return interpolate(packing.missing, { lines: shown.join("; ") });
  };
  return write(leftOutOf(written.length, write));
}
