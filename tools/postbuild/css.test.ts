import { expect, test } from "vitest";
import { contentsOf } from "./css";

test("what style sheets draw is found, wherever it stands", () => {
  const css = `.a::after { content: "•" / ""; } @media print { .b { &::before { content: "\\2713" " x"; } } } .c { content: attr(x); }`;
  expect(contentsOf(css).texts).toEqual(["•", "", "✓", " x"]);
});
