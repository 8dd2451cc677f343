/**
 * Which cards of the staggered grid are double-width, so that its rows of four columns end without a hole: rows of
 * three with the wide card first and last by turns, and one row of four or of two wide cards where three do not fit.
 *
 * @param count how many cards there are
 * @returns the positions of the wide ones, from 0
 */
export function wideCards(count: number): ReadonlySet<number> {
  const rest = count % 3;
  const threes = rest === 0 ? count : rest === 1 ? count - 4 : count - 2;
  const wide = new Set<number>();
  for (let first = 0; first < threes; first += 3) wide.add(first % 2 === 0 ? first : first + 2);
  if (rest === 2 || count === 1) for (let index = Math.max(threes, 0); index < count; index++) wide.add(index);
  return wide;
}
