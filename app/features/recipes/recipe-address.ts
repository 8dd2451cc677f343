import { parseWholeNumber } from "../../text/numbers.ts";

/**
 * The address of a recipe's card for a number of people: `/recipes?for=250#dal-tadka`. The recipe's own number is left
 * out. So history, bookmarks and shared links hold the dish and the number, and nothing of it is stored.
 */

interface Dish {
  slug: string;
  serves: number;
}

/** The id of a step's element, by the step's place in the list. Search engines link to it. */
export const stepId = (slug: string, index: number) => `${slug}-step-${index + 1}`;

/** The number of people that a text says, if it is from 1 to `most`: "250", "२५० लोग". The only door for numbers. */
export function peopleIn(text: string, most: number): number | undefined {
  const number = parseWholeNumber(text);
  return number !== undefined && number >= 1 && number <= most ? number : undefined;
}

/** The number of people for which an address names this dish: its own without a number. Undefined for another dish. */
export function peopleInAddress({ hash, searchParams }: URL, { slug, serves }: Dish, most: number): number | undefined {
  return hash === `#${slug}` ? (peopleIn(searchParams.get("for") ?? "", most) ?? serves) : undefined;
}

/** An address that names this dish for a number of people. Other parameters stay. */
export function withDish(address: URL, { slug, serves }: Dish, people: number): URL {
  const named = new URL(address);
  if (people === serves) named.searchParams.delete("for");
  else named.searchParams.set("for", String(people));
  named.hash = slug;
  return named;
}

/** The same for a path without a query string, to share, or to show where a browser prints nothing. */
export const pathWithPeople = (path: string, { serves }: Pick<Dish, "serves">, people: number) =>
  people === serves ? path : path.replace("#", `?for=${people}#`);
