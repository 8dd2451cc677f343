import fc from "fast-check";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { changedFields, merge } from "./merge.ts";

const path = "content/en/site.yaml";
const base =
  'name: Haldi\nprice: "1" # a note\npacks:\n  - id: small\n    text: 50gm\n  - id: large\n    text: 1kg\nbadges: [a]\n';

test("changes by others since the form was opened are kept, with comments", () => {
  const saved = base.replace('"1"', '"2"').replace("1kg", "2kg");
  const mine = base.replace("Haldi", "Haldi powder").replace('"1" # a note', "'1'").replace("50gm", "100gm");
  const text = saved.replace("Haldi", "Haldi powder").replace("50gm", "100gm").replace("[a]", "[ a ]");
  expect(merge({ path, base, mine }, saved)).toEqual({ text, conflicts: [] });
});

const list = (...entries: string[]) => `spices:\n${entries.map((entry) => `  - { id: ${entry} }\n`).join("")}`;
const spices = list("garam, amount: 1", "chilli, amount: 1", "jeera, amount: 2");

test("entries of a list are merged by their name, wherever one side has moved them", () => {
  const changed = spices.replace("chilli, amount: 1", "chilli, amount: 2");
  for (const moved of [
    list("chilli, amount: 1", "garam, amount: 1", "jeera, amount: 2"),
    list("chilli, amount: 1", "saunf, amount: 3", "jeera, amount: 2"),
  ])
    for (const [mine, saved] of [
      [moved, changed],
      [changed, moved],
    ] as const) {
      const { text = "", conflicts } = merge({ path, base: spices, mine }, saved);
      expect(parse(text)).toEqual(parse(moved.replace("chilli, amount: 1", "chilli, amount: 2")));
      expect(conflicts).toEqual([]);
    }
});

test("entries that both sides have added or removed are all added or removed, each in its place", () => {
  const mine = list("garam, amount: 1", "saunf, amount: 3", "chilli, amount: 1");
  const saved = list("haldi, amount: 1", "garam, amount: 1", "chilli, amount: 2", "jeera, amount: 2");
  const { text = "", conflicts } = merge({ path, base: spices, mine }, saved);
  const ids = parse(text).spices.map(({ id, amount }: { id: string; amount: number }) => `${id} ${amount}`);
  expect(ids).toEqual(["haldi 1", "garam 1", "saunf 3", "chilli 2"]);
  expect(conflicts).toEqual([]);
});

test("an entry with the same key that both sides added is a conflict", () => {
  const [mine, saved] = [3, 4].map((amount) => `${spices}  - { id: saunf, amount: ${amount} }\n`);
  expect(merge({ path, base: spices, mine }, saved).conflicts).toEqual([
    { file: path, path: ["spices", 3], mine: { id: "saunf", amount: 3 }, saved: { id: "saunf", amount: 4 } },
  ]);
});

const moved = list("jeera, amount: 2", "garam, amount: 1", "chilli, amount: 1");
const movedToo = list("chilli, amount: 1", "garam, amount: 1", "jeera, amount: 2");

test.each([
  ["both sides have moved entries", moved, movedToo],
  ["both sides have replaced one entry", spices.replace("chilli", "saunf"), spices.replace("chilli", "haldi")],
  ["one side has removed an entry that the other changed", list("garam, amount: 1"), spices.replace("2", "3")],
  ["entries have no name of their own", "spices: [a, b]", "spices: [b, a, c]"],
  ["two entries have one name", spices.replace("garam", "jeera"), spices.replace("2", "3")],
])("a list is one value if %s", (_, mine, saved) => {
  const [{ spices: my }, { spices: other }] = [parse(mine), parse(saved)];
  expect(merge({ path, base: spices, mine }, saved).conflicts).toEqual([
    { file: path, path: ["spices"], mine: my, saved: other },
  ]);
});

test("a field that both sides changed is a conflict, again whenever its saved value changes", () => {
  const mine = base.replace("Haldi", "Mine").replace("[a]", "[a, b]");
  const saved = base.replace("Haldi", "Saved").replace("[a]", "[]");
  const conflict = { path: ["name"], mine: "Mine", saved: "Saved" };
  const { conflicts } = merge({ path, base, mine }, saved);
  expect(conflicts).toEqual([
    { file: path, ...conflict },
    { file: path, path: ["badges"], mine: ["a", "b"], saved: [] },
  ]);
  const decisions = conflicts.map((seen, index) => ({
    ...seen,
    keep: index === 0 ? ("mine" as const) : ("saved" as const),
  }));
  expect(merge({ path, base, mine }, saved, decisions)).toEqual({
    text: saved.replace("Saved", "Mine").replace("[]", "[]"),
    conflicts: [],
  });
  const later = saved.replace("Saved", "Later");
  expect(merge({ path, base, mine }, later, decisions).conflicts).toEqual([
    { file: path, ...conflict, saved: "Later" },
  ]);
});

test("a file that was added, deleted or damaged since is a conflict as a whole", () => {
  const mine = base.replace("Haldi", "Mine");
  for (const [base, mine, saved] of [
    [undefined, "a: 1\n", "a: 2\n"],
    ["a: 1\n", "a: 2\n", undefined],
    ["a: 1\n", undefined, "a: 2\n"],
    ["a: 1\n", "a: 2\n", 'a: "3\n'],
  ])
    expect(merge({ path, base, mine }, saved).conflicts).toEqual([{ file: path, path: [], mine, saved }]);
  const decisions = [{ file: path, path: [], mine, saved: undefined, keep: "mine" as const }];
  expect(merge({ path, base, mine }, undefined, decisions)).toEqual({ text: mine, conflicts: [] });
  const kept = [{ file: path, path: [], saved: undefined, keep: "saved" as const }];
  expect(merge({ path, base, mine }, undefined, kept)).toEqual({ text: undefined, conflicts: [] });
});

test("changedFields lists the fields that a save has changed", () => {
  const after = base.replace("Haldi", "Haldi powder").replace("1kg", "2kg").replace("[a]", "[a, b]");
  expect(changedFields(base, after)).toEqual([["name"], ["packs", 1, "text"], ["badges"]]);
  expect(changedFields(base, base.replace(" # a note", ""))).toEqual([]);
  expect(changedFields(undefined, base)).toEqual([[]]);
});

test("after any two edits of a list, each entry has its own values, or there is a conflict", () => {
  const amounts = fc.dictionary(fc.constantFrom(..."abcdefgh"), fc.constantFrom(1, 2, 3), { minKeys: 1 });
  /** A list with these entries, in any order. */
  const listOf = fc.tuple(amounts, fc.infiniteStream(fc.nat())).map(([entries, places]) => {
    const placed = Object.entries(entries).map(([id, amount]) => ({
      id,
      amount,
      place: places.next().value as number,
    }));
    return placed.sort((a, b) => a.place - b.place).map(({ id, amount }) => ({ id, amount }));
  });
  const text = (entries: object) => stringify({ spices: entries });
  fc.assert(
    fc.property(listOf, listOf, listOf, (was, mine, saved) => {
      const merged = merge({ path, base: text(was), mine: text(mine) }, text(saved));
      if (merged.conflicts.length > 0) return;
      const found = parse(merged.text ?? "").spices as typeof was;
      const amountIn = (entries: typeof was, id: string) => entries.find((entry) => entry.id === id)?.amount;
      for (const id of "abcdefgh") {
        const [a, b, c] = [was, mine, saved].map((entries) => amountIn(entries, id));
        expect(amountIn(found, id), id).toBe(b === a ? c : b);
      }
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    }),
    { seed: Number(process.env.FC_SEED || 1), numRuns: 200 },
  );
});
