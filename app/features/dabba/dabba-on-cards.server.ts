import type { Content } from "../../content/read.server.ts";
import { bowlPlaces } from "./bowl-places.ts";
import { spicesOfDishes } from "./dabba.ts";

/** What DabbaAroundCards gets. */
export const dabbaOnCards = ({ dabba }: Content) => ({ words: dabba });

/** The styles that place the bowls, because the policy allows no style attributes. */
export function bowlStyles({ recipes }: Content): string {
  const { size, places } = bowlPlaces(spicesOfDishes(recipes).length);
  const bowls = places.map(
    ({ x, y }, index) => `[data-bowls]>:nth-child(${index + 1}){--x:${rounded(x)}%;--y:${rounded(y)}%}`,
  );
  return `[data-bowls]{--bowl:${rounded(size)}%}${bowls.join("")}`;
}

const rounded = (value: number) => Number(value.toFixed(3));
