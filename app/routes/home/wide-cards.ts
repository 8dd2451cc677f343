/**
 * Which cards of the staggered grid are double-width, so that its rows of four columns have no gaps: rows of three,
 * with the wide card alternately first and last, then one row of four narrow or two wide cards if the count needs it.
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
