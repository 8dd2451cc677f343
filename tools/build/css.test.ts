import { expect, test } from "vitest";
import { contentsOf, flattened, minified, splitFaces } from "./css.ts";

test("texts in `content` are found wherever they are in a style sheet", () => {
  const css = `.a::after { content: "•" / ""; } @media print { .b { &::before { content: "\\2713" " x"; } } } .c { content: attr(x); }`;
  expect(contentsOf(css)).toEqual(["•", "", "✓", " x"]);
});

test("local font faces are separated from faces that load a file", () => {
  const local = '@font-face{font-family:A;src:local("Arial")}';
  const { rules, localFaces } = splitFaces(`${local}@font-face{font-family:B;src:url(b.woff2)}p{top:0}`);
  expect(rules.replace(/\s/g, "")).toBe("p{top:0;}");
  expect(localFaces).toContain("Arial");
  expect(localFaces).not.toContain("b.woff2");
});

test("what Vite has compiled for older browsers is not compiled again", () => {
  const css = ":root{--light:initial;color-scheme:light dark}p{-webkit-mask:var(--a);mask:var(--a)}";
  expect(minified(flattened(css))).toBe(css);
});
