/** The name of an order, `7K4M`, by which both sides find it in their chats. */

/** Without vowels, so that no name is a word, and without signs that look like others. */
const signs = "23456789BCDFGHJKLMNPQRSTVWXZ";
/** No name is a weight, such as `25KG`. */
const grammar = new RegExp(`^(?!\\d+K?G$)[${signs}]{4}$`);

/** A new name. */
export function newOrderName(): string {
  const name = Array.from({ length: 4 }, () => signs[Math.floor(Math.random() * signs.length)]).join("");
  return grammar.test(name) ? name : newOrderName();
}

/** The name that a value from storage or an address is, in either case; undefined if it is none. */
export function parseOrderName(value: unknown): string | undefined {
  const name = typeof value === "string" ? value.toUpperCase() : "";
  return grammar.test(name) ? name : undefined;
}
