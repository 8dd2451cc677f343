import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "./html.ts";
import { criticalStyles, firstViewOf, withoutUnused } from "./styles.ts";

const viewOf = (html: string) => firstViewOf(parseDocument(html));

const page = viewOf(
  `<body><header class="bar"></header><main><section class="first"><p>x</p></section><section class="second"><ul></ul></section></main></body>`,
);

test("critical CSS has the rules of the header and the first band, including those in layers and media queries", async () => {
  const css =
    "@layer a{.bar{top:0}.first p{top:1px}.second{top:2px}}@media (width > 9px){.bar{top:3px}.second{top:4px}}@supports (top:0){.gone{top:5px}}";
  const critical = await criticalStyles(css, page);
  for (const kept of ["top:0", "top:1px", "top:3px"]) expect(critical).toContain(kept);
  for (const left of ["top:2px", "top:4px", "top:5px"]) expect(critical).not.toContain(left);
});

test("critical CSS keeps hidden what is shown only after a failure or a click, and has nothing else of it", async () => {
  const css = "[hidden]{display:none}.notice{top:0}.notice b{top:1px}.number{top:2px}p{top:3px}";
  const hidden =
    '<p class="notice" hidden data-unavailable><b>x</b></p><i class="number" hidden data-chat-number>x</i>';
  const critical = await criticalStyles(css, viewOf(`<header>${hidden}</header><main></main>`));
  expect(critical).toContain("display:none");
  for (const left of ["top:0", "top:1px", "top:2px"]) expect(critical).not.toContain(left);
});

test("inlined styles have neither the rules for print, hovering and an open panel nor transitions nor custom properties that the first view does not use", () => {
  const drawing = viewOf('<main><section><svg fill="var(--drawn)"></svg></section><p fill="var(--below)"></p></main>');
  const css =
    ":root{--used:var(--through);--through:1px;--drawn:red;--below:red;--unused:var(--only-by-it);--only-by-it:0;--time:1s}p{top:var(--used);transition:top var(--time);transition-delay:1s}@media print{p{top:9px}}@media (hover:hover){p:hover{top:7px}}@supports selector(:popover-open){p{top:6px}}@media screen{p{top:8px}}";
  const left = withoutUnused(css, drawing);
  expect(left).toBe(
    ":root{--used:var(--through);--through:1px;--drawn:red}p{top:var(--used)}@media screen{p{top:8px}}",
  );
});

test("no two CSS modules have the same name, because their class names would collide", () => {
  const names = globSync("app/**/*.module.css").map((file) => basename(file));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
