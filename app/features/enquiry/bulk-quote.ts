import type { Price } from "../../content/packs.ts";
import type { BulkQuoteWords } from "../../content/schema/controls.ts";
import { interpolate } from "../../text/interpolate.ts";
import { fitsIntoLink } from "./message.ts";

/**
 * The message that asks for a bulk quote: one line per product, with a blank for the quantity of each pack, which the
 * sender fills in in the chat: `Chilli: 50gm __, 10kg __`. If there are too many products for a link, the last are left
 * out; the closing lines have a blank for anything else.
 */
export function bulkQuote(
  words: BulkQuoteWords,
  products: readonly { name: string; price: Pick<Price, "packs"> }[],
): string {
  const lines = products.map(({ name, price }) =>
    interpolate(words.product, {
      name,
      packs: price.packs.map(({ text }) => interpolate(words.pack, { pack: text })).join(", "),
    }),
  );
  const write = (count: number) => [...words.opening, "", ...lines.slice(0, count), "", ...words.closing].join("\n");
  let count = 0;
  while (count < lines.length && fitsIntoLink(write(count + 1))) count += 1;
  return write(count);
}
