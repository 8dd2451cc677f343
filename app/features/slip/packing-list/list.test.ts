import fc from "fast-check";
import { expect, test } from "vitest";
import { choicesOn, shelf } from "../../../../testing/slip-shelf.ts";
import { readContent } from "../../../content/read.server.ts";
import { slipLimits } from "../order.ts";
import { listLink, packingReply, readList } from "./list.ts";

const allChoices = choicesOn(shelf);
/** A list as read from the address of a link. */
const listed = (text: string) => readList(text, shelf);

test("a list has every line that was asked, also what the shelf does not know and what is too much", () => {
  expect(listed("chilli.500gm.2_haldi.100gm_turmeric.50gm.4_gone.1kg_chilli.50gm.1500_turmeric.g.75")).toEqual([
    { id: "chilli.500gm", count: 2 },
    { id: "haldi.100gm", count: 1 },
    { id: "turmeric.50gm", count: 4, problem: "notOnShelf" },
    { id: "gone.1kg", count: 1, problem: "notOnShelf" },
    { id: "chilli.50gm", count: 1500, problem: "tooMany" },
    { id: "turmeric.g", count: 75 },
  ]);
});

test.each([
  "chilli.500gm.2_haldi.100gm.",
  "chilli.500gm.2_haldi.100gm।",
  "chilli.500gm.2_haldi.100gm)",
  "(chilli.500gm.2_haldi.100gm).",
  " <chilli.500gm.2_haldi.100gm>!?",
  "Chilli.500GM.2_Haldi.100gm,",
  "chilli. 500 gm . 2 _ haldi.100gm…",
  "“chilli.500gm.2_haldi.100gm”",
  "chilli..500gm.२_haldi.100gm॥",
  "*chilli.500gm.2_haldi.100gm*_",
  "chilli.500gm_chilli.500gm_haldi.100gm.1",
])("end signs, brackets, dandas, spaces and capitals are ignored: %s", (text) => {
  expect(listed(text)).toEqual([
    { id: "chilli.500gm", count: 2 },
    { id: "haldi.100gm", count: 1 },
  ]);
});

test.each(["hello", "chilli", "हल्दी.50gm", "x.chilli.50gm.2", "chilli.50gm.-x", "chilli.50gm.12345678"])(
  "a part that cannot be read is shown as it stands: %s",
  (text) => {
    expect(listed(`haldi.100gm_${text}`)).toEqual([
      { id: "haldi.100gm", count: 1 },
      { id: text, problem: "unreadable" },
    ]);
  },
);

test("hostile lists are short, and never throw", () => {
  expect(listed("...")).toEqual([{ id: "...", problem: "unreadable" }]);
  expect(listed("haldi.100gm_".repeat(100_000))).toHaveLength(2);
  expect(listed("constructor.name_chilli.toString").map(({ problem }) => problem)).toEqual([
    "notOnShelf",
    "notOnShelf",
  ]);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2000 }), (text) => {
      const list = listed(text);
      expect(list.length).toBeLessThanOrEqual(201);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }),
  );
});

test("the URL of a slip is read as its lines", () => {
  const choices = fc.constantFrom(...allChoices);
  const slips = fc.uniqueArray(fc.tuple(choices, fc.integer({ min: 1, max: slipLimits.count })), {
    selector: ([choice]) => choice,
    minLength: 1,
  });
  fc.assert(
    fc.property(slips, (lines) => {
      const url = new URL(listLink("https://shop.example/hi/products", new Map(lines)));
      expect(listed(url.searchParams.get("slip") ?? "")).toEqual(lines.map(([id, count]) => ({ id, count })));
    }),
  );
});

test("a reply says all only if every line is ticked, and names the others as they were asked", () => {
  const list = listed("chilli.500gm.2_turmeric.50gm.4_what is this");
  const content = readContent();
  const message = { ...content.slip.message, line: "{name} {pack} × {count}" };
  const words = { ...content.slip, message, bulk: "", grams: "{count}gm", kilos: "{count} kg" };
  const packing = { ...content["packing-list"], whole: "All {weight}", missing: "All but: {lines}" };
  const reply = (...packed: string[]) => packingReply(list, packed, { shelf, words, packing }, "en");
  expect(reply("chilli.500gm")).toBe("All but: Turmeric 50gm × 4; what is this");
  expect(reply("chilli.500gm", "what is this")).toBe("All but: Turmeric 50gm × 4");
  expect(reply(...list.map(({ id }) => id))).toBe("All 1.2 kg");
});
