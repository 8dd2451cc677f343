import { expect, test } from "vitest";
import { contentsOf, minified, splitFaces, unusedProperties, withoutLaterStates } from "./css";

test("texts in `content` are found wherever they are in a style sheet", () => {
  const css = `.a::after { content: "•" / ""; } @media print { .b { &::before { content: "\\2713" " x"; } } } .c { content: attr(x); }`;
  expect(contentsOf(css).texts).toEqual(["•", "", "✓", " x"]);
});

test("local font faces are separated from faces that load a file", () => {
  const local = '@font-face{font-family:A;src:local("Arial")}';
  const { rules, localFaces } = splitFaces(`${local}@font-face{font-family:B;src:url(b.woff2)}p{top:0}`);
  expect(rules.replace(/\s/g, "")).toBe("p{top:0;}");
  expect(localFaces).toContain("Arial");
  expect(localFaces).not.toContain("b.woff2");
});

test("custom properties that only unused ones need are unused too", () => {
  const css =
    ":root{--a:1px;--b:calc(var(--a)*2);--c:red;--d:var(--c);--e:0;--f:0}.x{font:400 var(--b)/1 a;width:var(--z,var(--e))}";
  expect(unusedProperties(css)).toEqual(["--c", "--d", "--f"]);
  expect(unusedProperties(css, '<path fill="var(--d)">')).toEqual(["--f"]);
  expect(minified(css, unusedProperties(css))).not.toMatch(/--[cdf]/);
});

test("rules for later states and transitions are left out, but not rules that exclude such a state", () => {
  const left = (css: string) => withoutLaterStates(css).replace(/\s/g, "");
  for (const later of ["a:hover", "a:active", "b a:focus-visible", "input::placeholder", "input:user-invalid"])
    expect(left(`${later}{top:0}p{top:0}`), later).toBe("p{top:0;}");
  expect(left("@media print{p{top:0}}@media (width>9px){p{top:0}}")).toBe("@media(width>9px){p{top:0;}}");
  expect(left("p{transition:top var(--quick);top:0}")).toBe("p{top:0;}");
  for (const kept of [".a:not(:focus,:active)", "a:is(:hover,[aria-current])", "a:hover,b", ".a:popover-open"])
    expect(left(`${kept}{top:0}`), kept).toContain("top:0");
});
