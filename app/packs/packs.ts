/** A comma inside a number, with groups of three digits or Indian ones: `1,200`, `1,20,000`. */
const groupingComma = /(?<=\d),(?=(?:\d{2,3},)*\d{3}(?!\d))/g;

/** Any other comma, with the spaces around it. */
const comma = new RegExp(`(\\s*(?!${groupingComma.source}),\\s*)`);

/** The packs in a price text and the commas between them, alternating. */
export function packsAndCommas(price: string): string[] {
  return price.trim().split(comma);
}

/** The packs in a price text: all that stands between its commas. */
export function packsIn(price: string): string[] {
  return packsAndCommas(price).filter((_, index) => index % 2 === 0);
}

/** Whether a price text is nothing but weights, which read the same in every language. */
export function isOnlyWeights(price: string): boolean {
  return packsIn(price).every((pack) => packPattern.test(pack) && /^\d/.test(pack));
}

/** The first number in a price text, or infinity if there is none, so that the text sorts last. */
export function firstNumber(price: string): number {
  return Number(/\d+(\.\d+)?/.exec(price.replaceAll(groupingComma, ""))?.[0] ?? Number.POSITIVE_INFINITY);
}

/** A pack size short enough to fit on an iron weight: `500gm`, `10 kg`, or a single short word, `Bulk`. */
export const packPattern = /^(\d{1,4} ?(gm|g|kg)|[\p{L}\p{M}]{1,6})$/iu;

/**
 * What a pack is called in an address, in every language: `10kg` for `10 kg`, and `loose` for a word, like Bulk; that is
 * sold by the kilo.
 */
export function packName(pack: string): string {
  const [, amount, unit = ""] = /^(\d+) ?(\p{L}+)$/u.exec(pack) ?? [];
  return amount ? `${Number(amount)}${unit.toLowerCase() === "kg" ? "kg" : "gm"}` : "loose";
}

/** The packs in a price text that are drawn as weights, by their name in an address. */
export function packsOf(price: string): Record<string, string> {
  const packs = packsIn(price).filter((part) => packPattern.test(part));
  return Object.fromEntries(packs.map((pack) => [packName(pack), pack]));
}
