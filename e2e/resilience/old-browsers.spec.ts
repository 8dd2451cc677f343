import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { build, type Rolldown } from "vite";
import studioConfig from "../../studio/vite.config.ts";
import { parseDocument } from "../../tools/build/html.ts";
import { fileOf } from "../../tools/build/site-folder.ts";
import { content, localPath } from "../helpers/content.ts";
import { allProducts } from "../helpers/expected-catalogue.ts";
import { launchFolder, launchURL } from "../helpers/launch-site.ts";
import { allSitemapPaths, productCards, recordEvents, sitemapPaths, waitForIdleWork } from "../helpers/support.ts";
import { exceptions } from "./unsupported.exceptions.ts";
import { type Problem, unsupportedCss, unsupportedInScript } from "./unsupported.ts";

/*
 * Browsers from before 2023 cannot run the islands: pages work as without scripts. Browsers since spring 2022 show the
 * design, because every newer CSS feature has a fallback (docs/specification.md, 16).
 */

test.use({ baseURL: launchURL });

/** The oldest browsers with the design (tools/build/css.ts). */
const styled = { chrome: 99, firefox: 97, safari: 15.4 };
/** The oldest that pass the test before islands are hydrated (app/islands/start.ts), and that of the studio's entry. */
const live = { chrome: 110, firefox: 125, safari: 16.4 };
const studio = { chrome: 112, firefox: 116, safari: 17.0 };

test("every CSS feature has a fallback for the oldest browsers that show the design", async () => {
  const sheets = allSitemapPaths.flatMap((path) => {
    const document = parseDocument(readFileSync(join(launchFolder, fileOf(path)), "utf8"));
    const late = [...document.querySelectorAll("link[as=style], link[rel=stylesheet]")];
    return [
      ...late.map((link) => readFileSync(launchFolder + link.getAttribute("href"), "utf8")),
      document.querySelector("style")?.textContent ?? "",
    ];
  });
  const problems = [...new Set(sheets)].flatMap((sheet) => unsupportedCss(sheet, styled));
  const isKnown = ({ what, where }: Problem) => exceptions.some((known) => known[0].test(what) && known[1].test(where));
  expect(problems.filter((problem) => !isKnown(problem))).toEqual([]);
  const unused = exceptions.filter(
    ([what, where]) => !problems.some((problem) => what.test(problem.what) && where.test(problem.where)),
  );
  expect(unused, "unused exceptions").toEqual([]);
});

/** Packages test for these before they call them, or mean a function of their own. */
const tested = /^(use|linePos|(start|skip).*Transition|URL\.canParse|Error\.captureStackTrace)$/;

test("scripts call nothing that the oldest browsers lack that run them: the site's islands, and the studio", async () => {
  const islands = globSync(`${launchFolder}/assets/*.js`).map((file) => readFileSync(file, "utf8"));
  const { output } = (await build({
    ...studioConfig,
    configFile: false,
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const forms = output.flatMap((file) => (file.type === "chunk" ? file.code : []));
  for (const [scripts, oldest] of [
    [islands, live],
    [forms, studio],
  ] as const) {
    expect(scripts.length).toBeGreaterThan(1);
    const problems = scripts.flatMap((script) => unsupportedInScript(script, oldest));
    expect(problems.filter(({ what }) => !tested.test(what))).toEqual([]);
  }
});

test("the check reports what is too new, unless there is a fallback", () => {
  const script = "Map.groupBy(all, name); new URLPattern(); all.difference(others)";
  const called = unsupportedInScript(script, studio).map(({ what }) => what);
  expect(called).toEqual(["Map.groupBy", "URLPattern", "difference"]);
  for (const [css, what] of [
    [".a { color: red; --b: oklch(40% 0.1 28) }", 'Function "oklch"'],
    [".a { block-size: 100dvh }", 'Unit "dvh"'],
    ["@media (width < 1rem) { .a { top: 0 } }", "Media range"],
  ] as const) {
    expect(unsupportedCss(css, styled).map((problem) => problem.what)).toEqual([what]);
    expect(unsupportedCss(`@supports (top: 0) { ${css} }`, styled), css).toEqual([]);
  }
  expect(unsupportedCss(".a { block-size: 100vh; block-size: 100dvh }", styled)).toEqual([]);
  // Of a custom property, the last value counts.
  const token = ".a { --b: #900; --b: oklch(40% 0.1 28) }";
  expect(unsupportedCss(token, styled)).toHaveLength(1);
  expect(unsupportedCss(`${token} @supports not (color: oklch(0% 0 0)) { .a { --b: #900 } }`, styled)).toEqual([]);
});

for (const feature of ["toSorted", "Segmenter", "importmap"]) {
  test(`in a browser without ${feature}, pages work as without scripts`, async ({ page }) => {
    await page.addInitScript((name) => {
      Reflect.deleteProperty(Array.prototype, name);
      Reflect.deleteProperty(Intl, name);
      if (name === "importmap") Reflect.deleteProperty(HTMLScriptElement, "supports");
    }, feature);
    const seen = recordEvents(page);
    for (const path of feature === "toSorted" ? sitemapPaths : [localPath("/products")]) {
      await page.goto(`${path}?slip=x`);
      await waitForIdleWork(page);
      await expect(page.locator("[data-hydrated], [data-live]")).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(0);
      if (path !== localPath("/products")) continue;
      await expect(page.getByText(content.pages.products.catalogue.withoutScript)).toBeVisible();
      await expect(productCards(page)).toHaveCount(allProducts.length);
      await expect(productCards(page).getByRole("button")).toHaveCount(0);
    }
    const scripts = seen.requests.filter((url) => url.endsWith(".js"));
    expect([seen.errors, scripts]).toEqual([[], []]);
  });
}
