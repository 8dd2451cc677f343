import { expect, test } from "vitest";
import { parseDocument } from "./html.ts";
import { pruneStyles } from "./styles.ts";

const pruned = (css: string, html: string, code?: string) => pruneStyles(css, parseDocument(html), code);

test("rules for what the document has stay, others go, also inside layers, media and nesting", () => {
  const css =
    "@layer a{.here{color:red;& .gone{top:0}& p{left:0}}.gone{color:blue}}@media print{.gone{top:0}.here{top:1px}}";
  const left = pruned(css, '<div class="here"><p>x</p></div>');
  expect(left).toContain(".here");
  expect(left).toContain("& p");
  expect(left).toContain("@media print{.here{top:1px}}");
  expect(left).not.toContain("gone");
});

test("attributes are matched by their value, and states are never removed", () => {
  const css = '[data-a="1"]{top:0}[data-a="2"]{top:1px}[open]{top:2px}a:hover{top:3px}:root{top:4px}';
  const left = pruned(css, '<details data-a="1" open=""><a>x</a></details>');
  expect(left).toContain('[data-a="1"]');
  expect(left).not.toContain("1px");
  expect(left).toContain("2px");
  expect(left).toContain("3px");
  expect(left).toContain("4px");
});

test("what an island may add later stays", () => {
  expect(pruned(".later{top:0}.never{top:0}", "<p>x</p>", 'className:"later"')).toBe(".later{top:0}");
});

test("a custom property stays while styles, the document or an island's code use it", () => {
  const css = ":root{--aa:1px;--bb:2px;--cc:3px;--dd:var(--ee);--ee:5px}p{top:var(--aa)}";
  const left = pruned(css, '<p><circle fill="var(--bb)"/></p>', '"var(--cc)"');
  expect(left).toContain("1px");
  expect(left).toContain("--bb:2px");
  expect(left).toContain("--cc:3px");
  expect(left).not.toContain("5px");
});

test("keyframes nobody plays go", () => {
  expect(pruned("@keyframes a{to{top:0}}@keyframes b{to{top:0}}p{animation:a 1s}", "<p>x</p>")).not.toContain(
    "keyframes b",
  );
});
