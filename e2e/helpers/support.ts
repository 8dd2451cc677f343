import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { stringifyLines } from "../../app/features/slip/packing-list/list.ts";
import { islands, onInteraction } from "../../app/island-registry.ts";
import { type Language, languageAt, pathIn, pathWithoutLanguage } from "../../app/site/languages.ts";
import { menuPageNames, pages } from "../../app/site/pages.ts";
import { linesOf } from "../../testing/slip-shelf.ts";
import { accessibilityProblems } from "./axe.ts";
import { content, contentIn, escapeRegExp, language, localPath } from "./content.ts";

/** The paths of all pages in the built sitemap, in every language. */
export const allSitemapPaths = Array.from(
  readFileSync("build/client/sitemap.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, page = ""]) => new URL(page).pathname,
);

/** The sitemap's paths in one language. */
export const pathsIn = (language: Language) => allSitemapPaths.filter((path) => languageAt(path) === language);

/** The paths of all pages in one language, including those that are not in the sitemap. */
export const documentsIn = (language: Language) => [
  ...pathsIn(language),
  ...["/nowhere", pages.offline.path].map((path) => pathIn(language, path)),
];

/** The sitemap's paths in the language under test. */
export const sitemapPaths = pathsIn(language);

/** The paths of the pages in the navigation. */
export const menuPaths: readonly string[] = menuPageNames.map((name) => localPath(pages[name].path));

/** A page's label in the navigation of its language. */
export function linkName(path: string): string {
  const name = menuPageNames.find((name) => pages[name].path === pathWithoutLanguage(path));
  if (!name) throw new Error(`${path} is not in the navigation`);
  return contentIn(languageAt(path)).pages[name].menu.label;
}

/** Records console messages, errors, dialogs and requests from now on. */
export function recordEvents(page: Page) {
  const recorded = {
    console: [] as string[],
    errors: [] as string[],
    dialogs: [] as string[],
    requests: [] as string[],
    /** Requests that send or fetch data: not styles, fonts or pictures. */
    calls: [] as string[],
  };
  page.on("console", (message) => {
    // What the browser itself logs: that the tests block service workers, and, on a busy machine, that a part of the page
    // was laid out while it was still skipped.
    if (/^(Service Worker|Rendering was performed in a subtree hidden)/.test(message.text())) return;
    recorded.console.push(message.text());
    if (message.type() === "error") recorded.errors.push(message.text());
  });
  page.on("pageerror", (error) => recorded.errors.push(error.message));
  page.on("dialog", (dialog) => {
    recorded.dialogs.push(dialog.message());
    void dialog.accept();
  });
  page.on("request", (request) => {
    recorded.requests.push(request.url());
    if (["document", "xhr", "fetch", "ping", "websocket", "eventsource"].includes(request.resourceType()))
      recorded.calls.push(request.url());
  });
  return recorded;
}

/** The number and the message of a chat link. */
export function parseChatLink(href: string | null | undefined): { number: string; text: string | null } {
  const url = new URL(href ?? "");
  expect(url.origin).toBe("https://wa.me");
  return { number: url.pathname.slice(1), text: url.searchParams.get("text") };
}

/**
 * Expects no accessibility violation in the page's current state.
 *
 * @param part selector of the part to check, e.g. an open dialog when the rest is inert
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  await restyle(page);
  // Scroll to the top: a link half covered by the bar would fail the rule for target sizes.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  // axe disables the rule for target sizes (WCAG 2.2, 2.5.8) by default.
  expect(await accessibilityProblems(page, part, { rules: { "target-size": { enabled: true } } })).toEqual([]);
}

/** Expects no accessibility violation in the light and the dark theme, which differ only in colours. */
export async function expectAccessibleInBothThemes(page: Page, part = "html"): Promise<void> {
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityProblems(page, part, { runOnly: ["color-contrast"] }), "in the dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** For `test.use`: a desktop instead of a phone. */
export const desktop = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
} as const;

/** Opens a page, and waits until it is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Opens a page, and waits until it has loaded the code of its islands, which may wait for a press to hydrate. */
export async function openWithCode(page: Page, address: string): Promise<void> {
  const entry = page.waitForResponse(/\/entry\.client-[^/]*\.js$/);
  await page.goto(address);
  const url = JSON.stringify((await entry).url());
  // The page's own module: it is not loaded twice.
  await page.evaluate(`import(${url}).then(({ preload }) => preload())`);
}

/** Waits until the page has done what it does in idle time after its load, and its requests are known to the test. */
export async function waitForIdleWork(page: Page): Promise<void> {
  await page.waitForLoadState();
  // Callbacks run in the order in which they were requested, and requests are reported in the order in which they start.
  // The limit is that of the site's own callbacks: where nothing moves, Chromium may never call back without one.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  const last = page.waitForRequest(/robots\.txt\?last$/);
  await page.evaluate(() => void fetch("/robots.txt?last"));
  await last;
}

/** Waits until the browser has painted something of the page. */
export async function waitForFirstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await waitTwoFrames(page);
}

/** The slip in localStorage, as app/features/slip/stored-slip.ts writes it. */
export async function storedSlip(page: Page): Promise<{ name?: string; lines: string; dishes?: unknown }> {
  // In turn: whatever was pressed before is stored by then.
  const text = await page.evaluate(() => navigator.locks.request("slip", () => localStorage.getItem("site:slip")));
  const { lines = {}, ...order } = JSON.parse(text ?? "{}").order ?? {};
  return { ...order, lines: stringifyLines(lines) };
}

/** Stores a slip in localStorage before the tab's next page loads. Lines as in its URL: `chilli-powder.500gm.2`. */
export async function storeSlip(page: Page, lines: string): Promise<void> {
  const slip = { name: lines, order: { lines: linesOf(lines) } };
  await page.addInitScript(({ name, order }) => {
    // Only once per tab: do not overwrite later changes.
    if (window.name === name) return;
    window.name = name;
    localStorage.setItem("site:slip", JSON.stringify({ order, changed: Date.now() }));
  }, slip);
}

/** Selectors of the islands that are hydrated without an interaction. */
const loadIslands = Object.keys(islands).flatMap((name) => (name in onInteraction ? [] : `[data-island="${name}"]`));
export const unhydrated = `:is(${loadIslands.join()}):not([data-hydrated])`;

/** Waits for the deferred style sheet, which may arrive after `load`: until then, only the first view is shown. */
const waitForStyles = (page: Page) => expect(page.locator("html")).not.toHaveAttribute("data-unstyled");

/** Waits until the document has the site's fonts, which its script adds together (app/document/global-script.ts). */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.fonts).some(({ family, status }) => /^"?Text"?$/.test(family) && status === "loaded"),
  );
}

/**
 * Waits until the islands are hydrated and have run their first effects, and the page has its styles and fonts and is
 * laid out.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForLoadState(); // Before the document arrives, there are no islands to wait for.
  // In the page, which notices it within a frame: an expectation asks again after 100, 250, 500 milliseconds.
  await page.waitForFunction((unhydrated) => !document.querySelector(unhydrated), unhydrated);
  await waitForStyles(page);
  await waitTwoFrames(page);
  await waitForFonts(page);
  await expect(page.locator("[data-skipped]")).toHaveCount(0);
}

/**
 * Waits until the site is saved for offline visits: then the worker controls the page. Asks again and again, because in a
 * busy Chromium `navigator.serviceWorker.ready` sometimes stays pending for ever. If it fails, it says how far it came.
 */
export async function waitForServiceWorker(page: Page): Promise<void> {
  const progress = () =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller) return "saved";
      const registration = await navigator.serviceWorker.getRegistration();
      const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
      return `worker ${worker?.state ?? "absent"}, document ${document.readyState}, caches ${await caches.keys()}`;
    });
  await expect.poll(progress, { timeout: 180_000 }).toBe("saved");
}

/** The paths of all files in the caches of releases. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("site-"));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits two frames, so that a click's handlers have run. */
export async function waitTwoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The cards of all products shown, on the home page and in the catalogue: list items that have a "uses" term. */
export function productCards(page: Page): Locator {
  return page.getByRole("listitem").filter({
    has: page.getByRole("term").filter({ hasText: new RegExp(`^\\s*${escapeRegExp(content.catalogue.uses)}\\s*$`) }),
  });
}

/** The form field with this label, with or without a star. */
export function formField(page: Page, { label }: { label: string }): Locator {
  return page.getByLabel(new RegExp(`^${escapeRegExp(label)}( \\*)?$`));
}

/**
 * Replaces the styles that the test adds to the page, once it has its own; the page's CSP does not block
 * adoptedStyleSheets. Disables `content-visibility`, so that what is out of view is laid out and can be checked.
 */
export async function restyle(page: Page, css = ""): Promise<void> {
  await waitForStyles(page);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { content-visibility: visible !important } ${text}`);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Disables the cache: from now on every file comes from the server, as on a first visit. */
export async function disableCache(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
}

/** Delays the page's scripts, or other files, until the returned function is called. */
export async function holdRequests(page: Page, files: string | RegExp = "**/*.js"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Expands every `<details>` as a visitor does, by its summary. */
export async function unfoldAll(page: Page): Promise<void> {
  await page.locator("main details:not([open]) > summary").evaluateAll((all: HTMLElement[]) => {
    for (const summary of all) summary.click();
  });
  await expect(page.locator("main details:not([open])")).toHaveCount(0);
}

/** The number of sheets of a page that is opened anew, as a browser prints it. */
export async function printedSheetCount(page: Page, address: string): Promise<number> {
  await page.goto("about:blank");
  await page.goto(address);
  await waitForStyles(page);
  return pdfSheetCount(page);
}

/** The number of sheets of a page as it is now. */
export async function pdfSheetCount(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  return Number(/\/Type \/Pages\b[^>]*\/Count (\d+)/.exec(pdf)?.[1]);
}

/** How far the head of the card in the address is from where the browser scrolls to, if more than two pixels. */
export const distanceToCard = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector("article:target");
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const pixels = Math.round(Number(card?.getBoundingClientRect().top) - Number.parseFloat(scrollPaddingTop));
    return Math.abs(pixels) <= 2 ? 0 : pixels;
  });

/** All live regions. */
export const regions = (within: Page | Locator) =>
  within.locator("[role=status], [role=alert], [role=log], [role=timer], [aria-live], output");

/** Expects that this text is announced, and nothing else. */
export async function expectSaid(page: Page, text: string | RegExp): Promise<void> {
  await expect(regions(page).filter({ hasText: text })).toHaveCount(1);
  await expect(regions(page)).toHaveCount(1);
}
