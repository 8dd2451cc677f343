import { brotliCompressSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { pathWithoutLanguage } from "../app/languages.ts";
import budgets from "../budgets.json" with { type: "json" };
import { contentsOf } from "../tools/postbuild/css.ts";
import { parseDocument } from "../tools/postbuild/html.ts";
import { advise } from "./advice.ts";
import { at, language } from "./content.ts";
import { hydrated, sitemapPaths } from "./support.ts";

/** Code must stay within its budgets; content only causes advice. The figures are in budgets.json. */

/** Those of the language under test: the first language's apply where another has none of its own. */
const own = language === "hi" ? { ...budgets, ...budgets.hi } : budgets;

/** The budget of a page; pages without one get the budget under `*`. */
const budgetOf = <Budget>(path: string, all: { "*": Budget } & Record<string, Budget>): Budget =>
  all[pathWithoutLanguage(path)] ?? all["*"];

for (const path of sitemapPaths) {
  const budget: { script: number; styles: number; markup: number; card?: number } = budgetOf(path, own.pages);
  const comfortable = budgetOf(path, own.advice.document);
  test(`${path} stays within its budget of bytes`, async ({ page }) => {
    const otherHosts: string[] = [];
    const bytes = { document: 0, script: 0, image: 0, font: 0 };
    page.on("response", (response) => {
      if (!/^(data:|http:\/\/localhost)/.test(response.url())) otherHosts.push(response.url());
      const kind = response.request().resourceType();
      if (kind in bytes) bytes[kind as keyof typeof bytes] += Number(response.headers()["content-length"]);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page);
    expect(otherHosts, "requests to other hosts").toEqual([]);

    const { styles, withOne, withAll, cards } = await withoutWords(page, path);
    const markup = weight(withOne);
    expect.soft(bytes.script, "scripts").toBeLessThanOrEqual(budget.script);
    expect.soft(weight(styles), "inlined styles").toBeLessThanOrEqual(budget.styles);
    expect.soft(markup, "markup without words, with one card").toBeLessThanOrEqual(budget.markup);
    if (budget.card && cards > 1)
      expect.soft((weight(withAll) - markup) / (cards - 1), "markup per card").toBeLessThanOrEqual(budget.card);
    expect.soft(bytes.font, "fonts before any scrolling").toBeLessThanOrEqual(own.fonts);

    const words = bytes.document - weight(styles) - weight(withAll);
    if (bytes.document > comfortable)
      advise(
        `${path} is ${bytes.document} bytes compressed, ${words} of them words; up to ${comfortable} is comfortable on a phone. Shorten its longest texts, or show less on it.`,
      );
    if (bytes.image > own.advice.pictures)
      advise(
        `${path} loads ${bytes.image} bytes of pictures before any scrolling; up to ${own.advice.pictures} is comfortable on a phone. A picture with less detail in its header compresses better.`,
      );
  });
}

test("the shared styles and the fonts stay within their budgets", async ({ request }) => {
  const document = parseDocument(await (await request.get(at("/"))).text());
  const addressOf = (link: Element | null) => link?.getAttribute("href") ?? "";
  const size = async (addresses: readonly string[]) => {
    expect(addresses.length).toBeGreaterThan(0);
    const files = await Promise.all(addresses.map(async (address) => (await request.get(address)).body()));
    return files.reduce((sum, { length }) => sum + length, 0);
  };
  const sheet = await (await request.get(addressOf(document.querySelector("link[rel=stylesheet]")))).text();
  expect(weight(sheet), "the shared style sheet").toBeLessThanOrEqual(own.sharedStyles);
  const preloads = Array.from(document.querySelectorAll("link[rel=preload][as=font]"), addressOf);
  expect(await size(preloads), "fonts of the first view").toBeLessThanOrEqual(own.preloadedFonts);
  const later = await size(contentsOf(sheet).addresses.filter((address) => address.endsWith(".woff2")));
  if (later > own.advice.hindiFont)
    advise(
      `The Hindi font is ${later} bytes; up to ${own.advice.hindiFont} is comfortable. Each new conjunct adds to it, so use fewer different Hindi words.`,
    );
});

test("the home page makes few requests before any scrolling", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("data:")) requests.push(request.url());
  });
  await page.goto(at("/"), { waitUntil: "networkidle" });
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(own.homeRequests);
});

/** Bytes over the wire. */
const weight = (text: string) => brotliCompressSync(text).length;

/** A document without its content: its styles, and its markup with one card and with all cards. */
async function withoutWords(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((html) => {
    const document = new DOMParser().parseFromString(html, "text/html");
    const styles = [...document.querySelectorAll("style")].map((style) => {
      style.remove();
      // These rules, one for each product and picture, come from content.
      return style.textContent.replace(/\[data-(?:spice|place)=[^}]*\}/g, "");
    });
    // Addresses of pictures come from the code, however many cards use them.
    for (const script of document.querySelectorAll('script[type$="json"]'))
      script.textContent = JSON.stringify(JSON.parse(script.textContent ?? ""), (_key, value) =>
        typeof value === "string" && !value.includes("/assets/") ? "" : value,
      );
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (texts.currentNode.parentElement?.localName !== "script") texts.currentNode.nodeValue = "";
    const contentAttributes = [
      "alt",
      "aria-label",
      "content",
      "data-error-title",
      "data-message",
      "data-place",
      "data-spice",
      "id",
    ];
    for (const element of document.querySelectorAll("*")) {
      for (const name of contentAttributes) if (element.hasAttribute(name)) element.setAttribute(name, "");
      if (/^(https:|tel:|mailto:)/.test(element.getAttribute("href") ?? "")) element.setAttribute("href", "");
      // Hindi words drawn as a path.
      if (element.matches("body [lang=hi] path")) element.setAttribute("d", "");
    }
    const cards = [...document.querySelectorAll("main li:has(dl), main article")];
    const withAll = document.documentElement.outerHTML;
    for (const card of cards.slice(1)) card.remove();
    for (const script of document.querySelectorAll('script[type="application/json"]')) {
      const props = JSON.parse(script.textContent ?? "");
      if (Array.isArray(props.products))
        script.textContent = JSON.stringify({ ...props, products: props.products.slice(0, 1) });
    }
    return { styles: styles.join(""), withAll, withOne: document.documentElement.outerHTML, cards: cards.length };
  }, html);
}
