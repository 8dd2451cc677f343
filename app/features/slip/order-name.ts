/** The name of an order, `7K4M`, by which both sides find it in their chats. */

/** Without vowels, so that no name is a word, and without signs that look like others. */
const signs = "23456789BCDFGHJKLMNPQRSTVWXZ";
const grammar = new RegExp(`^[${signs}]{4}$`);

/** A new name. */
export const newOrderName = () =>
  Array.from({ length: 4 }, () => signs[Math.floor(Math.random() * signs.length)]).join("");

/** The name that a value from storage or an address is, in either case; undefined if it is none. */
export function parseOrderName(value: unknown): string | undefined {
  const name = typeof value === "string" ? value.toUpperCase() : "";
  return grammar.test(name) ? name : undefined;
}
