/** The answer to an order with prices. All sums are whole paise, so that none is rounded twice. */

import { interpolate } from "../../../text/interpolate.ts";
import { latinDigits, withoutInvisible } from "../../../text/numbers.ts";
import { gramsOfPack, isLoose } from "../order.ts";
import { describeChoice, fitLinesIntoLink, neededByText, weightOf } from "../slip.ts";
import type { SlipData } from "../slip-data.server.ts";
import { type List, type ListLine, listLineText, tickOf } from "./list.ts";

/** The highest price of a pack, in paise: a lakh of rupees. */
export const maxPrice = 10_000_000;

/** Reads rupees as people type them: "1,20,000", "₹ १२०.५०", "Rs. 360/-". Undefined if it is not one price. */
export function parseRupees(typed: string): number | undefined {
  const plain = latinDigits(withoutInvisible(typed)).trim();
  const [, rupees = "", paise = ""] =
    /^(?:₹|rs\.?)?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,9})(?:\.(\d{0,2}))?(?:\s*\/-)?$/i.exec(plain) ?? [];
  const price = Number(rupees.replaceAll(",", "")) * 100 + Number(paise.padEnd(2, "0"));
  return price > 0 && price <= maxPrice ? price : undefined;
}

/** Paise as text, in Indian groups: `₹1,20,000`, `₹22.50`. */
export const rupeesText = (paise: number) =>
  new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  }).format(paise / 100);

/** What a line costs; the price is of a pack, or of a kilo of loose goods. */
export const sumOfLine = ({ id, count = 0 }: ListLine, price: number) =>
  isLoose(id) ? Math.round((price * gramsOfPack(id) * count) / 1000) : price * count;

/**
 * The answer: each line with its sum, and the total. What has no price, or is missing, is named and not in the total. While
 * nothing is ticked, the list is not packed yet, and nothing counts as missing.
 */
export function priceAnswer(
  { name, neededBy, lines }: List,
  priceOf: (choice: string) => number | undefined,
  ticked: readonly string[],
  data: SlipData,
) {
  const { shelf, words } = data;
  const { answer } = data.packing;
  const isTicked = (line: ListLine) => ticked.includes(tickOf(line));
  const there = lines.some(isTicked) ? lines.filter(isTicked) : lines;
  const priced = there.flatMap((line) => {
    const price = line.count === undefined ? undefined : priceOf(line.id);
    return price === undefined ? [] : [{ line, sum: sumOfLine(line, price) }];
  });
  const total = priced.reduce((total, { sum }) => total + sum, 0);
  const written = priced.map(({ line: { id, count = 0 }, sum }) => {
    const { name, pack } = describeChoice(shelf, id);
    const kilos = weightOf({ [id]: count }, data);
    const sentence = isLoose(id) ? answer.loose : id.endsWith(".any") ? answer.any : answer.line;
    return interpolate(sentence, { name, pack: pack.text, count: String(count), kilos, sum: rupeesText(sum) });
  });
  const unpriced = there.filter((line) => !priced.some((one) => one.line === line));
  const missing = lines.filter((line) => !there.includes(line));
  /** What is not in the total. */
  const left = Object.entries({ unpriced, missing }).flatMap(([why, some]) => {
    const names = some.map((line) => listLineText(line, data)).join("; ");
    return names ? interpolate(answer[why as "unpriced" | "missing"], { lines: names }) : [];
  });
  const opening = [answer.opening, name && interpolate(words.message.order, { name })];
  const sum = interpolate(answer.total, { sum: rupeesText(total) });
  const closing = [sum, neededByText(neededBy, data)];
  const { message } = fitLinesIntoLink(written, data, (shown) =>
    [opening, shown, left, closing]
      .map((part) => part.filter(Boolean).join("\n"))
      .filter(Boolean)
      .join("\n\n"),
  );
  return { message, left, sum, total: rupeesText(total), isEmpty: priced.length === 0 };
}
