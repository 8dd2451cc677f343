import { expect, test } from "vitest";
import { contentsOf } from "./css";

test("texts in `content` are found wherever they are in a style sheet", () => {
  const css = `.a::after { content: "•" / ""; } @media print { .b { &::before { content: "\\2713" " x"; } } } .c { content: attr(x); }`;
  expect(contentsOf(css).texts).toEqual(["•", "", "✓", " x"]);
});
