import { brotliCompressSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };
import { contentsOf } from "../tools/postbuild/css.ts";
import { parseDocument } from "../tools/postbuild/html.ts";
import { advise } from "./advice.ts";
import { hydrated, screens } from "./support.ts";

/** What code costs is held to; what the family writes is only weighed. The figures are in budgets.json. */

/** The budget of a page, or the one for pages that have none of their own. */
const budgetOf = <Budget>(path: string, all: { "*": Budget } & Record<string, Budget>): Budget => all[path] ?? all["*"];

for (const path of screens) {
  const budget: { script: number; styles: number; markup: number; card?: number } = budgetOf(path, budgets.screens);
  const comfortable = budgetOf(path, budgets.advice.document);
  test(`${path} keeps to its budget of bytes`, async ({ page }) => {
    const strangers: string[] = [];
    const bytes = { document: 0, script: 0, image: 0 };
    page.on("response", (response) => {
      if (!/^(data:|http:\/\/localhost)/.test(response.url())) strangers.push(response.url());
      const kind = response.request().resourceType();
      if (kind in bytes) bytes[kind as keyof typeof bytes] += Number(response.headers()["content-length"]);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page);
    expect(strangers, "requests to other hosts").toEqual([]);

    const { styles, withOne, withAll, cards } = await withoutWords(page, path);
    const markup = weight(withOne);
    expect.soft(bytes.script, "scripts").toBeLessThanOrEqual(budget.script);
    expect.soft(weight(styles), "inlined styles").toBeLessThanOrEqual(budget.styles);
    expect.soft(markup, "markup without words, with one card").toBeLessThanOrEqual(budget.markup);
    if (budget.card && cards > 1)
      expect.soft((weight(withAll) - markup) / (cards - 1), "markup a card").toBeLessThanOrEqual(budget.card);

    const words = bytes.document - weight(styles) - weight(withAll);
    if (bytes.document > comfortable)
      advise(
        `${path} weighs ${bytes.document} bytes compressed, ${words} of them words, where ${comfortable} are comfortable on a phone: shorten its longest texts, or show less on it.`,
      );
    if (bytes.image > budgets.advice.pictures)
      advise(
        `${path} loads ${bytes.image} bytes of pictures before anybody scrolls, where ${budgets.advice.pictures} are comfortable on a phone: a calmer picture in its head compresses better.`,
      );
  });
}

test("the shared styles and the fonts keep to their budgets", async ({ request }) => {
  const document = parseDocument(await (await request.get("/")).text());
  const addressOf = (link: Element | null) => link?.getAttribute("href") ?? "";
  const size = async (addresses: readonly string[]) => {
    expect(addresses.length).toBeGreaterThan(0);
    const files = await Promise.all(addresses.map(async (address) => (await request.get(address)).body()));
    return files.reduce((sum, { length }) => sum + length, 0);
  };
  const sheet = await (await request.get(addressOf(document.querySelector("link[rel=stylesheet]")))).text();
  expect(weight(sheet), "the shared style sheet").toBeLessThanOrEqual(budgets.sharedStyles);
  const preloads = Array.from(document.querySelectorAll("link[rel=preload][as=font]"), addressOf);
  expect(await size(preloads), "fonts of the first view").toBeLessThanOrEqual(budgets.preloadedFonts);
  const later = await size(contentsOf(sheet).addresses.filter((address) => address.endsWith(".woff2")));
  if (later > budgets.advice.hindiFont)
    advise(
      `The Hindi letters weigh ${later} bytes, where ${budgets.advice.hindiFont} are comfortable: each new conjunct adds to them, so use fewer different Hindi words.`,
    );
});

test("a visitor who does not scroll the home page causes few requests", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("data:")) requests.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(budgets.homeRequests);
});

/** Bytes over the wire. */
const weight = (text: string) => brotliCompressSync(text).length;

/** A document as code makes it, all that the family writes taken out: its styles, and its markup with one and with all of its cards. */
async function withoutWords(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((html) => {
    const document = new DOMParser().parseFromString(html, "text/html");
    const styles = [...document.querySelectorAll("style")].map((style) => {
      style.remove();
      // One rule for each product and picture is content.
      return style.textContent.replace(/\[data-(?:spice|place)=[^}]*\}/g, "");
    });
    // Addresses of pictures are the code's doing, however many cards ask for them.
    for (const script of document.querySelectorAll('script[type$="json"]'))
      script.textContent = JSON.stringify(JSON.parse(script.textContent ?? ""), (_key, value) =>
        typeof value === "string" && !value.includes("/assets/") ? "" : value,
      );
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (texts.currentNode.parentElement?.localName !== "script") texts.currentNode.nodeValue = "";
    const written = [
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
      for (const name of written) if (element.hasAttribute(name)) element.setAttribute(name, "");
      if (/^(https:|tel:|mailto:)/.test(element.getAttribute("href") ?? "")) element.setAttribute("href", "");
      // Hindi words drawn as a path.
      if (element.matches("[lang=hi] path")) element.setAttribute("d", "");
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
