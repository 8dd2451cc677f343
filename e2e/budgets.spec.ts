import { brotliCompressSync } from "node:zlib";
import { expect, type Request, test } from "@playwright/test";
import { languages, pathWithoutLanguage } from "../app/languages.ts";
import budgets from "../budgets.json" with { type: "json" };
import { disableCache, openPage, pathsIn, waitForIdleWork } from "./support.ts";

type Budgets<Budget> = { "*": Budget } & Record<string, Budget>;
const pageBudgets: Budgets<(typeof budgets.pages)["*"]> = budgets.pages;
const languageBudgets: Budgets<(typeof budgets.languages)["*"]> = budgets.languages;

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
    let bytes = { stylesheet: 0, script: 0, font: 0 };
    page.on("response", (response) => {
      if (!response.url().startsWith("data:")) requests.push(response.url());
      const kind = response.request().resourceType();
      if (kind in bytes) bytes[kind as keyof typeof bytes] += Number(response.headers()["content-length"]);
    });
    const { fonts, homeRequests } = languageBudgets[language] ?? languageBudgets["*"];
    for (const path of pathsIn(language)) {
      [requests, bytes] = [[], { stylesheet: 0, script: 0, font: 0 }];
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
      const elements = await page.locator(`:not(${repeated}, ${repeated} *)`).count();
      const data = (await page.locator('script[type$="json"]').allTextContents()).map(withoutValues).join("");
      const budget = pageBudgets[pathWithoutLanguage(path)] ?? pageBudgets["*"];
      expect.soft(bytes.script, `${path}: scripts`).toBeLessThanOrEqual(budget.script);
      expect.soft(brotliCompressSync(styles).length, `${path}: inlined styles`).toBeLessThanOrEqual(budget.styles);
      expect.soft(elements, `${path}: elements`).toBeLessThanOrEqual(budget.elements);
      expect.soft(data.length, `${path}: data without values`).toBeLessThanOrEqual(budget.data);
      expect.soft(bytes.stylesheet, `${path}: its style sheet`).toBeLessThanOrEqual(budget.lateStyles);
      expect.soft(bytes.font, `${path}: fonts before any scrolling`).toBeLessThanOrEqual(fonts);
    }
  });
