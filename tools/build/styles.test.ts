import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { minified } from "./css.ts";
import { parseDocument } from "./html.ts";
import { criticalStyles, firstViewOf, lateStyles, oneSelectorEach, withoutUnused } from "./styles.ts";

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

test("inlined styles have neither the rules for print and hovering nor transitions nor custom properties that the first view does not use", () => {
  const drawing = viewOf('<main><section><svg fill="var(--drawn)"></svg></section><p fill="var(--below)"></p></main>');
  const css =
    ":root{--used:var(--through);--through:1px;--drawn:red;--below:red;--unused:var(--only-by-it);--only-by-it:0;--time:1s}p{top:var(--used);transition:top var(--time);transition-delay:1s}@media print{p{top:9px}}@media (hover:hover){p:hover{top:7px}}@media screen{p{top:8px}}";
  const left = withoutUnused(css, drawing);
  expect(left).toBe(
    ":root{--used:var(--through);--through:1px;--drawn:red}p{top:var(--used)}@media screen{p{top:8px}}",
  );
});

/** The late styles of a page with this first band and this text, if `critical` is inlined. */
function late(css: string, critical: string, html: string, scripts = "") {
  const document = parseDocument(`<main><section></section>${html}</main>`);
  const islands = [...document.querySelectorAll("[data-island]")];
  return minified(lateStyles(oneSelectorEach(css), critical, document, islands, scripts));
}

test("late styles have the rules of what the document contains, in any state, and of nothing else", () => {
  const css =
    ".A_a,.A_b{top:1px}.A_a:not(.B_c):hover{top:2px}:is(.A_a,.A_b) p{top:3px}:is(.A_b) p{top:4px}:has(.B_c) p{top:5px}.wrap{top:6px}.warning{top:7px}.translated-ltr p{top:10px}[aria-busy=true]{top:7px}[data-picture=mill]{top:8px}[data-picture=bowl]{top:9px}picture p{top:11px}";
  expect(late(css, "", '<p class="A_a wrap" data-picture="mill"></p>')).toBe(
    ".A_a{top:1px}.A_a:not(.B_c):hover{top:2px}:is(.A_a,.A_b) p{top:3px}.wrap{top:6px}.translated-ltr p{top:10px}[aria-busy=true]{top:7px}[data-picture=mill]{top:8px}",
  );
});

test("late styles have the rules of what an island may show later: a dialog, the view of an error", () => {
  const css = ".NotSent_a{top:1px}.ErrorView_b{top:2px}.Slip_c{top:3px}.warning{top:4px}";
  const island = '<div data-island="message"></div>';
  expect(late(css, "", island)).toBe(".NotSent_a{top:1px}.ErrorView_b{top:2px}.warning{top:4px}");
  expect(late(css, "", "")).toBe("");
  expect(() => late(css, "", '<div data-island="unknown"></div>')).toThrow("unknown");
});

test("late styles do not repeat what is inlined, unless a late declaration would override it", () => {
  const css =
    "@layer a{.A_a{top:0;color:red}.A_a:hover{color:green}.A_a[class]{color:blue}.B_a{color:red}}@media print{.A_a{top:0}}";
  const critical = "@layer a{.A_a{top:0;color:red}.A_a[class]{color:blue}.B_a{color:red}}";
  expect(late(css, critical, '<p class="A_a B_a">')).toBe(
    "@layer a{.A_a:hover{color:green}.A_a[class]{color:#00f}}@media print{.A_a{top:0}}",
  );
});

test("an island's own sheet has what it may show and the page lacks, and repeats nothing that is loaded", () => {
  const css = oneSelectorEach(
    ":root{--a:1px}@keyframes k{to{top:0}}p{animation:k 1s}.Slip_a{top:var(--a)}.Button_b{top:2px}.Hero_c{top:3px}",
  );
  const page = parseDocument('<main><section></section><p class="Button_b"></p><div data-island="slip"></div></main>');
  const slip = [...page.querySelectorAll("[data-island]")];
  const ofPage = lateStyles(css, "", page, [], "var(--a)");
  expect(minified(ofPage)).toBe(":root{--a:1px}@keyframes k{to{top:0}}p{animation:1s k}.Button_b{top:2px}");
  expect(minified(lateStyles(css, ofPage, page, slip, ""))).toBe(".Slip_a{top:var(--a)}");
});

test("no two CSS modules have the same name, because their class names would collide", () => {
  const names = globSync("app/**/*.module.css").map((file) => basename(file));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
