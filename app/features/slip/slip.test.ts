import fc from "fast-check";
import { expect, test } from "vitest";
import { choicesOn, linesOf, shelf as smallShelf } from "../../../testing/slip-shelf.ts";
import { readContent } from "../../content/read.server.ts";
import { sanitizeText } from "../enquiry/links.ts";
import { fitsIntoLink } from "../enquiry/message.ts";
import { allLines, countOf, emptyOrder, type Lines, type Shelf } from "./order.ts";
import { describeChoice, dishText, needsText, slipMessage, sumOf, sumText } from "./slip.ts";
import type { SlipData } from "./slip-data.server.ts";

const shelf: Shelf = {
  ...smallShelf,
  ...Object.fromEntries(
    Array.from({ length: 100 }, (_, n) => [
      `n${n}`,
      { name: "हल्दी".repeat(9), otherName: "", packs: { "1kg": { text: "1kg" } } },
    ]),
  ),
};
const allChoices = choicesOn(shelf);
/** One pack of each of the hundred products. */
const hundred = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`n${n}.1kg`, 1]));
const words = {
  ...readContent().slip,
  message: {
    order: "Order {name}",
    changed: "Order {name}, changed",
    opening: "Namaste",
    line: "{name} {pack} × {count}",
    loose: "{name}, loose: {kilos}",
    any: "{name}, smallest pack × {count}",
    rest: { one: "and {count} line", other: "and {count} lines" },
    total: "Together: {sum}",
    neededBy: "Needed by: {day}",
    also: "Also: {also}",
    name: "Name: {name}",
    town: "Town: {town}",
  },
  ...{
    bulk: "How much?",
    count: { one: "{count} packs", other: "{count} packs" },
    weight: "{weight} in packs",
    weightOver: "over {weight} in packs",
  },
  ...{ loose: "{weight} loose", both: "{packs} and {rest}" },
  grams: "{count}gm",
  kilos: "{count} kg",
};
const props: SlipData = {
  language: "en",
  ...{ shelf, words, dishes: { rice: "Jeera Rice" } },
  ...{ packing: readContent()["packing-list"], openDays: { week: [], closedOn: [] }, otherLanguage: "hi" },
};
const nobody = { name: "", town: "" };
const orderOf = (lines: Lines) => ({ ...emptyOrder, lines });

test("the message has a line for each pack, loose goods by weight, the weight, and the typed texts", () => {
  const lines = linesOf("chilli.500gm.2_haldi.100gm_chilli.loose.25_turmeric.g.75_turmeric.any.2");
  const order = { ...orderOf(lines), neededBy: "2026-12-12", also: "dhania  2 kg\n\n 50gm hing" };
  expect(slipMessage(order, { name: " Asha ", town: "" }, props)).toEqual({
    message:
      "Namaste\n\n1. Chilli 500 gm × 2\n2. Chilli, loose: 25 kg\n3. हल्दी पाउडर 100gm × 1\n4. Turmeric, smallest pack × 2\n5. Turmeric, loose: 75gm\n\nTogether: 5 packs, over 1.1 kg in packs and 25.08 kg loose\nNeeded by: Sat 12 Dec 2026\n\nAlso: dhania 2 kg\n50gm hing\nName: Asha",
    leftOut: 0,
  });
  expect(slipMessage({ ...order, asksPrice: true }, nobody, props).message).toMatch(/^How much\?\n\n1\. Chilli/);
  const around = { heading: "Order 7K4M", ending: ["", "from: home"] };
  expect(slipMessage(emptyOrder, { name: "", town: "दुर्ग" }, props, around).message).toBe(
    "Order 7K4M\nNamaste\n\nTown: दुर्ग\n\nfrom: home",
  );
});

test("a line that is no longer on the shelf stays in the message, as it was asked", () => {
  const { message } = slipMessage(orderOf(linesOf("gone.50gm.3_haldi.1kg")), nobody, props);
  expect(message).toContain("1. gone 50gm × 3\n2. हल्दी पाउडर 1kg × 1");
});

test("a slip too long for one message says how many lines are left out", () => {
  const { message, leftOut } = slipMessage(orderOf(hundred), nobody, props);
  expect(leftOut).toBeGreaterThan(0);
  expect(message).toContain(`\n${100 - leftOut}. `);
  expect(message).toContain(`and ${leftOut} lines\n\nTogether: 100 packs, 100 kg in packs`);
});

test("a message has its weight and its ending, also if it leaves out lines to fit into a link", () => {
  const choices = fc.constantFrom(...allChoices);
  const slips = fc.uniqueArray(fc.tuple(choices, fc.integer({ min: 1, max: 999 })), {
    selector: ([choice]) => choice,
    minLength: 1,
    maxLength: 60,
  });
  const text = fc.string({ unit: "grapheme", maxLength: 1000 });
  fc.assert(
    fc.property(slips, text, (wanted, also) => {
      const lines = allLines(orderOf(Object.fromEntries(wanted)), shelf);
      const ending = ["· from: home", "https://shop.example/hi/products"];
      const { message, leftOut } = slipMessage(
        { ...orderOf(lines), also },
        nobody,
        { ...props, language: "hi" },
        { ending },
      );
      const own = sanitizeText(also)
        .split("\n")
        .filter((line) => line.trim());
      expect(fitsIntoLink(message) || leftOut === countOf(lines) + own.length).toBe(true);
      expect(message.split("\n").slice(-2)).toEqual(ending);
      expect(message).toContain(`Together: ${sumText(lines, { ...props, language: "hi" })}`);
    }),
  );
});

test.each([
  ["chilli.50gm.5_turmeric.g.75", ["5 packs", "250gm in packs and 75gm loose"]],
  ["chilli.50gm.19", ["19 packs", "950gm in packs"]],
  ["chilli.50gm.20", ["20 packs", "1 kg in packs"]],
  ["chilli.50gm.2_turmeric.any", ["3 packs", "over 100gm in packs"]],
  ["turmeric.any", ["1 packs", ""]],
  ["chilli.loose.25", ["25 kg loose", ""]],
  ["", ["", ""]],
])("%s is %j: loose goods are no packs, and nobody knows the weight of a smallest pack", (lines, expected) => {
  expect(sumOf(linesOf(lines), props)).toEqual(expected);
});

test("of own words that do not fit into the message, the last lines are left out first", () => {
  const also = Array.from({ length: 9 }, (_, n) => `${n} ${"हल्दी".repeat(20)}`).join("\n");
  const { message, leftOut } = slipMessage({ ...orderOf(linesOf("chilli.50gm")), also }, nobody, props);
  expect([leftOut > 0, fitsIntoLink(message)]).toEqual([true, true]);
  expect(message).toContain("1. Chilli 50gm × 1");
  expect(message.split("\n").slice(-2)).toEqual([also.split("\n")[8 - leftOut], `and ${leftOut} lines`]);
});

test("a dish is named with its people, and by its slug when its recipe is gone", () => {
  const written = ["rice", "gone", "constructor"].map((slug) =>
    dishText(slug, 100, { ...props, words: { ...words, dishFor: "{name} for {count}" } }),
  );
  expect(written).toEqual(["Jeera Rice for 100", "gone for 100", "constructor for 100"]);
  expect(needsText(linesOf("chilli.g.23_turmeric.any"), props)).toBe("Chilli 23gm; Turmeric");
});

test("only own properties are on the shelf", () => {
  expect(describeChoice(shelf, "constructor.name")).toMatchObject({ name: "constructor", isOnShelf: false });
  expect(describeChoice(shelf, "chilli.toString").isOnShelf).toBe(false);
});
