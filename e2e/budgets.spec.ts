import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { languageAt, pathWithoutLanguage } from "../app/languages.ts";
import budgets from "../budgets.json" with { type: "json" };
import { parseDocument } from "../tools/build/html.ts";
import { allSitemapPaths, hydrated, withoutCache } from "./support.ts";

type Budgets<Budget> = { "*": Budget } & Record<string, Budget>;
const pageBudgets: Budgets<(typeof budgets.pages)["*"]> = budgets.pages;
const languageBudgets: Budgets<(typeof budgets.languages)["*"]> = budgets.languages;

test("every page stays within its budget of bytes, and the home page of requests", async ({ page }) => {
  await withoutCache(page);
  let requests: string[] = [];
  let bytes = { stylesheet: 0, script: 0, font: 0 };
  page.on("response", (response) => {
    if (!response.url().startsWith("data:")) requests.push(response.url());
    const kind = response.request().resourceType();
    if (kind in bytes) bytes[kind as keyof typeof bytes] += Number(response.headers()["content-length"]);
  });
  for (const path of allSitemapPaths) {
    [requests, bytes] = [[], { stylesheet: 0, script: 0, font: 0 }];
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page);
    const { fonts, homeRequests } = languageBudgets[languageAt(path)] ?? languageBudgets["*"];
    if (pathWithoutLanguage(path) === "/")
      expect.soft(requests.length, requests.join("\n")).toBeLessThanOrEqual(homeRequests);
    expect
      .soft(
        requests.filter((url) => !url.startsWith("http://localhost")),
        path,
      )
      .toEqual([]);
    const { styles, markup } = withoutContent(await (await page.request.get(path)).text());

    const budget = pageBudgets[pathWithoutLanguage(path)] ?? pageBudgets["*"];
    expect.soft(bytes.script, `${path}: scripts`).toBeLessThanOrEqual(budget.script);
    expect.soft(weight(styles), `${path}: inlined styles`).toBeLessThanOrEqual(budget.styles);
    expect.soft(weight(markup), `${path}: markup without content`).toBeLessThanOrEqual(budget.markup);
    expect.soft(bytes.stylesheet, `${path}: the shared style sheet`).toBeLessThanOrEqual(budgets.sharedStyles);
    expect.soft(bytes.font, `${path}: fonts before any scrolling`).toBeLessThanOrEqual(fonts);
  }
});

/** Bytes over the wire. */
const weight = (text: string) => brotliCompressSync(text).length;

/** Attributes that contain words, ids and addresses of content. */
const contentAttributes = "alt aria-label content data-error-title data-message data-picture data-spice id".split(" ");

/** What code costs in a document, whatever the family writes: styles and markup without words, one entry in each list. */
function withoutContent(html: string): { styles: string; markup: string } {
  const document = parseDocument(html);
  const sheets = [...document.querySelectorAll("style")];
  // These rules, one for each product and picture, come from content.
  const styles = sheets
    .map(({ textContent }) => textContent?.replace(/\[data-(?:spice|picture)=[^}]*\}/g, ""))
    .join("");
  for (const removed of [...sheets, ...document.querySelectorAll("li ~ li, option ~ option, article ~ article")])
    removed.remove();
  for (const element of document.querySelectorAll("*")) {
    for (const name of contentAttributes) if (element.hasAttribute(name)) element.setAttribute(name, "");
    // Hindi words drawn as a path.
    if (element.matches("body [lang=hi] path")) element.setAttribute("d", "");
    if (element.matches('script[type$="json"]')) element.textContent = withoutValues(element.textContent);
    else if (element.localName !== "script")
      for (const node of [...element.childNodes]) if (node.nodeType === node.TEXT_NODE) node.remove();
  }
  return { styles, markup: document.documentElement.outerHTML };
}

/** JSON with its keys only, and one entry in each list. */
function withoutValues(json: string | null): string {
  return JSON.stringify(
    JSON.parse(json ?? "null", (_key, value) =>
      Array.isArray(value) ? value.slice(0, 1) : typeof value === "string" ? "" : value,
    ),
  );
}
