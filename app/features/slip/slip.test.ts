import fc from "fast-check";
import { expect, test } from "vitest";
import { readContent } from "../../content/read.server.ts";
import { fitsIntoLink } from "../enquiry/message.ts";
import { allLines, emptyOrder, type Lines, slipLimits } from "./order.ts";
import {
  dishText,
  findOnShelf,
  listLink,
  noticeText,
  packingReply,
  readList,
  type Shelf,
  type SlipProps,
  slipMessage,
  weightOf,
} from "./slip.ts";
import { parseLines } from "./stored-slip.ts";

const shelf: Shelf = {
  chilli: {
    name: "Chilli",
    otherName: "",
    packs: { "50gm": { text: "50gm" }, "500gm": { text: "500 gm" }, "10kg": { text: "10kg" }, loose: { text: "Bulk" } },
  },
  haldi: { name: "हल्दी पाउडर", otherName: "", packs: { "100gm": { text: "100gm" } } },
  turmeric: { name: "Turmeric", otherName: "", packs: { g: { text: "gm" }, any: { text: "Small" } } },
  ...Object.fromEntries(
    Array.from({ length: 100 }, (_, n) => [
      `n${n}`,
      { name: "हल्दी".repeat(9), otherName: "", packs: { "1kg": { text: "1kg" } } },
    ]),
  ),
};
const allChoices = Object.entries(shelf).flatMap(([slug, { packs }]) =>
  Object.keys(packs).map((id) => `${slug}.${id}`),
);
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
const props: SlipProps = {
  ...{ shelf, words, dishes: { rice: "Jeera Rice" } },
  ...{ address: "https://shop.example", otherLanguage: "hi" },
};
const nobody = { name: "", town: "" };
const orderOf = (lines: Lines) => ({ ...emptyOrder, lines });
/** A list as read from the address of a link. */
const listed = (text: string) => readList(text, shelf);

test("a list has every line that was asked, also what the shelf does not know and what is too much", () => {
  expect(listed("chilli.500gm.2_haldi.100gm_turmeric.50gm.4_gone.1kg_chilli.50gm.1500_turmeric.g.75")).toEqual([
    { id: "chilli.500gm", count: 2 },
    { id: "haldi.100gm", count: 1 },
    { id: "turmeric.50gm", count: 4, fault: "notOnShelf" },
    { id: "gone.1kg", count: 1, fault: "notOnShelf" },
    { id: "chilli.50gm", count: 1500, fault: "tooMany" },
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
      { id: text, fault: "unreadable" },
    ]);
  },
);

test("hostile lists are short, and never throw", () => {
  expect(listed("...")).toEqual([{ id: "...", fault: "unreadable" }]);
  expect(listed("haldi.100gm_".repeat(100_000))).toHaveLength(2);
  expect(listed("constructor.name_chilli.toString").map(({ fault }) => fault)).toEqual(["notOnShelf", "notOnShelf"]);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2000 }), (text) => {
      const list = listed(text);
      expect(list.length).toBeLessThanOrEqual(201);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }),
  );
});

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
      const lines = allLines(orderOf(new Map(wanted)));
      const address = listLink("https://shop.example/hi/products", lines);
      const ending = ["· from: home", address];
      const { message, leftOut } = slipMessage({ ...orderOf(lines), also }, nobody, props, "hi", ending);
      expect(fitsIntoLink(message) || leftOut === lines.size).toBe(true);
      expect(message.split("\n").slice(-2)).toEqual(ending);
      const list = listed(new URL(message.split("\n").at(-1) ?? "").searchParams.get("slip") ?? "");
      expect(list).toEqual(Array.from(lines, ([id, count]) => ({ id, count })));
      expect(message).toContain(`Weight: ${weightOf(lines, words, "hi")}`);
    }),
  );
});

test("a reply says all only if every line is ticked, and names the others as they were asked", () => {
  const list = listed("chilli.500gm.2_turmeric.50gm.4_what is this");
  const packing = { ...readContent()["packing-list"], whole: "All {weight}", missing: "All but: {lines}" };
  const reply = (...packed: string[]) => packingReply(list, packed, { ...props, packing }, "en");
  expect(reply("chilli.500gm")).toBe("All but: Turmeric 50gm × 4; what is this");
  expect(reply("chilli.500gm", "what is this")).toBe("All but: Turmeric 50gm × 4");
  expect(reply(...list.map(({ id }) => id))).toBe("All 1.2 kg");
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
