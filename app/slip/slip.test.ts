import fc from "fast-check";
import { expect, test } from "vitest";
import { fitsIntoLink } from "../enquiry/message.ts";
import {
  emptySlip,
  gramsOn,
  loose,
  most,
  packsOn,
  readSlip,
  type Shelf,
  type SlipWords,
  slipMessage,
  weightText,
  withCount,
  writeSlip,
} from "./slip.ts";

const shelf: Shelf = {
  chilli: { name: "Chilli", packs: { "50gm": "50gm", "500gm": "500 gm", "10kg": "10kg", loose: "Bulk" } },
  haldi: { name: "हल्दी पाउडर", packs: { "100gm": "100gm" } },
  ...Object.fromEntries(
    Array.from({ length: 100 }, (_, n) => [`n${n}`, { name: "हल्दी".repeat(9), packs: { "1kg": "1kg" } }]),
  ),
};
const words: Pick<SlipWords, "message" | "bulk" | "grams" | "kilos"> = {
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

test("a slip is read from an address, and written back as it was, beside other parameters", () => {
  const search = "?q=mirch&slip=chilli.500gm.2_haldi.100gm_chilli.loose.25";
  const { lines, isUnknown, isBounded } = readSlip(search, shelf);
  expect(lines).toEqual([
    { product: "chilli", pack: "500gm", count: 2 },
    { product: "haldi", pack: "100gm", count: 1 },
    { product: "chilli", pack: loose, count: 25 },
  ]);
  expect([isUnknown, isBounded]).toEqual([false, false]);
  expect(writeSlip(search, lines)).toBe(search);
  expect(writeSlip(search, [])).toBe("?q=mirch");
});

test.each([
  ["chilli.70gm", [true, false]],
  ["gone.50gm", [true, false]],
  ["__proto__.50gm_constructor.name_chilli.toString", [true, false]],
  ["chilli.50gm.-3_chilli.50gm.1e9_chilli.50gm.NaN", [true, false]],
  ["<b>.50gm_chilli", [true, false]],
  ["chilli.50gm.0_", [false, false]],
])("what is not on the shelf is left out: %s", (slip, faults) => {
  const { lines, isUnknown, isBounded } = readSlip(`?slip=${encodeURIComponent(slip)}`, shelf);
  expect([lines, isUnknown, isBounded]).toEqual([[], ...faults]);
});

test("a huge count, a pack named again and a very long address are bounded", () => {
  const read = (slip: string) => readSlip(`?slip=${slip}`, shelf);
  expect(read("chilli.50gm.10000")).toMatchObject({ lines: [{ count: most.count }], isBounded: true });
  expect(read("chilli.50gm.9".concat("0".repeat(400)))).toMatchObject({
    lines: [{ count: most.count }],
    isBounded: true,
  });
  expect(read("chilli.50gm.600_chilli.50gm.600")).toMatchObject({ lines: [{ count: most.count }], isBounded: true });
  const all = Object.keys(shelf)
    .slice(2)
    .map((product) => `${product}.1kg`)
    .join("_");
  expect(read(all)).toMatchObject({ lines: { length: most.lines }, isBounded: true });
  expect(read("haldi.100gm_".repeat(100_000))).toMatchObject({ lines: { length: 1 }, isBounded: true });
});

test("whatever is read can be written and read again, and fits into one link", () => {
  const part = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(...Object.keys(shelf), "50gm", "1kg", "loose", "7"),
  );
  const slip = fc.array(fc.array(part, { maxLength: 4 }), { maxLength: 200 });
  fc.assert(
    fc.property(slip, fc.string({ unit: "binary", maxLength: 400 }), (parts, text) => {
      const params = new URLSearchParams({ slip: parts.map((part) => part.join(".")).join("_") });
      const { lines } = readSlip(`?${params}`, shelf);
      expect(readSlip(writeSlip("", lines), shelf)).toEqual({ lines, isUnknown: false, isBounded: false });
      const name = text.slice(0, most.person);
      const slip = { ...emptySlip, lines, also: text.slice(0, most.also), name, town: name };
      const { message } = slipMessage(slip, shelf, words, "hi");
      expect(fitsIntoLink(message)).toBe(true);
    }),
  );
});

test("a pack is added, counted and removed; the order stays", () => {
  const chilli = { product: "chilli", pack: "50gm" };
  const haldi = { product: "haldi", pack: "100gm" };
  const both = withCount(withCount(emptySlip, chilli, 1), haldi, 3);
  const counts = (choice: typeof chilli, wanted: number) => withCount(both, choice, wanted).lines;
  expect(counts(chilli, 2)).toEqual([
    { ...chilli, count: 2 },
    { ...haldi, count: 3 },
  ]);
  expect(counts(chilli, 0)).toEqual([{ ...haldi, count: 3 }]);
  expect(counts(haldi, Number.NaN)).toEqual([{ ...chilli, count: 1 }]);
  expect(counts(haldi, -1)).toEqual([{ ...chilli, count: 1 }]);
});

test("the message has a line for each pack, loose spice in kilos, the weight, and what was typed", () => {
  const { lines } = readSlip("?slip=chilli.500gm.2_haldi.100gm_chilli.loose.25", shelf);
  const slip = { ...emptySlip, lines, also: "dhania\n2 kg", name: " Asha " };
  expect([packsOn(lines), gramsOn(lines)]).toEqual([4, 26_100]);
  expect(slipMessage(slip, shelf, words, "en")).toEqual({
    message:
      "Namaste\n\n1. Chilli 500 gm × 2\n2. हल्दी पाउडर 100gm × 1\n3. Chilli, loose: 25 kg\n\nWeight: 26.1 kg\n\nAlso: dhania 2 kg\nName: Asha",
    leftOut: 0,
  });
  expect(slipMessage({ ...slip, asksPrice: true }, shelf, words, "en").message).toMatch(/^How much\?\n\n1\. Chilli/);
  expect(weightText(600, words, "en")).toBe("600gm");
});

test("a slip too long for one message says how many lines are left out", () => {
  const lines = Object.keys(shelf)
    .slice(2)
    .map((product) => ({ product, pack: "1kg", count: 1 }));
  const { message, leftOut } = slipMessage({ ...emptySlip, lines }, shelf, words, "en");
  expect(leftOut).toBeGreaterThan(0);
  expect(message).toContain(`\n${lines.length - leftOut}. `);
  expect(message).toContain(`and ${leftOut} lines\n\nWeight: 100 kg`);
});
