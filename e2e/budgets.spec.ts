import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { pathWithoutLanguage } from "../app/languages.ts";
import budgets from "../budgets.json" with { type: "json" };
import { contentsOf } from "../tools/postbuild/css.ts";
import { parseDocument } from "../tools/postbuild/html.ts";
import { fileOf, SiteFolder } from "../tools/postbuild/site-folder.ts";
import { advise } from "./advice.ts";
import { documentAt } from "./built.ts";
import { at, language } from "./content.ts";
import { hydrated, sitemapPaths } from "./support.ts";

/** Code must stay within its budgets; content only causes advice. The figures are in budgets.json. */

const site = new SiteFolder("build/client");

/** Those of the language under test: the first language's apply where another has none of its own. */
const own = language === "hi" ? { ...budgets, ...budgets.hi } : budgets;

/** The budget of a page; pages without one get the budget under `*`. */
const budgetOf = <Budget>(path: string, all: { "*": Budget } & Record<string, Budget>): Budget =>
  all[pathWithoutLanguage(path)] ?? all["*"];

for (const path of sitemapPaths) {
  const budget: { script: number; styles: number; markup: number; card?: number } = budgetOf(path, own.pages);
  const comfortable = budgetOf(path, own.advice.document);
  test(`${path} stays within its budget of bytes`, async ({ page }) => {
    const requests: string[] = [];
    const bytes = { document: 0, script: 0, image: 0, font: 0 };
    page.on("response", (response) => {
      if (!response.url().startsWith("data:")) requests.push(response.url());
      const kind = response.request().resourceType();
      if (kind in bytes) bytes[kind as keyof typeof bytes] += Number(response.headers()["content-length"]);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page);
    if (path === at("/")) expect.soft(requests.length, requests.join("\n")).toBeLessThanOrEqual(own.homeRequests);
    const { styles, withOne, withAll, cards } = withoutWords(path);
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

test("the shared styles and the fonts stay within their budgets", () => {
  const document = documentAt(at("/"));
  const addressOf = (link: Element | null) => link?.getAttribute("href") ?? "";
  const size = (addresses: readonly string[]) => {
    expect(addresses.length).toBeGreaterThan(0);
    return addresses.reduce((sum, address) => sum + site.size(address), 0);
  };
  const sheet = site.text(addressOf(document.querySelector("link[rel=stylesheet]")));
  expect(weight(sheet), "the shared style sheet").toBeLessThanOrEqual(own.sharedStyles);
  const preloads = Array.from(document.querySelectorAll("link[rel=preload][as=font]"), addressOf);
  expect(size(preloads), "fonts of the first view").toBeLessThanOrEqual(own.preloadedFonts);
  const later = size(contentsOf(sheet).addresses.filter((address) => address.endsWith(".woff2")));
  if (later > own.advice.hindiFont)
    advise(
      `The Hindi font is ${later} bytes; up to ${own.advice.hindiFont} is comfortable. Each new conjunct adds to it, so use fewer different Hindi words.`,
    );
});

/** Bytes over the wire. */
const weight = (text: string) => brotliCompressSync(text).length;

/** Attributes whose values come from content. */
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

/** A document without its content: its styles, and its markup with one card and with all cards. */
function withoutWords(path: string) {
  const document = parseDocument(site.text(fileOf(path)));
  const styles = [...document.querySelectorAll("style")].map((style) => {
    style.remove();
    // These rules, one for each product and picture, come from content.
    return style.textContent?.replace(/\[data-(?:spice|place)=[^}]*\}/g, "");
  });
  // Addresses of pictures come from the code, however many cards use them.
  for (const script of document.querySelectorAll('script[type$="json"]'))
    script.textContent = JSON.stringify(JSON.parse(script.textContent ?? ""), (_key, value) =>
      typeof value === "string" && !value.includes("/assets/") ? "" : value,
    );
  for (const element of document.querySelectorAll("*")) {
    for (const node of element.localName === "script" ? [] : element.childNodes)
      if (node.nodeType === node.TEXT_NODE) node.nodeValue = "";
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
}
