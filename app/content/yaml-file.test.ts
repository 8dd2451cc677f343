import { expect, test } from "vitest";
import { sentence } from "./problems";
import { parseYamlFile } from "./yaml-file";

const told = (text: string | Uint8Array) =>
  parseYamlFile("f.yaml", Buffer.from(text as string))
    .problems.map(sentence)
    .join("\n");

const oddSpace =
  "expected ordinary spaces, got one from another program that only looks like it; delete it and type it again";
const misplaced = "expected the line to start exactly below its neighbours: it stands too far left or right";
const besideLine3 = "expected this dash and the one in line 3 to stand exactly below each other";
const tab =
  "expected no tab at the start of the line; delete it, and begin the line exactly below its neighbours, with the space bar";

test.for([
  [
    "a field without a colon",
    "name: A\ntag Our chilli\n",
    2,
    'expected the field\'s name, a colon and a space before the text, got "tag Our chilli"',
  ],
  ["a colon without a space", "name:A\ntag: b\n", 1, 'expected a space after the colon, got "name:A"'],
  [
    "a colon inside a text",
    "name: A\ntag: Pure: and simple\n",
    2,
    'expected double quotes "…" around a text that holds a colon followed by a space',
  ],
  [
    "a quotation mark never closed",
    'name: A\ntag: "Our\nuses: b\n',
    2,
    'expected a quotation mark at the end of the text too, as in "…"',
  ],
  [
    "quotes around a part of a text",
    'tag: "Our" chilli\n',
    1,
    'expected one pair of quotes around the whole text, with none of the same kind inside, got "Our" chilli',
  ],
  [
    "an apostrophe between single quotes",
    "tag: 'it's red'\n",
    1,
    "expected one pair of quotes around the whole text, with none of the same kind inside, got 'it's red'",
  ],
  ["a backslash between double quotes", 'tag: "a\\q"\n', 1, 'expected no backslash inside double quotes, got "a\\q"'],
  ["a tab", "badges:\n\t- A\n", 2, tab],
  ["a tab before a field of the file itself", "name: A\n\ttag: b\n", 2, tab],
  ["a line too far right", "name: A\n  tag: b\n", 2, misplaced],
  ["a line too far left", "hero:\n  label: A\n title: b\n", 3, misplaced],
  ["a list's second dash too far left", "badges:\n  - A\n - B\n", 2, besideLine3],
  ["a list's first dash too far right", "badges:\n - A\n- B\n- C\nname: D\n", 2, besideLine3],
  ["that of a list of groups", "stats:\n   - a: b\n  # a note\n\n  - a: c\n", 2, besideLine3.replace("3", "5")],
  ["a third dash too far left", "badges:\n  - A\n  - B\n - C\n", 4, misplaced],
  [
    "a dash too far right",
    "badges:\n  - A\n   - B\n",
    3,
    `${misplaced}; as it is, it becomes one text with the line before, "A - B"`,
  ],
  ["a dash without a space", "badges:\n  -A\n  - B\n", 2, 'expected a space after the dash, got "-A"'],
  ["a long text set in unevenly", "lead: >-\n  A\n b\nc: d\n", 3, misplaced],
  ["a curly bracket first", "a: {name} is here\n", 1, 'expected double quotes "…" around a text that begins with {'],
  ["nothing but a curly bracket", "a: {name}\n", 1, 'expected double quotes "…" around a text that begins with {'],
  ...["@", "%", "*", "&", "!", "|", ">", "`", ","].map(
    (sign) =>
      [
        `${sign} first`,
        `a: ${sign}x\n`,
        1,
        `expected double quotes "…" around a text that begins with ${sign}`,
      ] as const,
  ),
  [
    "a square bracket never closed",
    "a: [x, y\nb: c\n",
    1,
    'expected "]" at the end of the list, or double quotes "…" around a text',
  ],
  ["a dash first", "a: - x\n", 1, 'expected double quotes "…" around a text that begins with -'],
  ["a field twice", "a: b\nc: d\na: e\n", 3, 'expected each field once, got "a" again; delete one of them'],
  ["a second document", "a: b\n---\na: c\n", 2, 'expected no line "---" inside the file; delete it'],
  ["a space pasted from another program", "name: A\ntag:\u00a0b\n", 2, oddSpace],
  ["one at the start of a line", "name: A\n\u00a0tag: b\n", 2, oddSpace],
  [
    "two changes that met",
    "a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> other\n",
    2,
    'expected no line like "<<<<<<< HEAD": two changes to this place met; keep one of the two and delete the lines of signs',
  ],
  [
    "a text cut off by a #",
    "a: Our #1 chilli\n",
    1,
    'expected double quotes "…" around a text with a #, or the note on a line of its own; as it is, "#1 chilli" is left out',
  ],
  [
    "a colour without quotes",
    "ground: #674831\n",
    1,
    'expected double quotes "…" around a text with a #, or the note on a line of its own; as it is, "#674831" is left out',
  ],
] as const)("%s is told in plain words, with its line", ([, text, line, message]) => {
  expect(told(text)).toBe(`f.yaml, line ${line}: ${message}`);
});

test("files as Windows, Mac and phones save them are read alike", () => {
  const text = "# a note\nname: हल्दी\nlead: >- # one more\n  A #1 text,\n  with a #.\nlist: [a, b]\n";
  const value = { name: "हल्दी", lead: "A #1 text, with a #.", list: ["a", "b"] };
  for (const saved of [text, `\ufeff${text}`, text.replaceAll("\n", "\r\n"), `\ufeff${text.replaceAll("\n", "\r\n")}`])
    expect(parseYamlFile("f.yaml", Buffer.from(saved))).toMatchObject({ value, problems: [] });
});

test("a text that goes on in the next line is one text", () => {
  const text = "lead: A text\n  of two lines.\nlist:\n  - One\n    more\n  - Two\n";
  const value = { lead: "A text of two lines.", list: ["One more", "Two"] };
  expect(parseYamlFile("f.yaml", Buffer.from(text))).toMatchObject({ value, problems: [] });
});

test("another encoding than UTF-8 is told, with the line where it shows", () => {
  const utf8 = "expected the file to be saved in the encoding UTF-8 (in the editor: Save As, then choose UTF-8)";
  expect(told(Buffer.from("\ufeffa: हल्दी\n", "utf16le"))).toBe(`f.yaml: ${utf8}, got UTF-16`);
  expect(told(Buffer.from("a: b\n", "utf16le"))).toBe(`f.yaml: ${utf8}, got UTF-16`);
  expect(told(Buffer.concat([Buffer.from("a: b\nc: "), Buffer.from([0xd9, 0xc3, 0x0a])]))).toBe(
    `f.yaml, line 2: ${utf8}, got another one`,
  );
  expect(told(`a: b\nc: ${Buffer.from("हल्दी").toString("latin1")}\n`)).toMatch(
    /^f\.yaml, line 2: expected Hindi letters, got .* write the Hindi again and save the file in the encoding UTF-8$/,
  );
});

test("every field knows its line, and a missing one that of the field around it", () => {
  const { lineOf } = parseYamlFile("f.yaml", Buffer.from("# note\na:\n  - b: c\n    d: e\n  - b: f\ng: h\n"));
  expect(
    [["a"], ["a", 0, "d"], ["a", 1, "b"], ["g"], ["a", 1, "missing"], ["missing"]].map((path) => lineOf(path)),
  ).toEqual([2, 4, 5, 6, 5, undefined]);
});
