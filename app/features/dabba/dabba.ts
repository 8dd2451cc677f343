/**
 * The spice box (dabba) of a visitor: which of the recipes' spices they have. The names of spices in the URL are ids,
 * the same in every language: `?have=chilli-powder_turmeric`.
 */

interface Dish<Spice extends { id: string } = { id: string }> {
  spices: readonly Spice[];
}

/** The ids of the spices that a visitor has. */
export type OwnSpices = ReadonlySet<string>;
export const emptyDabba: OwnSpices = new Set();

/** The spices of all dishes, each once. Those that most dishes use are first. */
export function spicesOfDishes<Spice extends { id: string }>(dishes: readonly Dish<Spice>[]): Spice[] {
  const all = dishes.flatMap(({ spices }) => spices);
  const uses = (spice: Spice) => all.filter(({ id }) => id === spice.id).length;
  return [...new Map(all.map((spice) => [spice.id, spice])).values()].sort((a, b) => uses(b) - uses(a));
}

/** The spices of a dish that are not in the dabba. */
export const missingSpices = <Spice extends { id: string }>(spices: readonly Spice[], dabba: OwnSpices): Spice[] =>
  spices.filter(({ id }) => !dabba.has(id));

/** Dishes with the fewest missing spices first. With an empty dabba, the order stays. */
export function byMissing<Each extends Dish>(dishes: readonly Each[], dabba: OwnSpices): readonly Each[] {
  const missing = ({ spices }: Each) => missingSpices(spices, dabba).length;
  return dabba.size > 0 ? dishes.toSorted((a, b) => missing(a) - missing(b)) : dishes;
}

const parameter = "have";

/** Parses a dabba from a query string, which is untrusted: only these ids are accepted. */
export function dabbaFromSearch(search: string, ids: readonly string[]): OwnSpices {
  const named = new URLSearchParams(search).get(parameter)?.split("_");
  return new Set(ids.filter((id) => named?.includes(id)));
}

/**
 * Writes a dabba into a query string; an empty one is left out. Other parameters stay.
 *
 * @returns the new query string with its `?`, or an empty string
 */
export function dabbaToSearch(dabba: OwnSpices, search: string): string {
  const params = new URLSearchParams(search);
  if (dabba.size > 0) params.set(parameter, [...dabba].join("_"));
  else params.delete(parameter);
  const text = params.toString();
  return text && `?${text}`;
}
