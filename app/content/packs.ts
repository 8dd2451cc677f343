/** A pack in which a product is sold. */
export interface Pack {
  /** The same in every language, for addresses: `500gm`, `10kg`, and `loose` for goods sold by the kilo. */
  id: string;
  /** As pages show it: `500gm`. Of loose goods, `{loose}`, which read.server.ts fills in with the language's word. */
  text: string;
  /** The two parts of its text; loose goods have neither. */
  number?: string;
  unit?: string;
  /** Its weight; 1000 for loose goods, which are sold by the kilo. */
  grams: number;
  /** Left out, not false, because packs are sent to the browser as JSON. */
  isLoose?: true;
}

/** What pages show of a pack. */
export type ShownPack = Pick<Pack, "text" | "number" | "unit">;

/** A product's price: a text that lists its packs (docs/specification.md, 3). */
export interface Price {
  text: string;
  packs: readonly Pack[];
}

/** Parses a pack as the content has it: `500gm`, `10 kg`, or `bulk` for loose goods. */
export function readPack(text: string): Pack | undefined {
  if (/^bulk$/i.test(text)) return { id: "loose", text: "{loose}", grams: 1000, isLoose: true };
  const [, number, unit] = /^([1-9]\d{0,3}) ?(gm|g|kg)$/i.exec(text) ?? [];
  if (!number || !unit) return undefined;
  const isKilos = unit.toLowerCase() === "kg";
  return {
    id: `${number}${isKilos ? "kg" : "gm"}`,
    text: `${number}${unit}`,
    number,
    unit,
    grams: Number(number) * (isKilos ? 1000 : 1),
  };
}

/** Parses a list of packs, each once: `50gm, 10kg, bulk`. */
export function readPrice(text: string): Price | undefined {
  const packs = text.trim().split(/ *, */).map(readPack);
  const ids = new Set(packs.map((pack) => (pack?.isLoose ? pack.id : pack?.grams)));
  if (!packs.every((pack) => pack !== undefined) || ids.size < packs.length) return undefined;
  return { text: packs.map(({ text }) => text).join(", "), packs };
}
