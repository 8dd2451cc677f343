import type { Pack } from "../../content/packs.ts";

/** A pack and how many of it. */
export interface PackCount {
  pack: Pack;
  count: number;
}

/**
 * The fewest packs that hold at least `grams` and at most 10 % more; of several such choices, the lightest. A choice of
 * at least five packs less may hold up to 20 % more: for 9 kg, one pack of 10 kg and not 18 of 500 g. If the packs are
 * too large for that, the lightest choice that holds enough: 12 g in packs of 50 is one pack. Loose goods are ignored.
 *
 * @returns the largest pack first; empty if there are no packs
 */
export function fewestPacks(grams: number, packs: readonly Pack[]): readonly PackCount[] {
  const sold = packs.filter(({ isLoose }) => !isLoose).toSorted((a, b) => b.grams - a.grams);
  const [largest] = sold;
  if (!largest || grams <= 0) return [];
  // Each pack weighs a multiple of this many grams, so that the table below stays short.
  const unit = sold.map(({ grams }) => grams).reduce(greatestDivisor);
  // Above ten of the largest pack, 10 % is more than one of it, so nearly all packs are the largest. The table is only
  // for the last eleven.
  const largestOnly = Math.max(0, Math.ceil(grams / largest.grams) - 11);
  const needed = Math.ceil((grams - largestOnly * largest.grams) / unit);
  const totalGrams = (units: number) => units * unit + largestOnly * largest.grams;

  // Dynamic programming: by weight in units, the smallest number of packs that weigh exactly that, and one of them.
  const fewest: { count: number; last: Pack }[] = [{ count: 0, last: largest }];
  const countOf = (units = -1) => fewest[units]?.count ?? Number.POSITIVE_INFINITY;
  // Of a choice that holds a pack more than needed, a pack can be left out.
  const most = Math.min(grams * 1.2, grams + largest.grams);
  let [best, muchFewer]: (number | undefined)[] = [];
  for (let units = 1; best === undefined || totalGrams(units) <= most; units++) {
    for (const last of sold) {
      const count = countOf(units - last.grams / unit) + 1;
      if (count < countOf(units)) fewest[units] = { count, last };
    }
    if (units < needed) continue;
    if (best === undefined || totalGrams(units) <= grams * 1.1) {
      if (countOf(units) < countOf(best)) best = units;
    } else if (countOf(units) <= countOf(best) - 5 && countOf(units) < countOf(muchFewer)) muchFewer = units;
  }

  const counts = new Map([[largest, largestOnly]]);
  for (let units = muchFewer ?? best; units > 0; ) {
    const { last = largest } = fewest[units] ?? {};
    counts.set(last, (counts.get(last) ?? 0) + 1);
    units -= last.grams / unit;
  }
  return sold.flatMap((pack) => {
    const count = counts.get(pack);
    return count ? [{ pack, count }] : [];
  });
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Whether a product with these packs is also sold loose, by the kilo: the family fills packs of 10 kg from sacks. */
export const isSoldLoose = (packs: readonly Pack[]) => packs.some(({ isLoose, grams }) => isLoose || grams >= 10_000);
