import { expect, test } from "vitest";
import { textsDrawnBy } from "./fonts";

test("what style sheets draw is found, wherever it stands", () => {
  const css = `.a::after { content: "•" / ""; } @media print { .b { &::before { content: "\\2713" " x"; } } } .c { content: attr(x); }`;
  expect(textsDrawnBy(css)).toEqual(["•", "", "✓", " x"]);
});
