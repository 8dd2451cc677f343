import { latinDigits } from "../numbers.ts";

/** A pack in which a product is sold. */
export interface Pack {
  /** As written in the content: `500gm`, `10 kg`, `Bulk`. */
  text: string;
  /** The same in every language, for URLs: `500gm`, `10kg`, and `loose` for goods sold by the kilo. */
  id: string;
  /** Its weight; 1000 for loose goods, which are sold by the kilo. */
  grams: number;
  /** Left out, not false, because packs are sent to the browser as JSON. */
  isLoose?: true;
}

/** A product's price: a text that lists its packs (docs/specification.md, 3). */
export interface Price {
  text: string;
  packs: readonly Pack[];
}

/** A weight short enough to be drawn on an iron weight, or a single word, for loose goods. */
export const packPattern = /^([1-9]\d{0,3} ?(gm|g|kg)|[\p{L}\p{M}]{1,20})$/iu;

/** A whole price text. `readPrice` also checks that no pack is repeated. */
export const pricePattern = new RegExp(
  `^ *${packPattern.source.slice(1, -1)}( *, *${packPattern.source.slice(1, -1)})* *$`,
  "iu",
);

/** Parses a price text. If it is invalid, returns the packs that were probably meant (see `meantBy`). */
export function readPrice(text: string): Price | MeantPacks {
  const packs = text.trim().split(/ *, */).map(packOf);
  const ids = new Set(packs.map((pack) => pack && (pack.isLoose ? pack.id : pack.grams)));
  if (packs.every((pack) => pack !== undefined) && ids.size === packs.length) return { text, packs };
  return meantBy(text);
}

function packOf(text: string): Pack | undefined {
  if (!packPattern.test(text)) return undefined;
  const [, amount, unit = ""] = /^(\d+) ?(\w+)$/.exec(text) ?? [];
  if (!amount) return { text, id: "loose", grams: 1000, isLoose: true };
  const isKilos = unit.toLowerCase() === "kg";
  const id = `${amount}${isKilos ? "kg" : "gm"}`;
  return { text, id, grams: Number(amount) * (isKilos ? 1000 : 1) };
}

/** What an invalid price probably meant. */
export interface MeantPacks {
  /** The packs, as a price text; empty if none was found. */
  meant: string;
  /** Whether the text has amounts in rupees. */
  hasPrice: boolean;
}

/** The packs that an invalid price probably meant: "½ kg" → "500gm". */
function meantBy(text: string): MeantPacks {
  const fractions: Readonly<Record<string, number>> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };
  const plain = latinDigits(text)
    .replace(/(\d*) ?([¼½¾])/g, (_, whole: string, part: string) => String(Number(whole) + (fractions[part] ?? 0)))
    .normalize("NFKC")
    .replaceAll(groupingComma, "")
    .replace(/(\d+)\/(\d+)(?=\s*(?:k|g|कि|ग्रा))/gi, (_, upper: string, lower: string) =>
      String(Number(upper) / Number(lower)),
    );
  const withoutPrices = plain.replace(rupees, " ");
  // "12 x 50gm", "50gm × 12"
  const parts = withoutPrices
    .replace(/\d+\s*[x×*]\s*(?=\d)|[x×*]\s*\d+(?!\S)/gi, " ")
    .split(/[,;/|·•\n]|\s(?:and|or|और|या)\s|&/);
  const packs = parts.flatMap((part) => {
    const weights = Array.from(part.matchAll(weight), ([, amount = "", kilos, grams]) => ({ amount, kilos, grams }));
    if (weights.length === 0) return /^[\p{L}\p{M}]{1,20}$/u.test(part.trim()) ? [packOf(part.trim())] : [];
    // In "100-500gm", the first number has the unit of the second.
    return weights.map(({ amount, kilos, grams }, index) => {
      const isKilos = kilos !== undefined || (grams === undefined && weights.slice(index).some((next) => next.kilos));
      return packOf(writtenWeight(Number(amount) * (isKilos ? 1000 : 1), isKilos));
    });
  });
  const once = new Map(packs.flatMap((pack) => (pack ? [[pack.isLoose ? pack.id : pack.grams, pack.text]] : [])));
  return { meant: [...once.values()].join(", "), hasPrice: withoutPrices !== plain };
}

/** An amount in rupees, with the sign before or after it. */
const rupees =
  /(?:₹|\b(?:rs|inr|mrp)\b\.?|रु\.?|रुपये|रुपए)[\s:]*[\d.]+(?:\/-)?|[\d.]+\s*(?:₹|\/-|(?:rs|rupees?)\b\.?|रुपये|रुपए|रु)/gi;

/** A number with a unit of kilos or grams, or without any word after it: "10" matches, "10 pcs" does not. */
const weight =
  /(?<!\d)(\d+(?:\.\d+)?)(?![\d.])(?:\s*(?:(kilograms?|kilos?|kgs?|किलो(?:ग्राम)?|किग्रा)|(grams?|gms?|gr|g|ग्राम|ग्रा))(?![\p{L}\p{M}])|(?!\s*[\p{L}\p{M}]))/giu;

const writtenWeight = (grams: number, isKilos: boolean) =>
  grams % 1000 === 0 && (isKilos || grams > 9999) ? `${grams / 1000}kg` : `${Math.round(grams)}gm`;

/** A digit-grouping comma, Western or Indian: `1,200`, `1,20,000`. */
const groupingComma = /(?<=\d),(?=(?:\d{2,3},)*\d{3}(?!\d))/g;
