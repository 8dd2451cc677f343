import fc from "fast-check";
import { expect, test } from "vitest";
import { choicesOn, shelf } from "../../../../testing/slip-shelf.ts";
import { readContent } from "../../../content/read.server.ts";
import { parseRupees, priceAnswer, rupeesText } from "./answer.ts";
import { type ListLine, tickOf } from "./list.ts";

test.each([
  ["360", 36_000],
  ["₹ 1,20,0.50", undefined],
  ["99,999.5", 9_999_950],
  ["Rs. 22.05/-", 2205],
  ["१,२०० ", 120_000],
  ["12.345", undefined],
  ["3,60", undefined],
  ["1,00,001", undefined],
  ["0", undefined],
  ["-5", undefined],
  ["360 or 380", undefined],
  ["", undefined],
])("a price typed as “%s” is %s paise", (typed, paise) => {
  expect(parseRupees(typed)).toBe(paise);
});

test("rupees have Indian groups, and paise only if there are any", () => {
  expect([12_000_000, 2250, 100_000, 5].map(rupeesText)).toEqual(["₹1,20,000", "₹22.50", "₹1,000", "₹0.05"]);
});

/*
 * The model: an order with random lines, prices and ticks, summed in whole thousandths of a paisa.
 */
const content = readContent();
const words = {
  ...content.slip,
  bulk: "",
  message: {
    ...content.slip.message,
    ...{ order: "Order {name}", neededBy: "Needed by: {day}" },
    ...{ line: "{name} {pack} × {count}", loose: "{name} loose {kilos}", any: "{name} small × {count}" },
  },
  grams: "{count}gm",
  kilos: "{count}kg",
};
const answer = {
  opening: "Namaste",
  line: "{count} × {name}, {pack}: {sum}",
  loose: "{name}, {kilos}: {sum}",
  any: "{count} × {name}: {sum}",
  unpriced: "No price: {lines}",
  missing: "Missing: {lines}",
  total: "Total: {sum}",
};
const format = { shelf, words, packing: { ...content["packing-list"], answer } };
const choices = [...choicesOn(shelf), "gone.50gm"];
/** How the answer and its remarks name a choice, for one and for its count. */
const texts = (id: string, count: number) => {
  const kilos = (grams: number) => (grams < 1000 ? `${grams}gm` : `${(grams / 1000).toLocaleString("en")}kg`);
  const [slug = "", pack = ""] = id.split(".");
  const name = shelf[slug]?.name ?? slug;
  const packText = shelf[slug]?.packs[pack]?.text ?? pack;
  if (pack === "loose" || pack === "g") {
    const weight = kilos(pack === "g" ? count : count * 1000);
    return { priced: `${name}, ${weight}`, named: `${name} loose ${weight}` };
  }
  if (pack === "any") return { priced: `${count} × ${name}`, named: `${name} small × ${count}` };
  return { priced: `${count} × ${name}, ${packText}`, named: `${name} ${packText} × ${count}` };
};
/** ₹1,20,000.50 */
const rupees = (paise: bigint) => {
  const [whole = "", rest = ""] = [String(paise / 100n), String(paise % 100n).padStart(2, "0")];
  const grouped = whole.replace(/(\d)(?=(\d\d)+\d$)/g, "$1,");
  return `₹${grouped}${rest === "00" ? "" : `.${rest}`}`;
};

test("the answer has each line with its sum, names what is left, and adds up to the paisa", () => {
  const line = fc.record({
    id: fc.constantFrom(...choices),
    count: fc.integer({ min: 1, max: 999 }),
    price: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
    isTicked: fc.boolean(),
  });
  const lists = fc.uniqueArray(line, { selector: ({ id }) => id, minLength: 1 });
  fc.assert(
    fc.property(lists, fc.boolean(), fc.boolean(), (asked, isPacked, isNamed) => {
      const strange: ListLine = { id: "what is this", problem: "unreadable" };
      const lines = [...asked.map(({ id, count }) => ({ id, count })), strange];
      const ticked = isPacked ? asked.filter(({ isTicked }) => isTicked).map(tickOf) : [];
      const priceOf = (choice: string) => asked.find(({ id }) => id === choice)?.price ?? undefined;
      const order = isNamed ? { name: "7K4M", neededBy: "2026-12-12" } : { name: "", neededBy: "" };
      const found = priceAnswer({ ...order, lines }, priceOf, ticked, format, "en");

      const isThere = (line: ListLine) => ticked.length === 0 || ticked.includes(tickOf(line));
      const sums = asked
        .filter((line) => line.price !== null && isThere(line))
        .map(({ id, count, price }) => {
          const milli = BigInt(price ?? 0) * BigInt(count) * (id.endsWith(".g") ? 1n : 1000n);
          return { text: texts(id, count).priced, paise: (milli + 500n) / 1000n };
        });
      const total = sums.reduce((total, { paise }) => total + paise, 0n);
      const nameOf = ({ id, count }: ListLine) => (count === undefined ? id : texts(id, count).named);
      const unpriced = lines.filter((line) => isThere(line) && priceOf(line.id) === undefined).map(nameOf);
      const missing = lines.filter((line) => !isThere(line)).map(nameOf);
      expect(found.message.split("\n").filter(Boolean)).toEqual([
        "Namaste",
        ...(isNamed ? ["Order 7K4M"] : []),
        ...sums.map(({ text, paise }) => `${text}: ${rupees(paise)}`),
        ...(unpriced.length > 0 ? [`No price: ${unpriced.join("; ")}`] : []),
        ...(missing.length > 0 ? [`Missing: ${missing.join("; ")}`] : []),
        `Total: ${rupees(total)}`,
        ...(isNamed ? ["Needed by: Sat 12 Dec 2026"] : []),
      ]);
      expect([found.total, found.isEmpty]).toEqual([rupees(total), sums.length === 0]);
    }),
  );
});
