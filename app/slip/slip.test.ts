import fc from "fast-check";
import { expect, test } from "vitest";
import { readContent } from "../content/read.server.ts";
import { fitsIntoLink } from "../enquiry/message.ts";
import { shareLink } from "./share-link.ts";
import {
  boundedNotice,
  byProduct,
  emptySlip,
  findOnShelf,
  packingReply,
  parseLines,
  productOf,
  type Shelf,
  type SlipProps,
  slipLimits,
  slipMessage,
  stepOf,
  stringifyLines,
  weightOf,
  withinLimits,
} from "./slip.ts";

const shelf: Shelf = {
  chilli: {
    name: "Chilli",
    otherName: "",
    packs: { "50gm": "50gm", "500gm": "500 gm", "10kg": "10kg", loose: "Bulk" },
  },
  haldi: { name: "हल्दी पाउडर", otherName: "", packs: { "100gm": "100gm" } },
  ...Object.fromEntries(
    Array.from({ length: 100 }, (_, n) => [
      `n${n}`,
      { name: "हल्दी".repeat(9), otherName: "", packs: { "1kg": "1kg" } },
    ]),
  ),
};
const allChoices = Object.entries(shelf).flatMap(([slug, { packs }]) =>
  Object.keys(packs).map((id) => `${slug}.${id}`),
);
/** One pack of each of the hundred products. */
const hundred = new Map(Array.from({ length: 100 }, (_, n) => [`n${n}.1kg`, 1]));
const words = {
  ...readContent().controlWords["order-slip"],
  message: {
    opening: "Namaste",
    line: "{name} {pack} × {count}",
    loose: "{name}, loose: {kilos}",
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
const props: SlipProps = { shelf, words, otherLanguage: "hi" };

test("lines in a URL are parsed, and written back unchanged", () => {
  const text = "chilli.500gm.2_haldi.100gm_chilli.loose.25";
  const { lines, isUnknown, isBounded } = parseLines(text, shelf);
  expect([...lines]).toEqual([
    ["chilli.500gm", 2],
    ["haldi.100gm", 1],
    ["chilli.loose", 25],
  ]);
  expect([isUnknown, isBounded]).toEqual([false, false]);
  expect(stringifyLines(lines)).toBe(text);
  expect(stringifyLines(new Map())).toBe("");
});

test("a choice begins with its product's id", () => expect(productOf("chilli-powder.500gm")).toBe("chilli-powder"));

test.each([
  ["chilli.70gm", [true, false]],
  ["gone.50gm", [true, false]],
  ["__proto__.50gm_constructor.name_chilli.toString", [true, false]],
  ["chilli.50gm.-3_chilli.50gm.1e9_chilli.50gm.NaN", [true, false]],
  ["<b>.50gm_chilli", [true, false]],
  ["x.chilli.50gm.2", [true, false]],
  ["chilli.50gm.0_", [false, false]],
])("choices that are not on the shelf are left out: %s", (slip, faults) => {
  const { lines, isUnknown, isBounded } = parseLines(slip, shelf);
  expect([lines.size, isUnknown, isBounded]).toEqual([0, ...faults]);
});

test("huge counts, repeated packs and very long URLs are limited", () => {
  const read = (slip: string) => {
    const { lines, isBounded } = parseLines(slip, shelf);
    return [[...lines.values()], isBounded];
  };
  const full = [[slipLimits.count], true];
  expect(read("chilli.50gm.10000")).toEqual(full);
  expect(read("chilli.50gm.9".concat("0".repeat(400)))).toEqual(full);
  expect(read("chilli.50gm.600_chilli.50gm.600")).toEqual(full);
  expect(read([...hundred.keys()].join("_"))).toEqual([Array(slipLimits.lines).fill(1), true]);
  expect(read("haldi.100gm_".repeat(100_000))).toEqual(full);
});

test("parsed lines can be written and parsed again, and their message fits into a link", () => {
  const part = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(...allChoices.flatMap((choice) => choice.split(".")), "50gm", "1kg", "loose", "7"),
  );
  const slip = fc.array(fc.array(part, { maxLength: 4 }), { maxLength: 200 });
  fc.assert(
    fc.property(slip, fc.string({ unit: "binary", maxLength: 400 }), (parts, text) => {
      const { lines } = parseLines(parts.map((part) => part.join(".")).join("_"), shelf);
      expect(parseLines(stringifyLines(lines), shelf)).toEqual({ lines, isUnknown: false, isBounded: false });
      const name = text.slice(0, slipLimits.name);
      const slip = { ...emptySlip, lines, also: text.slice(0, slipLimits.also), name, town: name };
      const { message } = slipMessage(slip, props, "hi");
      expect(fitsIntoLink(message)).toBe(true);
    }),
  );
});

test("a slip may be exactly as large as its limits, and the notice of more names them", () => {
  const most = [...hundred.keys()].slice(0, slipLimits.lines).map((choice) => [choice, slipLimits.count] as const);
  expect(withinLimits(most)).toEqual({ lines: new Map(most), isBounded: false });
  expect(withinLimits([["n0.1kg", slipLimits.count + 1]])).toEqual({
    lines: new Map([["n0.1kg", slipLimits.count]]),
    isBounded: true,
  });
  const notice = boundedNotice({ ...words, bounded: "{count} of a pack, {lines} lines" });
  expect(notice).toBe(`${slipLimits.count} of a pack, ${slipLimits.lines} lines`);
});

test("without a shelf, every choice that is written as one is accepted", () => {
  expect(parseLines("gone.50gm.3_gone.loose_no-choice")).toEqual({
    lines: new Map([
      ["gone.50gm", 3],
      ["gone.loose", 1],
    ]),
    isBounded: false,
    isUnknown: true,
  });
});

test("a press adds one pack, or ten kilos of loose goods; from a kilo on, weights are in kilos", () => {
  expect([stepOf("chilli.50gm"), stepOf("chilli.loose")]).toEqual([1, 10]);
  const weights = [
    ["chilli.50gm", 19],
    ["chilli.50gm", 20],
    ["chilli.10kg", 3],
    ["chilli.loose", 25],
  ] as const;
  expect(weights.map((line) => weightOf([line], words, "en"))).toEqual(["950gm", "1 kg", "30 kg", "25 kg"]);
});

test("changing a count keeps the order of the lines, and zero removes the line", () => {
  const counts = (choice: string, wanted: number) => [
    ...withinLimits([
      ["chilli.50gm", 1],
      ["haldi.100gm", 3],
      [choice, wanted],
    ]).lines,
  ];
  expect(counts("chilli.50gm", 2)).toEqual([
    ["chilli.50gm", 2],
    ["haldi.100gm", 3],
  ]);
  expect(counts("chilli.50gm", 0)).toEqual([["haldi.100gm", 3]]);
  expect(counts("haldi.100gm", Number.NaN)).toEqual([["chilli.50gm", 1]]);
  expect(counts("haldi.100gm", -1)).toEqual([["chilli.50gm", 1]]);
});

test("lines are grouped by product, in the order in which the products were added", () => {
  const { lines } = parseLines("haldi.100gm_chilli.500gm.2_n1.1kg_chilli.loose.25_haldi.10kg", {
    ...shelf,
    haldi: { name: "", otherName: "", packs: { "100gm": "", "10kg": "" } },
  });
  expect([...byProduct(lines)]).toEqual([
    ["haldi.100gm", 1],
    ["haldi.10kg", 1],
    ["chilli.500gm", 2],
    ["chilli.loose", 25],
    ["n1.1kg", 1],
  ]);
});

test("the message has a line for each pack, loose goods in kilos, the weight, and the typed texts", () => {
  const { lines } = parseLines("chilli.500gm.2_haldi.100gm_chilli.loose.25", shelf);
  const slip = { ...emptySlip, lines, also: "dhania\n 2 kg", name: " Asha " };
  expect(slipMessage(slip, props, "en")).toEqual({
    message:
      "Namaste\n\n1. Chilli 500 gm × 2\n2. हल्दी पाउडर 100gm × 1\n3. Chilli, loose: 25 kg\n\nWeight: 26.1 kg\n\nAlso: dhania 2 kg\nName: Asha",
    leftOut: 0,
  });
  expect(slipMessage({ ...slip, asksPrice: true }, props, "en").message).toMatch(/^How much\?\n\n1\. Chilli/);
  expect(slipMessage({ ...emptySlip, town: "दुर्ग" }, props, "en", ["", "from: home"]).message).toBe(
    "Namaste\n\nTown: दुर्ग\n\nfrom: home",
  );
});

test("a slip too long for one message says how many lines are left out", () => {
  const { message, leftOut } = slipMessage({ ...emptySlip, lines: hundred }, props, "en");
  expect(leftOut).toBeGreaterThan(0);
  expect(message).toContain(`\n${hundred.size - leftOut}. `);
  expect(message).toContain(`and ${leftOut} lines\n\nWeight: 100 kg`);
});

test("message and packing list agree: the URL has all lines, even those that the message leaves out", () => {
  const choices = fc.constantFrom(...allChoices);
  const slips = fc.uniqueArray(fc.tuple(choices, fc.integer({ min: 1, max: slipLimits.count })), {
    selector: ([choice]) => choice,
    minLength: 1,
    maxLength: slipLimits.lines,
  });
  const text = fc.string({ unit: "grapheme", maxLength: slipLimits.also });
  fc.assert(
    fc.property(slips, text, (wanted, also) => {
      const lines = byProduct(new Map(wanted));
      const address = shareLink("https://shop.example/hi/products", stringifyLines(lines));
      const { message, leftOut } = slipMessage({ ...emptySlip, lines, also }, props, "hi", ["· from: home", address]);
      expect(fitsIntoLink(message) || leftOut === lines.size).toBe(true);
      expect(message.split("\n").slice(-2)).toEqual(["· from: home", address]);
      const listed = parseLines(new URL(message.split("\n").at(-1) ?? "").searchParams.get("slip") ?? "", shelf);
      expect([...listed.lines]).toEqual([...lines]);
      expect([listed.isBounded, listed.isUnknown]).toEqual([false, false]);
      expect(message).toContain(`Weight: ${weightOf(listed.lines, words, "hi")}`);
      // Each line that is shown is the list's line of the same number.
      const shown = message.split("\n").filter((line) => /^\d+\. /.test(line));
      expect(shown).toHaveLength(lines.size - leftOut);
      for (const [index, [choice, count]] of [...listed.lines].slice(0, shown.length).entries()) {
        const amount = choice.endsWith(".loose")
          ? weightOf([[choice, count]], words, "hi")
          : `${findOnShelf(shelf, choice)?.pack} × ${count}`;
        expect(shown[index]).toContain(amount);
      }
    }),
  );
});

test("a reply to a very long slip fits into a link, and counts what it leaves out", () => {
  const packing = { ...readContent().controlWords["packing-list"], missing: "Not: {lines}", whole: "All: {weight}" };
  const { lines } = withinLimits(hundred);
  const reply = packingReply(lines, [], { shelf, words, packing }, "en");
  expect(fitsIntoLink(reply)).toBe(true);
  expect(reply).toMatch(/and \d+ lines$/);
  expect(packingReply(lines, [...lines.keys()], { shelf, words, packing }, "en")).toBe("All: 60 kg");
  const few = parseLines("chilli.500gm.2_haldi.100gm_chilli.loose.25", shelf).lines;
  expect(packingReply(few, ["haldi.100gm"], { shelf, words, packing }, "en")).toBe(
    "Not: Chilli 500 gm × 2; Chilli, loose: 25 kg",
  );
});
