import { expect, test } from "vitest";
import { problemLine } from "./problems.ts";
import { parseYamlFile } from "./yaml-file.ts";

const messagesFor = (content: string | Uint8Array) =>
  parseYamlFile("f.yaml", Buffer.from(content as string)).problems.map(problemLine);

test.for([
  ["a field without a colon", "name: A\ntag Our chilli\n", 2],
  ["a tab", "badges:\n\t- A\n", 2],
  ["an alias", "name: A\nlead: *new\n", 2],
  ["a line too far left", "hero:\n  label: A\n title: b\n", 3],
] as const)("%s is reported with its line, the parser's reason and the most common causes", ([, text, line]) => {
  expect(messagesFor(text)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^f\\.yaml, line ${line}: expected valid YAML \\(.+\\); .*\\btab\\b.* space after a colon or dash.*double quotes`,
      ),
    ),
  ]);
});

test("a text that a # cuts off is reported", () => {
  const cutOff = (text: string) =>
    `f.yaml, line 1: expected double quotes "…" around text with a #, or the note on its own line; as it is, "${text}" is left out`;
  expect(messagesFor("a: Our #1 chilli\n")).toEqual([cutOff("#1 chilli")]);
  expect(messagesFor("ground: #674831\n")).toEqual([cutOff("#674831")]);
});

test("byte order marks and Windows line endings are accepted", () => {
  const text = "# a note\nname: हल्दी\nlead: >- # one more\n  A #1 text,\n  with a #.\nlist: [a, b]\n";
  const value = { name: "हल्दी", lead: "A #1 text, with a #.", list: ["a", "b"] };
  for (const saved of [text, `\ufeff${text}`, text.replaceAll("\n", "\r\n"), `\ufeff${text.replaceAll("\n", "\r\n")}`])
    expect(parseYamlFile("f.yaml", Buffer.from(saved))).toMatchObject({ value, problems: [] });
});

test("an encoding other than UTF-8 is reported, and so is Hindi that was once saved in one", () => {
  const latin1 = Buffer.concat([Buffer.from("a: b\nc: "), Buffer.from([0xd9, 0xc3, 0x0a])]);
  const savedAgain = `a: b\nc: ${Buffer.from("हल्दी").toString("latin1")}\n`;
  for (const content of [
    Buffer.from("\ufeffa: हल्दी\n", "utf16le"),
    Buffer.from("a: b\n", "utf16le"),
    latin1,
    savedAgain,
  ])
    expect(messagesFor(content)).toEqual([expect.stringMatching(/^f\.yaml: expected the file to be saved as UTF-8 /)]);
});

test("every field has a line number; a missing field has that of its parent, and the file as a whole has none", () => {
  const { lineOf } = parseYamlFile("f.yaml", Buffer.from("# note\na:\n  - b: c\n    d: e\n  - b: f\ng: h\n"));
  expect(
    [["a"], ["a", 0, "d"], ["a", 1, "b"], ["g"], ["a", 1, "missing"], ["missing"], []].map((path) => lineOf(path)),
  ).toEqual([2, 4, 5, 6, 5, undefined, undefined]);
});
