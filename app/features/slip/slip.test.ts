import fc from "fast-check";
import { expect, test } from "vitest";
import { choicesOn, shelf as smallShelf } from "../../../testing/slip-shelf.ts";
import { readContent } from "../../content/read.server.ts";
import { fitsIntoLink } from "../enquiry/message.ts";
import { allLines, emptyOrder, type Lines, slipLimits } from "./order.ts";
import { dishText, findOnShelf, noticeText, type Shelf, type SlipData, slipMessage, weightOf } from "./slip.ts";
import { parseLines } from "./stored-slip.ts";

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
const hundred = new Map(Array.from({ length: 100 }, (_, n) => [`n${n}.1kg`, 1]));
const words = {
  ...readContent().slip,
  message: {
    opening: "Namaste",
    line: "{name} {pack} × {count}",
    loose: "{name}, loose: {kilos}",
    any: "{name}, smallest pack × {count}",
    rest: { one: "and {count} line", other: "and {count} lines" },
    total: "Weight: {weight}",
    also: "Also: {also}",
    name: "Name: {name}",
    town: "Town: {town}",
  },
  bulk: "How much?",
  grams: "{count}gm",
  kilos: "{count} kg",
};
const props: SlipData = {
  ...{ shelf, words, dishes: { rice: "Jeera Rice" } },
  ...{ packing: readContent()["packing-list"], otherLanguage: "hi" },
};
const nobody = { name: "", town: "" };
const orderOf = (lines: Lines) => ({ ...emptyOrder, lines });

test("from a kilo on, weights are in kilos", () => {
  const weights = [
    ["chilli.50gm", 19],
    ["chilli.50gm", 20],
    ["chilli.10kg", 3],
    ["chilli.loose", 25],
    ["turmeric.g", 75],
    ["turmeric.any", 3],
  ] as const;
  expect(weights.map((line) => weightOf([line], words, "en"))).toEqual([
    ...["950gm", "1 kg", "30 kg", "25 kg", "75gm", "0gm"],
  ]);
});

test("the message has a line for each pack, loose goods by weight, the weight, and the typed texts", () => {
  const lines = parseLines("chilli.500gm.2_haldi.100gm_chilli.loose.25_turmeric.g.75_turmeric.any.2");
  const order = { ...orderOf(lines), also: "dhania\n 2 kg" };
  expect(slipMessage(order, { name: " Asha ", town: "" }, props, "en")).toEqual({
    message:
      "Namaste\n\n1. Chilli 500 gm × 2\n2. Chilli, loose: 25 kg\n3. हल्दी पाउडर 100gm × 1\n4. Turmeric, smallest pack × 2\n5. Turmeric, loose: 75gm\n\nWeight: 26.18 kg\n\nAlso: dhania 2 kg\nName: Asha",
    leftOut: 0,
  });
  expect(slipMessage({ ...order, asksPrice: true }, nobody, props, "en").message).toMatch(/^How much\?\n\n1\. Chilli/);
  expect(slipMessage(emptyOrder, { name: "", town: "दुर्ग" }, props, "en", ["", "from: home"]).message).toBe(
    "Namaste\n\nTown: दुर्ग\n\nfrom: home",
  );
});

test("a line that is no longer on the shelf stays in the message, as it was asked", () => {
  const { message } = slipMessage(orderOf(parseLines("gone.50gm.3_haldi.1kg")), nobody, props, "en");
  expect(message).toContain("1. gone 50gm × 3\n2. हल्दी पाउडर 1kg × 1");
});

test("a slip too long for one message says how many lines are left out", () => {
  const { message, leftOut } = slipMessage(orderOf(hundred), nobody, props, "en");
  expect(leftOut).toBeGreaterThan(0);
  expect(message).toContain(`\n${hundred.size - leftOut}. `);
  expect(message).toContain(`and ${leftOut} lines\n\nWeight: 100 kg`);
});

test("a message has its weight and its ending, also if it leaves out lines to fit into a link", () => {
  const choices = fc.constantFrom(...allChoices);
  const slips = fc.uniqueArray(fc.tuple(choices, fc.integer({ min: 1, max: slipLimits.count })), {
    selector: ([choice]) => choice,
    minLength: 1,
    maxLength: slipLimits.lines,
  });
  const text = fc.string({ unit: "grapheme", maxLength: slipLimits.also });
  fc.assert(
    fc.property(slips, text, (wanted, also) => {
      const lines = allLines(orderOf(new Map(wanted)));
      const ending = ["· from: home", "https://shop.example/hi/products"];
      const { message, leftOut } = slipMessage({ ...orderOf(lines), also }, nobody, props, "hi", ending);
      expect(fitsIntoLink(message) || leftOut === lines.size).toBe(true);
      expect(message.split("\n").slice(-2)).toEqual(ending);
      expect(message).toContain(`Weight: ${weightOf(lines, words, "hi")}`);
    }),
  );
});

test("a notice says what was left out, and why", () => {
  const notice = (change: Partial<Parameters<typeof noticeText>[0]>) =>
    noticeText(
      { order: emptyOrder, leftOut: new Map(), leftOutWords: "", gone: [], isStored: true, ...change },
      {
        shelf,
        words: {
          ...words,
          bounded: "{count} packs, {lines} lines, not {names}",
          wordsLeftOut: "{letters} letters, not {also}",
          gone: "gone {names}",
          notStored: "not stored",
        },
      },
      "en",
    );
  expect(notice({})).toBe("");
  const { count, lines, also } = slipLimits;
  expect(notice({ leftOut: parseLines("turmeric.g.20") })).toBe(
    `${count} packs, ${lines} lines, not Turmeric, loose: 20gm`,
  );
  const order = { ...emptyOrder, also: "mirchi" };
  expect(notice({ order, leftOutWords: "dhania", gone: ["a", "b"], isStored: false })).toBe(
    `gone a; b ${also} letters, not dhania not stored`,
  );
  expect(notice({ isStored: false })).toBe(""); // Nothing is lost.
});

test("a dish is named with its people, and by its slug when its recipe is gone", () => {
  const written = ["rice", "gone", "constructor"].map((slug) =>
    dishText(slug, 100, { dishes: props.dishes, words: { ...words, dishFor: "{name} for {count}" } }),
  );
  expect(written).toEqual(["Jeera Rice for 100", "gone for 100", "constructor for 100"]);
});

test("only own properties are on the shelf", () => {
  expect(findOnShelf(shelf, "constructor.name")).toBeUndefined();
  expect(findOnShelf(shelf, "chilli.toString")).toBeUndefined();
});
