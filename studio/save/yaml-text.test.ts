import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { editedText } from "./yaml-text.ts";

const text = `# Every note stays.
name: Haldi # the root

price: "50gm"   # quoted
# above the list
days:
    # Republic Day
    - 2027-01-26

    # Independence Day
    - 2027-08-15
story: >-
  Two
  lines
voices:
- name: One   # first
  town: 'Durg'

- name: Two
  town: Raipur
badges: [a]
groups: []
# The end.`;

const value = parse(text);

test.each([
  ["a text", { name: "Haldi powder" }, [["Haldi #", "Haldi powder #"]]],
  ["a text in quotes", { price: "60gm" }, [['"50gm"', '"60gm"']]],
  ["a text of several lines", { story: "One" }, [["  Two\n  lines", "  One"]]],
  ["a text that becomes two paragraphs", { name: "a\nb" }, [["Haldi # the root", "|-\n  a\n  b"]]],
  ["a day more", { days: ["2027-01-26", "2027-03-22", "2027-08-15"] }, [["26\n", "26\n    - 2027-03-22\n"]]],
  [
    "a day less, with its note",
    { days: ["2027-08-15"] },
    [["    # Republic Day\n    - 2027-01-26\n\n    # Ind", "    # Ind"]],
  ],
  ["no day any more", { days: [] }, [[/days:[\s\S]*15/, "days: []"]]],
  [
    "an entry that is moved and changed",
    { voices: [value.voices[1], { ...value.voices[0], town: "Bhilai" }] },
    [[/- name: One[\s\S]*Raipur/, "- name: Two\n  town: Raipur\n- name: One   # first\n  town: 'Bhilai'"]],
  ],
  [
    "a field more and one less",
    { voices: [{ name: "One", town: "Durg", note: "x" }, { town: "Raipur" }] },
    [
      ["  town: 'Durg'\n", "  town: 'Durg'\n  note: x\n"],
      ["name: Two\n  town", "town"],
    ],
  ],
  ["a list that was emptied", { groups: [{ x: 1, y: 2 }] }, [["groups: []", "groups:\n  - x: 1\n    y: 2"]]],
  ["a list in one line", { badges: ["a", "b"] }, [["badges: [a]", "badges:\n  - a\n  - b"]]],
] as const)("only what was changed is written: %s", (_, change, replaced) => {
  for (const newline of ["\n", "\r\n"]) {
    const own = text.replaceAll("\n", newline);
    const expected = replaced.reduce((text, [from, to]) => text.replace(from, to), text).replaceAll("\n", newline);
    expect(editedText(own, value, { ...value, ...change })).toBe(expected);
    // Some editors begin a file with a mark.
    const marked = (text: string) => text.replace(/^.*\s+/, "\ufeff");
    expect(editedText(marked(own), value, { ...value, ...change })).toBe(marked(expected));
  }
});

test("whatever is changed in whatever file, the file then has the new value", () => {
  const text = fc.oneof(fc.string(), fc.constantFrom("a", "b", "- x", "a: b # c", "*new", "0x10", "दो", "two\nlines"));
  const texts = fc.array(text, { maxLength: 4 });
  const group = fc.record({ x: text, y: fc.boolean(), z: texts }, { requiredKeys: ["x"] });
  const file = fc.record(
    { a: text, b: texts, c: fc.array(group, { maxLength: 4 }), d: group },
    { requiredKeys: ["a"] },
  );
  const notes = fc.infiniteStream(fc.constantFrom("", "", "", "note", "blank"));
  fc.assert(
    fc.property(file, file, notes, fc.constantFrom("\n", "\r\n"), (was, is, notes, newline) => {
      const plain = stringify(was, { lineWidth: 0 });
      const noted = plain.replace(/^( *)(?=- \w|\w+: ?[^|>\n]*$)/gm, (indent) => {
        const note = notes.next().value;
        if (/[|>]/.test(plain)) return indent;
        return note === "note" ? `${indent}# a note\n${indent}` : note === "blank" ? `\n${indent}` : indent;
      });
      fc.pre(isDeepStrictEqual(parse(noted), was));
      const edited = editedText(noted.replaceAll("\n", newline), was, is);
      expect(parse(edited), edited).toEqual(is);
      if (newline === "\r\n") expect(edited).not.toMatch(/[^\r]\n/);
    }),
    { numRuns: 300 },
  );
});
