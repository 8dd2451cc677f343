/**
 * The order slip: which packs of which products someone asks for, how many of each, and a line for anything else. Its
 * packs are part of the page's address, as `?slip=chilli-powder.500gm.2_coriander-powder.10kg`, so that it can be kept as
 * a bookmark and shared. Packs are named by their weight, which is the same in every language.
 */

import type { OrderSlipWords } from "../content/schema/controls";
import { readable } from "../enquiry/links";
import { fitsIntoLink } from "../enquiry/message";
import { interpolate } from "../interpolate";
import type { Language } from "../languages";
import { numberText, plural } from "../numbers";

/**
 * The products that can be on a slip, by slug: the name, that in the other language, and the packs by their name in the
 * address, with what is written on the weight.
 */
export type Shelf = Readonly<
  Record<string, { name: string; otherName?: string | undefined; packs: Readonly<Record<string, string>> }>
>;

/** What the slip's components need of the content. */
export interface SlipProps {
  shelf: Shelf;
  words: SlipWords;
  /** The language of the products' other names. */
  otherLanguage: Language;
}

export interface SlipWords extends OrderSlipWords {
  /** The first line of a message that asks for a price. */
  bulk: string;
}

/** A pack of a product. */
export interface Choice {
  product: string;
  pack: string;
}

/** What the button of a dish puts on the slip: packs, and the names of spices that are not on the shelf. */
export interface DishOrder {
  choices: readonly Choice[];
  others: readonly string[];
}

/** One line of the slip: packs, or kilos of what is sold loose. */
export interface SlipLine extends Choice {
  count: number;
}

/** The lines of a slip. */
export interface Lines {
  lines: readonly SlipLine[];
  /** There was no room for more of them, or for more of one pack. */
  isBounded: boolean;
}

export interface Slip extends Lines {
  /** What else is wanted, and by whom, as the visitor typed it. */
  also: string;
  name: string;
  town: string;
  /** It asks for a bulk price. */
  asksPrice: boolean;
  /** The address asked for a product or a pack that is not on the shelf. */
  isUnknown: boolean;
}

/** A slip that nobody has touched. */
export const emptySlip: Slip = {
  lines: [],
  isBounded: false,
  also: "",
  name: "",
  town: "",
  asksPrice: false,
  isUnknown: false,
};

/** What a slip holds at most. The last two are lengths. */
export const most = { count: 999, lines: 60, also: 200, person: 60 };

/** The name, in the address, of what is sold by the kilo: a weight with a word on it, `Bulk`. */
export const loose = "loose";

/** As much of an address as a full slip takes. */
const longestAddress = 6000;

/** How many one press adds: one pack, or ten kilos. */
export const stepOf = (pack: string) => (pack === loose ? 10 : 1);

/** Whether two choices are the same pack. */
export const isSame = (a: Choice, b: Choice) => a.product === b.product && a.pack === b.pack;

/**
 * Reads a slip's lines from an address, which anybody may have written: counts are bounded, and unknown packs left out,
 * as soon as the shelf is known.
 */
export function readSlip(search: string, shelf?: Shelf): Lines & Pick<Slip, "isUnknown"> {
  const text = new URLSearchParams(search).get("slip") ?? "";
  let read: Lines = { lines: [], isBounded: text.length > longestAddress };
  let isUnknown = false;
  for (const part of text.slice(0, longestAddress).split("_").filter(Boolean)) {
    const [product = "", pack = "", count = "1"] = part.split(".");
    const isOnShelf = !shelf || (Object.hasOwn(shelf, product) && Object.hasOwn(shelf[product]?.packs ?? {}, pack));
    if (isOnShelf && /^\d+$/.test(count)) read = withMore(read, { product, pack }, Number(count));
    else isUnknown = true;
  }
  return { ...read, isUnknown };
}

/** Writes a slip's lines into an address's query string; other parameters stay, and an empty slip leaves none. */
export function writeSlip(search: string, lines: readonly SlipLine[]): string {
  const params = new URLSearchParams(search);
  const parts = lines.map(({ product, pack, count }) => [product, pack, ...(count === 1 ? [] : [count])].join("."));
  if (parts.length > 0) params.set("slip", parts.join("_"));
  else params.delete("slip");
  const text = params.toString();
  return text && `?${text}`;
}

/** How many of a pack are on the slip. */
export function countOf(lines: readonly SlipLine[], choice: Choice): number {
  return lines.find((line) => isSame(line, choice))?.count ?? 0;
}

/** The lines with this many of a pack, within bounds; none removes its line, and a new line is the last one. */
export function withCount({ lines, isBounded }: Lines, { product, pack }: Choice, wanted: number): Lines {
  const count = Math.min(Math.max(Math.trunc(wanted) || 0, 0), most.count);
  const index = lines.findIndex((line) => isSame(line, { product, pack }));
  const isFull = count > 0 && index < 0 && lines.length >= most.lines;
  const line = count > 0 && !isFull ? [{ product, pack, count }] : [];
  return {
    lines: lines.toSpliced(index < 0 ? lines.length : index, 1, ...line),
    isBounded: isBounded || isFull || count < wanted,
  };
}

/** The lines with so many more of a pack: by default what one press adds. */
export function withMore(lines: Lines, choice: Choice, more = stepOf(choice.pack)): Lines {
  return withCount(lines, choice, countOf(lines.lines, choice) + more);
}

/** The number of packs; what is sold loose is one. */
export function packsOn(lines: readonly SlipLine[]): number {
  return lines.reduce((sum, { pack, count }) => sum + (pack === loose ? 1 : count), 0);
}

/** The weight of all lines, in grams. */
export function gramsOn(lines: readonly SlipLine[]): number {
  return lines.reduce((sum, { pack, count }) => sum + gramsOf(pack) * count, 0);
}

/** The weight of one pack in grams; of what is sold loose, a kilo. */
export function gramsOf(pack: string): number {
  if (pack === loose) return 1000;
  const [, amount = 0, unit] = /^(\d+)(gm|kg)$/.exec(pack) ?? [];
  return Number(amount) * (unit === "kg" ? 1000 : 1);
}

/** A weight as people say it: `600gm`, `11.1kg`. */
export function weightText(grams: number, words: Pick<OrderSlipWords, "grams" | "kilos">, language: string): string {
  const [count, unit] = grams < 1000 ? [grams, words.grams] : [grams / 1000, words.kilos];
  return interpolate(unit, { count: numberText(count, language) });
}

/**
 * The message with the slip's lines. What one message cannot hold is left out from the end, and the message says how
 * many lines that is; the sheet says it too.
 */
export function slipMessage(
  slip: Slip,
  shelf: Shelf,
  { message: words, bulk, ...units }: Pick<SlipWords, "message" | "bulk" | "grams" | "kilos">,
  language: string,
): { message: string; leftOut: number } {
  const { lines } = slip;
  const ofLine = ({ product, pack, count }: SlipLine, index: number) =>
    `${index + 1}. ${interpolate(pack === loose ? words.loose : words.line, {
      name: shelf[product]?.name ?? product,
      pack: shelf[product]?.packs[pack] ?? pack,
      count: String(count),
      kilos: weightText(count * 1000, units, language),
    })}`;
  const closing = (["also", "name", "town"] as const).flatMap((name) => {
    const value = oneLine(slip[name]);
    return value ? interpolate(words[name], { [name]: value }) : [];
  });
  const write = (shown: readonly SlipLine[]) => {
    const leftOut = lines.length - shown.length;
    const weight = weightText(gramsOn(lines), units, language);
    const order = [...shown.map(ofLine), ...(leftOut ? [plural(words.rest, leftOut, language)] : [])];
    const total = lines.length > 0 ? [interpolate(words.total, { weight })] : [];
    const blocks = [[slip.asksPrice ? bulk : words.opening], order, total, closing].filter((block) => block.length > 0);
    return blocks.map((block) => block.join("\n")).join("\n\n");
  };
  let shown = lines;
  while (shown.length > 0 && !fitsIntoLink(write(shown))) shown = shown.slice(0, -1);
  return { message: write(shown), leftOut: lines.length - shown.length };
}

/** Typed text as one line that any app can show. */
function oneLine(text: string): string {
  return readable(text).replace(/\s+/g, " ").trim();
}
