import { expect, test } from "vitest";
import { cutStyles } from "./styles.ts";

test("rules for what the document has stay, others go, also inside layers, media and nesting", () => {
  const css =
    "@layer a{.here{color:red;& .gone{top:0}& p{left:0}}.gone{color:blue}}@media print{.gone{top:0}.here{top:1px}}";
  const cut = cutStyles(css, '<div class="here"><p>x</p></div>');
  expect(cut).toContain(".here");
  expect(cut).toContain("& p");
  expect(cut).toContain("@media print{.here{top:1px}}");
  expect(cut).not.toContain("gone");
});

test("attributes are matched by their value, and states are never cut", () => {
  const css = '[data-a="1"]{top:0}[data-a="2"]{top:1px}[open]{top:2px}a:hover{top:3px}:root{top:4px}';
  const cut = cutStyles(css, '<details data-a="1" open=""><a>x</a></details>');
  expect(cut).toContain('[data-a="1"]');
  expect(cut).not.toContain("1px");
  expect(cut).toContain("2px");
  expect(cut).toContain("3px");
  expect(cut).toContain("4px");
});

test("what an island may add later stays", () => {
  expect(cutStyles(".later{top:0}.never{top:0}", "<p>x</p>", 'className:"later"')).toBe(".later{top:0}");
});

test("a custom property stays while styles, the document or an island's code use it", () => {
  const css = ":root{--aa:1px;--bb:2px;--cc:3px;--dd:var(--ee);--ee:5px}p{top:var(--aa)}";
  const cut = cutStyles(css, '<p><circle fill="var(--bb)"/></p>', '"var(--cc)"');
  expect(cut).toContain("1px");
  expect(cut).toContain("--bb:2px");
  expect(cut).toContain("--cc:3px");
  expect(cut).not.toContain("5px");
});

test("a custom property that only the styles use gets a short name, the same wherever it stands", () => {
  const cut = cutStyles(":root{--long-name:1px}p{top:var(--long-name)}i{background:url(a--b.svg)}", "<p>x<i></i></p>");
  expect(cut).toBe(":root{--0:1px}p{top:var(--0)}i{background:url(a--b.svg)}");
});

test("keyframes nobody plays go", () => {
  expect(cutStyles("@keyframes a{to{top:0}}@keyframes b{to{top:0}}p{animation:a 1s}", "<p>x</p>")).not.toContain(
    "keyframes b",
  );
});
