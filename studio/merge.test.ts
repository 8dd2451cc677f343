import { expect, test } from "vitest";
import { merge } from "./merge.ts";

const path = "content/en/site.yaml";
const base = 'name: Haldi\nprice: "1" # a note\npacks:\n  - small\n  - large\nbadges: [a]\n';

test("what others have changed meanwhile stays, with its notes", () => {
  const saved = base.replace('"1"', '"2"').replace("large", "larger");
  const mine = "name: Haldi powder\nprice: '1'\npacks:\n  - smaller\n  - large\nbadges:\n  - a\n";
  const text = 'name: Haldi powder\nprice: "2" # a note\npacks:\n  - smaller\n  - larger\nbadges: [ a ]\n';
  expect(merge({ path, base, mine }, saved)).toEqual({ text, conflicts: [] });
});

test("a field that both have changed is asked about, each time that its saved value is another", () => {
  const mine = base.replace("Haldi", "Mine").replace("[a]", "[a, b]");
  const saved = base.replace("Haldi", "Saved").replace("[a]", "[]");
  const conflict = { path: ["name"], mine: "Mine", saved: "Saved" };
  const { conflicts } = merge({ path, base, mine }, saved);
  expect(conflicts).toEqual([
    { file: path, ...conflict },
    { file: path, path: ["badges"], mine: ["a", "b"], saved: [] },
  ]);
  const decisions = conflicts.map(({ file: _, ...seen }, index) => ({
    ...seen,
    keep: index === 0 ? ("mine" as const) : ("saved" as const),
  }));
  expect(merge({ path, base, mine, decisions }, saved)).toEqual({
    text: saved.replace("Saved", "Mine").replace("[]", "[]"),
    conflicts: [],
  });
  const later = saved.replace("Saved", "Later");
  expect(merge({ path, base, mine, decisions }, later).conflicts).toEqual([
    { file: path, ...conflict, saved: "Later" },
  ]);
});

test("a file that was added, deleted or damaged meanwhile is asked about as a whole", () => {
  const mine = base.replace("Haldi", "Mine");
  for (const [base, mine, saved] of [
    [undefined, "a: 1\n", "a: 2\n"],
    ["a: 1\n", "a: 2\n", undefined],
    ["a: 1\n", undefined, "a: 2\n"],
    ["a: 1\n", "a: 2\n", 'a: "3\n'],
  ])
    expect(merge({ path, base, mine }, saved).conflicts).toEqual([{ file: path, path: [], mine, saved }]);
  const decisions = [{ path: [], mine, saved: undefined, keep: "mine" as const }];
  expect(merge({ path, base, mine, decisions }, undefined)).toEqual({ text: mine, conflicts: [] });
  const kept = [{ path: [], saved: undefined, keep: "saved" as const }];
  expect(merge({ path, base, mine, decisions: kept }, undefined)).toEqual({ text: undefined, conflicts: [] });
});
