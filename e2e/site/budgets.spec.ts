import { statSync } from "node:fs";
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

/** JSON with its keys only, and one entry in each list. */
const withoutValues = (json: string) =>
  JSON.stringify(
    JSON.parse(json, (_key, value) =>
      Array.isArray(value) ? value.slice(0, 1) : typeof value === "string" ? "" : value,
    ),
  );

/** The entries of a list after the first: their number depends on the content, not on the code. */
const repeated = ":is(li ~ li, option ~ option, article ~ article, [data-unit] ~ *)";

for (const language of languages)
  test(`every page in ${language} stays within its budget of bytes and elements, and the home page of requests`, async ({
    page,
  }) => {
    await disableCache(page);
    let requests: string[] = [];
    const scripts: Request[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request));
    let bytes: Record<string, number> = {};
    page.on("response", (response) => {
      if (!response.url().startsWith("data:")) requests.push(response.url());
      const kind = response.request().resourceType();
      bytes[kind] = (bytes[kind] ?? 0) + Number(response.headers()["content-length"]);
    });
    const { fonts, homeRequests } = languageBudgets[language] ?? languageBudgets["*"];
    for (const path of pathsIn(language)) {
      [requests, bytes] = [[], {}];
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
      const elements = await page.evaluate(countElements, repeated);
      const laterPicture = await page.locator("main > :not(:first-child) img").evaluateAll(heightOnFirstScreen);
      const data = await page.locator('script[type$="json"]').allTextContents();
      const budget = pageBudgets[pathWithoutLanguage(path)] ?? pageBudgets["*"];
      for (const [figure, size, most] of [
        ["scripts", bytes.script ?? 0, budget.script],
        ["inlined styles", brotliCompressSync(styles).length, budget.styles],
        ["elements", elements, budget.elements],
        ["data without values", data.map(withoutValues).join("").length, budget.data],
        ["fonts before any scrolling", bytes.font ?? 0, fonts],
        // Such a picture would be the largest paint, and it is only requested after the style sheet has arrived.
        ["pixels of a later band's picture on the first screen", laterPicture, 24],
      ] as const)
        expect.soft(size, `${path}: ${figure}, budget ${most}`).toBeLessThanOrEqual(most * slack);
    }
  });

for (const folder of ["build/client", launchFolder])
  test(`the one style sheet of ${folder}, and the data on all pages, stay within their budgets`, () => {
    const sheets = new Set<string>();
    for (const path of allSitemapPaths) {
      const document = documentAt(path, folder);
      for (const link of document.querySelectorAll("link[as=style]")) sheets.add(link.getAttribute("href") ?? "");
      const common = [...document.querySelectorAll('body > :not(main) script[type$="json"]')];
      const data = common.map(({ textContent }) => withoutValues(textContent ?? "")).join("");
      expect.soft(data.length, `${path}: data outside of <main>`).toBeLessThanOrEqual(budgets.commonData * slack);
    }
    const sizes = Array.from(sheets, (url) => statSync(join(folder, `${url}.br`)).size);
    expect(sizes, "the sheets of all documents").toEqual([expect.any(Number)]);
    expect(sizes[0], `sheet, budget ${budgets.sheet}`).toBeLessThanOrEqual(budgets.sheet * slack);
  });

/** In the page: the number of elements without repeated ones. */
function countElements(repeated: string): number {
  return document.querySelectorAll(`:not(${repeated}, ${repeated} *)`).length;
}

/** In the page: how many pixels of the highest of these elements are on the first screen. */
function heightOnFirstScreen(elements: readonly Element[]): number {
  const shown = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
  return Math.max(0, ...shown.map(({ top }) => innerHeight - top));
}
