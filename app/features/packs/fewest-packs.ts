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
  const choices = grams > 0 ? Array.from(choicesFor(grams, sold), summed) : [];
  const [lightest] = choices.toSorted((a, b) => a.held - b.held || a.packs - b.packs);
  const fewestWithin = (share: number) =>
    choices.filter(({ held }) => held <= grams * share).sort((a, b) => a.packs - b.packs || a.held - b.held)[0];
  const best = fewestWithin(1.1) ?? lightest;
  const larger = fewestWithin(1.2);
  const chosen = best && larger && larger.packs <= best.packs - 5 ? larger : best;
  return chosen?.counts.filter(({ count }) => count > 0) ?? [];
}

const summed = (counts: readonly PackCount[]) => ({
  counts,
  packs: counts.reduce((sum, { count }) => sum + count, 0),
  held: counts.reduce((sum, { pack, count }) => sum + pack.grams * count, 0),
});

/**
 * The choices of packs that hold at least `grams`, the largest pack first. Without those in which fewer larger packs
 * weigh the same: at most one of 50 g beside packs of 100 g. Above ten of the largest pack, 10 % is more than one of it,
 * so all packs but a few are the largest.
 */
function* choicesFor(
  grams: number,
  [pack, ...smaller]: readonly Pack[],
  larger?: Pack,
): Generator<readonly PackCount[]> {
  if (!pack) return yield* grams > 0 ? [] : [[]];
  const enough = Math.max(0, Math.ceil(grams / pack.grams));
  const most = larger ? larger.grams / greatestDivisor(larger.grams, pack.grams) - 1 : enough;
  for (let count = larger ? 0 : Math.max(0, enough - 11); count <= Math.min(most, enough); count++)
    for (const rest of choicesFor(grams - count * pack.grams, smaller, pack)) yield [{ pack, count }, ...rest];
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Whether a product with these packs is also sold loose, by the kilo: the family fills packs of 10 kg from sacks. */
export const isSoldLoose = (packs: readonly Pack[]) => packs.some(({ isLoose, grams }) => isLoose || grams >= 10_000);
