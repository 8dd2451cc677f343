import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, type Request, test } from "@playwright/test";
import { languages, pathWithoutLanguage } from "../../app/site/languages.ts";
import budgets from "../../budgets.json" with { type: "json" };
import { documentAt } from "../helpers/built-pages.ts";
import { launchFolder } from "../helpers/launch-site.ts";
import { allSitemapPaths, disableCache, openPage, pathsIn, waitForIdleWork } from "../helpers/support.ts";

type Budgets<Budget> = { "*": Budget } & Record<string, Budget>;
const pageBudgets: Budgets<(typeof budgets.pages)["*"]> = budgets.pages;
const languageBudgets: Budgets<(typeof budgets.languages)["*"]> = budgets.languages;

/** A page may be over its budget by so much: one element more of an optional fact is no news. */
const slack = 1.03;

/** What a figure is the sum of: scripts by file, elements by part of the page, data by island. */
type Parts = Readonly<Record<string, number>>;

/** JSON with its keys only, and one entry in each list. */
const withoutValues = (json: string) =>
  JSON.stringify(
    JSON.parse(json, (_key, value) =>
      Array.isArray(value) ? value.slice(0, 1) : typeof value === "string" ? "" : value,
    ),
  );

/** The entries of a list after the first: their number depends on the content, not on the code. */
const repeated = ":is(li ~ li, option ~ option, article ~ article)";

for (const language of languages)
  test(`every page in ${language} stays within its budget of bytes and elements, and the home page of requests`, async ({
    page,
  }) => {
    await disableCache(page);
    let requests: string[] = [];
    const scripts: Request[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request));
    let files: Record<string, Record<string, number>> = {};
    page.on("response", (response) => {
      if (!response.url().startsWith("data:")) requests.push(response.url());
      // `slip-A1b2C3d4.js` → `slip.js`: the same file in the next build.
      const name = new URL(response.url()).pathname.replace(/^.*\/|-[\w-]{8}(?=\.\w+$)/g, "");
      const kind = response.request().resourceType();
      const size = (files[kind]?.[name] ?? 0) + Number(response.headers()["content-length"]);
      files[kind] = { ...files[kind], [name]: size };
    });
    const lastGood = `.cache/budgets-${language}.json`;
    const before: Record<string, Parts> = existsSync(lastGood) ? JSON.parse(readFileSync(lastGood, "utf8")) : {};
    const measured: Record<string, Parts> = {};
    const expectWithin = (figure: string, parts: Parts, budget: number) => {
      measured[figure] = parts;
      const sum = Object.values(parts).reduce((sum, part) => sum + part, 0);
      expect
        .soft(sum, `${figure}, budget ${budget}. ${additions(parts, before[figure])}`)
        .toBeLessThanOrEqual(budget * slack);
    };
    const { fonts, homeRequests } = languageBudgets[language] ?? languageBudgets["*"];
    for (const path of pathsIn(language)) {
      [requests, files] = [[], {}];
      await openPage(page, path);
      await waitForIdleWork(page);
      // Scripts that have been requested are counted when they arrive.
      await Promise.all(scripts.splice(0).map((script) => script.response()));
      expect.soft(requests.filter((url) => !url.startsWith("http://localhost"))).toEqual([]);
      if (pathWithoutLanguage(path) === "/")
        expect.soft(requests.length, requests.join("\n")).toBeLessThanOrEqual(homeRequests);
      // These rules, one for each product and picture, come from content.
      const styles = (await page.locator("style").allTextContents())
        .join("")
        .replace(/\[data-(?:spice|picture)=[^}]*\}/g, "");
      const elements = await page.evaluate(elementsByPart, repeated);
      const data = await page
        .locator('script[type$="json"]')
        .evaluateAll((scripts) =>
          scripts.map((script) => [script.closest("[data-island]")?.getAttribute("data-island"), script.textContent]),
        );
      const budget = pageBudgets[pathWithoutLanguage(path)] ?? pageBudgets["*"];
      expectWithin(`${path}: scripts`, files.script ?? {}, budget.script);
      expectWithin(`${path}: inlined styles`, { all: brotliCompressSync(styles).length }, budget.styles);
      expectWithin(`${path}: elements`, elements, budget.elements);
      expectWithin(`${path}: data without values`, dataByIsland(data), budget.data);
      expectWithin(`${path}: fonts before any scrolling`, files.font ?? {}, fonts);
    }
    if (test.info().errors.length > 0) return;
    mkdirSync(".cache", { recursive: true });
    writeFileSync(lastGood, JSON.stringify(measured, undefined, 1));
  });

for (const folder of ["build/client", launchFolder])
  test(`the style sheets of every page in ${folder}, and the data on all pages, stay within their budgets`, () => {
    for (const path of allSitemapPaths) {
      const { lateStyles } = pageBudgets[pathWithoutLanguage(path)] ?? pageBudgets["*"];
      const document = documentAt(path, folder);
      const sizesOf = (selector: string) =>
        Array.from(document.querySelectorAll(selector), (link) => bytesOf(folder, link.getAttribute("href") ?? ""));
      expect(sizesOf("link[as=style]"), path).toEqual([expect.any(Number)]);
      for (const size of sizesOf("link[as=style]"))
        expect.soft(size, `${path}: lateStyles, budget ${lateStyles}`).toBeLessThanOrEqual(lateStyles * slack);
      for (const size of sizesOf("link[disabled]"))
        expect.soft(size, `${path}: islandStyles`).toBeLessThanOrEqual(budgets.islandStyles * slack);
      const common = [...document.querySelectorAll('body > :not(main) script[type$="json"]')];
      const data = common.map(({ textContent }) => withoutValues(textContent ?? "")).join("");
      expect.soft(data.length, `${path}: data outside of <main>`).toBeLessThanOrEqual(budgets.commonData * slack);
    }
  });

/** The bytes of a file as it is served to most browsers. */
const bytesOf = (folder: string, url: string) => statSync(join(folder, `${url}.br`)).size;

/** What has been added since the last run here that passed; without one, the largest parts. */
function additions(parts: Parts, before: Parts | undefined): string {
  const grown = Object.entries(parts).map(([name, size]) => [name, size - (before?.[name] ?? 0)] as const);
  const largest = grown.filter(([, size]) => size > 0).sort(([, a], [, b]) => b - a);
  const named = largest.slice(0, 5).map(([name, size]) => `${name} ${before ? "+" : ""}${size}`);
  return `${before ? "Added since the last run that passed" : "The largest parts"}: ${named.join(", ") || "nothing"}.`;
}

/** The number of elements in each section, in the header, the footer and the rest, without repeated ones. */
function elementsByPart(repeated: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const element of document.querySelectorAll(`:not(${repeated}, ${repeated} *)`)) {
    const section = element.closest("main > *");
    const title = section?.querySelector("h1, h2")?.textContent?.trim();
    const part = section ?? element.closest("header, footer") ?? element.closest("head, body, html");
    const name = `${part?.localName}${title ? ` “${title}”` : ""}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function dataByIsland(data: (string | null | undefined)[][]): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const [island, json] of data) {
    const name = island ?? "the document";
    sizes[name] = (sizes[name] ?? 0) + withoutValues(json ?? "").length;
  }
  return sizes;
}
