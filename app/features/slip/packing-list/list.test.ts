import fc from "fast-check";
import { expect, test } from "vitest";
import { slipData } from "../../../../testing/slip.ts";
import { shelf } from "../../../../testing/slip-shelf.ts";
import { readContent } from "../../../content/read.server.ts";
import { packingReply, readList, tickOf } from "./list.ts";

/** A list as read from the address of a link. */
const listed = (text: string) => readList(text).lines;

test("a list has every line that was asked, also what the shelf does not know and what is too much", () => {
  expect(listed("chilli.500gm.2_haldi.100gm_turmeric.50gm.4_gone.1kg_chilli.50gm.1500_turmeric.g.75")).toEqual([
    { id: "chilli.500gm", count: 2 },
    { id: "haldi.100gm", count: 1 },
    { id: "turmeric.50gm", count: 4 },
    { id: "gone.1kg", count: 1 },
    { id: "chilli.50gm", count: 1500 },
    { id: "turmeric.g", count: 75 },
  ]);
});

/*
 * The grammar of a line: around product fullStop pack [fullStop count] around. Each part below is one of its alternatives;
 * all else makes a line unreadable.
 */
const around = fc.constantFrom("", ">!?", ..." .…।॥()“”<*,\u200e\ufeff");
const fullStop = fc.constantFrom(".", " . ", "..", ". ");
const digits = fc.constantFrom("0123456789", "०१२३४५६७८९", "୦୧୨୩୪୫୬୭୮୯", "０１２３４５６７８９");
const written = (number: number, digits: string) =>
  String(number).replace(/\d/g, (digit) => digits[Number(digit)] ?? "");
const spelling = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replace(/(\d)(?=gm)/, "$1 "),
  (text) => `\u2066${text}\u2069`,
);
const count = fc.integer({ min: 1, max: 999 });

test("a line is read in every spelling of the grammar", () => {
  const parts = fc.tuple(around, spelling, fullStop, fullStop, count, digits, around);
  fc.assert(
    fc.property(parts, ([before, spell, one, two, count, digits, after]) => {
      const text = `${before}${spell(`chilli${one}500gm${two}${written(count, digits)}`)}${after}_haldi.100gm`;
      expect(listed(text), text).toEqual([
        { id: "chilli.500gm", count },
        { id: "haldi.100gm", count: 1 },
      ]);
    }),
  );
});

test("a count with any other sign in it or beside it is never invented: the line cannot be read", () => {
  const sign = fc.constantFrom(..."½²①⅔/×+-−:|='’,;()%^~&#@", "1½", "(+1)", " ", "x");
  fc.assert(
    fc.property(count, sign, fc.option(count), (first, sign, second) => {
      // A sign that only ends the line is punctuation, such as a comma.
      fc.pre(second !== null || (/[½²①⅔/×+−:|=%^&#@x-]/u.test(sign) && sign !== ":"));
      const text = `chilli.500gm.${first}${sign}${second ?? ""}`;
      expect(listed(text), text).toEqual([{ id: text.trim() }]);
    }),
  );
});

test.each([
  "hello",
  "chilli",
  "हल्दी.50gm",
  "x.chilli.50gm.2",
  "chilli.50gm.-x",
  "chilli.50gm.12345678",
  "chilli.500gm.0",
])("a part that cannot be read is shown as it stands: %s", (text) => {
  expect(listed(`haldi.100gm_${text}`)).toEqual([{ id: "haldi.100gm", count: 1 }, { id: text }]);
});

test("the order's name and day are read in any spelling; a second one is a line that cannot be read", () => {
  const read = (text: string) => readList(text);
  const lines = [{ id: "haldi.100gm", count: 1 }];
  for (const text of ["7K4M_haldi.100gm", "(7k४m)_haldi.100gm", "haldi.100gm_7K4M_7K4M."])
    expect(read(text), text).toEqual({ name: "7K4M", neededBy: "", lines });
  expect(read("(२०२६‑12–12)_haldi.100gm")).toEqual({ name: "", neededBy: "2026-12-12", lines });
  expect(read("7K4M_haldi.100gm_8LXX").lines).toEqual([...lines, { id: "8LXX" }]);
  // Vowels, Y, 0 and 1 are in no name, and none is a weight.
  for (const text of ["7A4M", "7K4", "25kg", "250g", "7K4Y", "7K40", "2026-13-01", "2026-02-30", "2026-1-1"])
    expect(read(text)).toEqual({ name: "", neededBy: "", lines: [{ id: text }] });
});

test("equal lines are added; direction marks are not shown", () => {
  expect(listed("chilli.500gm_\u202eexe.evil_CHILLI.500gm.2")).toEqual([
    { id: "chilli.500gm", count: 3 },
    { id: "exe.evil", count: 1 },
  ]);
  expect(listed("\u202eevil")).toEqual([{ id: "evil" }]);
});

test("hostile lists are short, and never throw", () => {
  expect(listed("...")).toEqual([{ id: "..." }]);
  expect(listed("haldi.100gm_".repeat(100_000))).toHaveLength(2);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2000 }), (text) => {
      const list = listed(text);
      expect(list.length).toBeLessThanOrEqual(201);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }),
  );
});

test("a reply says all only if every line is ticked, and names the others as they were asked", () => {
  const list = listed("chilli.500gm.2_turmeric.50gm.4_what is this");
  const content = readContent();
  const message = {
    ...content.slip.message,
    line: "{name} {pack} × {count}",
    order: "Order {name}",
    neededBy: "Needed by: {day}",
  };
  const words = { ...content.slip, message, bulk: "", weight: "{weight} in packs", kilos: "{count} kg" };
  const packing = { ...content["packing-list"], whole: "All: {sum}", missing: "All but: {lines}" };
  const reply = (name: string, ...ticked: string[]) =>
    packingReply({ name, neededBy: name && "2026-12-12", lines: list }, ticked, { ...slipData, shelf, words, packing });
  expect(reply("", "chilli.500gm.2")).toBe("All but: Turmeric 50gm × 4; what is this");
  expect(reply("", "chilli.500gm.2", "what is this")).toBe("All but: Turmeric 50gm × 4");
  expect(reply("7K4M", ...list.map(tickOf))).toBe(
    "Order 7K4M\nAll: 6 packs, 1.2 kg in packs\nNeeded by: Sat 12 Dec 2026",
  );
});
