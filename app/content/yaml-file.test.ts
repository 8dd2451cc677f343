import { expect, test } from "vitest";
import { sentence } from "./problems";
import { parseYamlFile } from "./yaml-file";

const messagesFor = (text: string | Uint8Array) =>
  parseYamlFile("f.yaml", Buffer.from(text as string))
    .problems.map(sentence)
    .join("\n");

const oddSpace =
  "expected an ordinary space, got one from another program that only looks like it; delete it and type it again";
const misplaced = "expected the line to start exactly below its neighbours: it is too far left or right";
const besideLine3 = "expected this dash and the one on line 3 to be exactly one below the other";
const tab =
  "expected no tab at the start of the line; delete it, and use the space bar to start the line exactly below its neighbours";

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
    'expected double quotes "…" around text that contains a colon followed by a space',
  ],
  [
    "an unclosed quotation mark",
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
  [
    "a list of groups with its second dash too far left",
    "stats:\n   - a: b\n  # a note\n\n  - a: c\n",
    2,
    besideLine3.replace("3", "5"),
  ],
  ["a third dash too far left", "badges:\n  - A\n  - B\n - C\n", 4, misplaced],
  ["a dash too far right", "badges:\n  - A\n   - B\n", 3, `${misplaced}; as it is, it joins the line before: "A - B"`],
  ["a dash without a space", "badges:\n  -A\n  - B\n", 2, 'expected a space after the dash, got "-A"'],
  ["an unevenly indented long text", "lead: >-\n  A\n b\nc: d\n", 3, misplaced],
  ["a curly bracket first", "a: {name} is here\n", 1, 'expected double quotes "…" around text that begins with {'],
  ["nothing but a curly bracket", "a: {name}\n", 1, 'expected double quotes "…" around text that begins with {'],
  ...["@", "%", "*", "&", "!", "|", ">", "`", ","].map(
    (sign) =>
      [`${sign} first`, `a: ${sign}x\n`, 1, `expected double quotes "…" around text that begins with ${sign}`] as const,
  ),
  [
    "an unclosed square bracket",
    "a: [x, y\nb: c\n",
    1,
    'expected "]" at the end of the list, or double quotes "…" around the text',
  ],
  ["a dash first", "a: - x\n", 1, 'expected double quotes "…" around text that begins with -'],
  ["a field twice", "a: b\nc: d\na: e\n", 3, 'expected each field once, got "a" again; delete one of them'],
  ["a second document", "a: b\n---\na: c\n", 2, 'expected no line "---" inside the file; delete it'],
  ["a no-break space pasted from another program", "name: A\ntag:\u00a0b\n", 2, oddSpace],
  ["a no-break space at the start of a line", "name: A\n\u00a0tag: b\n", 2, oddSpace],
  [
    "a merge conflict",
    "a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> other\n",
    2,
    'expected no line like "<<<<<<< HEAD": two changes to this place clashed; keep one of the two and delete the lines of <, = and > signs',
  ],
  [
    "a text cut off by a #",
    "a: Our #1 chilli\n",
    1,
    'expected double quotes "…" around text with a #, or the note on its own line; as it is, "#1 chilli" is left out',
  ],
  [
    "a colour without quotes",
    "ground: #674831\n",
    1,
    'expected double quotes "…" around text with a #, or the note on its own line; as it is, "#674831" is left out',
  ],
] as const)("%s is explained in plain words, with its line", ([, text, line, message]) => {
  expect(messagesFor(text)).toBe(`f.yaml, line ${line}: ${message}`);
});

test("byte order marks and Windows line endings make no difference", () => {
  const text = "# a note\nname: हल्दी\nlead: >- # one more\n  A #1 text,\n  with a #.\nlist: [a, b]\n";
  const value = { name: "हल्दी", lead: "A #1 text, with a #.", list: ["a", "b"] };
  for (const saved of [text, `\ufeff${text}`, text.replaceAll("\n", "\r\n"), `\ufeff${text.replaceAll("\n", "\r\n")}`])
    expect(parseYamlFile("f.yaml", Buffer.from(saved))).toMatchObject({ value, problems: [] });
});

test("a text that continues on the next line is one text", () => {
  const text = "lead: A text\n  of two lines.\nlist:\n  - One\n    more\n  - Two\n";
  const value = { lead: "A text of two lines.", list: ["One more", "Two"] };
  expect(parseYamlFile("f.yaml", Buffer.from(text))).toMatchObject({ value, problems: [] });
});

test("an encoding other than UTF-8 is reported, with the first line affected", () => {
  const utf8 = "expected the file to be saved as UTF-8 (in the editor: Save As, then choose the encoding UTF-8)";
  expect(messagesFor(Buffer.from("\ufeffa: हल्दी\n", "utf16le"))).toBe(`f.yaml: ${utf8}, got UTF-16`);
  expect(messagesFor(Buffer.from("a: b\n", "utf16le"))).toBe(`f.yaml: ${utf8}, got UTF-16`);
  expect(messagesFor(Buffer.concat([Buffer.from("a: b\nc: "), Buffer.from([0xd9, 0xc3, 0x0a])]))).toBe(
    `f.yaml, line 2: ${utf8}, got another encoding`,
  );
  expect(messagesFor(`a: b\nc: ${Buffer.from("हल्दी").toString("latin1")}\n`)).toMatch(
    /^f\.yaml, line 2: expected Hindi letters, got .* write the Hindi again and save the file as UTF-8$/,
  );
});

test("every field has a line; a missing field has that of the field around it, and the file as a whole has none", () => {
  const { lineOf } = parseYamlFile("f.yaml", Buffer.from("# note\na:\n  - b: c\n    d: e\n  - b: f\ng: h\n"));
  expect(
    [["a"], ["a", 0, "d"], ["a", 1, "b"], ["g"], ["a", 1, "missing"], ["missing"], []].map((path) => lineOf(path)),
  ).toEqual([2, 4, 5, 6, 5, undefined, undefined]);
});
