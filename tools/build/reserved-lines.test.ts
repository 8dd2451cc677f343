import { expect, test } from "vitest";
import { parseDocument } from "./html.ts";
import { reservedLines, widthsOfLines } from "./reserved-lines.ts";

test("text wraps after spaces and hyphens when its line is too narrow", () => {
  const widths = widthsOfLines("abcd efgh-ijkl mnop", (word) => word.length * 2);
  // Two lines need room for "abcd efgh-", three for "efgh-ijkl".
  expect(widths.map(Math.round)).toEqual([38, 20, 18]);
});

test("a narrower first view reserves more lines for elements with data-lines", () => {
  const page = parseDocument(
    `<main><section><h1 data-lines="display">Nine on the shelf</h1></section><section><p data-lines="body">x</p></section></main>`,
  );
  expect(reservedLines(page)).toMatch(/^\[data-lines="display"\] \{ min-block-size: calc\(1lh \+ clamp\(.*\) \}$/);
  page.querySelector("h1")?.setAttribute("data-lines", "serif");
  expect(() => reservedLines(page)).toThrow('data-lines="serif": expected display or body');
});
