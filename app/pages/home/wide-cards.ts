/**
 * Which cards of the staggered grid are two columns wide, so that its rows of four columns have no gaps. A row has
 * three cards, the first or the last of which is wide, in turn. If a count is not a multiple of three, the last row has
 * two wide cards or four narrow ones. Nine cards: 0, 5 and 6 are wide.
 *
 * @param count how many cards there are
 * @returns the positions of the wide cards, from 0
 */
export function wideCards(count: number): ReadonlySet<number> {
  const rest = count % 3;
  const threes = rest === 0 ? count : rest === 1 ? count - 4 : count - 2;
  const wide = new Set<number>();
  for (let first = 0; first < threes; first += 3) wide.add(first % 2 === 0 ? first : first + 2);
  if (rest === 2 || count === 1) for (let index = Math.max(threes, 0); index < count; index++) wide.add(index);
  return wide;
}
