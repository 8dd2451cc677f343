import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { Builder, By, Key, until, type WebDriver, type WebElement } from "selenium-webdriver";
import { createSiteServer } from "../../tools/serve.ts";
import { content } from "../content.ts";
import { applicationForm, messageForm } from "../enquiry-forms.ts";
import * as listing from "../listing.ts";
import { sitemapPaths, unhydrated } from "../support.ts";
import { pageFaults } from "./page-faults.ts";

/** What visitors do, in WebKit: Playwright runs the tests, selenium-webdriver drives the browser. */

const { menu } = content.layout;
const { widget } = content.pages.home;
const folder = mkdtempSync(join(tmpdir(), "site-"));
const server = createSiteServer(folder);
let browser: WebDriver;

test.beforeAll(async ({ baseURL }) => {
  copyWithRecorder();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  browser = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${Number(new URL(baseURL ?? "").port) + 1}`)
    .withCapabilities({ browserName: "MiniBrowser", unhandledPromptBehavior: "ignore" })
    .build();
});

test.afterAll(async () => {
  await browser?.quit();
  server.close();
  rmSync(folder, { recursive: true });
});

for (const path of sitemapPaths)
  test(`${path} opens completely, without errors and without sideways scrolling`, async () => {
    for (const width of [390, 1440]) {
      await open(path, width);
      expect(await browser.executeScript(pageFaults)).toEqual([]);
      expect(await evaluate("errors")).toEqual([]);
    }
  });

test("the menu and the contact preview open and close", async () => {
  const openMenu = `header [aria-label="${menu.open}"]`;
  await open("/", 390);
  for (const [button, panel, close] of [
    [openMenu, "#menu", menu.close],
    [`aside [aria-label="${widget.preview}"]`, "#chat", widget.close],
  ] as const) {
    await expectHidden(panel);
    await click(button);
    await click(`${panel} [aria-label="${close}"]`);
    await expectHidden(panel);
  }
  await click(openMenu);
  await click('#menu a[href="/recipes"]');
  await expect.poll(() => evaluate("location.pathname")).toBe("/recipes");
});

test("other servings change a recipe's amounts", async () => {
  const amounts = "[...document.querySelectorAll('article ul')].map((list) => list.textContent).join()";
  await open("/recipes"); // The first card is open.
  const written = await evaluate(amounts);
  await click(`article [role=group] [aria-label="${content.pages.recipes.cookAlong.more}"]`);
  await expect.poll(() => evaluate(amounts)).not.toBe(written);
});

test("a link leads to the page in the other language", async () => {
  await open("/about");
  await click('header a[hreflang="hi"]');
  await expect.poll(() => evaluate("document.documentElement.lang + location.pathname")).toBe("hi/hi/about");
});

test("a click after the Tab key works", async () => {
  await open("/products");
  await browser.actions().sendKeys(Key.TAB, Key.TAB).perform();
  await find("a:focus-visible");
  await click(`[name=category][value=${listing.category}]`);
  await expect.poll(() => evaluate("location.search")).toBe(`?category=${listing.category}`);
});

test("products are searched, filtered, sorted and counted, and Back restores them", async () => {
  const expectProducts = async (products: typeof listing.allProducts) => {
    const shown = "[...document.querySelectorAll('main [data-spice] h3')].map((name) => name.textContent)";
    await expect.poll(() => evaluate(shown)).toEqual(listing.names(products));
    await expect
      .poll(() => evaluate("document.querySelector('[role=status]').textContent"))
      .toBe(listing.countOf(products));
  };
  await open("/products");
  const query = listing.several.toUpperCase();
  await fill({ q: query });
  await expectProducts(listing.found(listing.byPopularity, query));
  await click(`[name=category][value=${listing.category}]`);
  await choose("sort", "spice");
  const narrowed = listing.found(listing.bySpice, query, listing.category);
  await expectProducts(narrowed);
  await click('footer a[href="/about"]');
  await expect.poll(() => evaluate("location.pathname")).toBe("/about");
  await browser.navigate().back();
  await expectProducts(narrowed);
  await fill({ q: listing.nothing });
  await expectProducts([]);
  expect(await evaluate("errors")).toEqual([]);
});

test("a message is validated, logged and thanked for", async () => {
  const message = { ...messageForm.answers, message: "Price & date? धन्यवाद" };
  await open("/contact");
  await fill({ ...message, email: "not an address" });
  await choose("inquiryType", "bulk");
  await click("form [type=submit]");
  await find("[name=email]:focus");
  expect(await evaluate("logged")).toEqual([]);
  await (await find("[name=email]")).clear();
  await fill({ email: message.email });
  await click("form [type=submit]");
  expect(await acceptAlert()).toBe(messageForm.alert);
  await find('[role="status"]:focus a[href^="https://wa.me/"]');
  const data = { ...message, phone: "", inquiryType: "bulk" };
  expect(await evaluate("logged")).toEqual([["Contact message:", data]]);
  expect(await evaluate("document.querySelector('[name=message]').value")).toBe("");
});

test("an application needs the terms accepted, then is logged and thanked for", async () => {
  await open("/distributors");
  await fill(applicationForm.answers);
  await choose("region", "odisha");
  await find("form [type=submit]:disabled");
  await click("[name=agreedToTerms]");
  await click("form [type=submit]:enabled");
  expect(await acceptAlert()).toBe(applicationForm.alert);
  await find('[role="status"]:focus a[href^="https://wa.me/"]');
  const data = { ...applicationForm.answers, region: "odisha", hasLicense: false, agreedToTerms: true };
  expect(await evaluate("logged")).toMatchObject([["Distributor application:", data]]);
});

/** Opens a page and waits until its islands are hydrated. */
async function open(path: string, width = 1440): Promise<void> {
  await browser.manage().window().setRect({ width, height: 844 });
  await browser.get(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`); // It listens on a port.
  await expect.poll(() => evaluate(`document.querySelector('${unhydrated}')`)).toBeNull();
}

function evaluate(expression: string): Promise<unknown> {
  return browser.executeScript(`return ${expression}`);
}

/** Waits until the element is visible. */
async function find(selector: string) {
  const element = await browser.wait(until.elementLocated(By.css(selector)), 10_000, selector);
  return browser.wait(until.elementIsVisible(element), 10_000, selector);
}

async function expectHidden(selector: string): Promise<void> {
  const isVisible = `document.querySelector("${selector}").checkVisibility({ visibilityProperty: true })`;
  await expect.poll(() => evaluate(isVisible)).toBe(false);
}

/** Clicks once the element is in view and still, and no page fades into the next: the driver waits for none of these. */
async function click(selector: string): Promise<void> {
  await expect(async () => {
    const element = await find(selector);
    await scrollTo(element);
    const before = await element.getRect();
    await browser.sleep(100);
    expect(await element.getRect()).toEqual(before);
    await element.click();
  }).toPass({ timeout: 10_000 });
}

/** Chooses an option, whose field the driver would scroll to only just into view, maybe under the bar. */
async function choose(name: string, value: string): Promise<void> {
  await expect(async () => {
    await scrollTo(await find(`[name=${name}]`));
    await (await find(`[name=${name}] option[value=${value}]`)).click();
  }).toPass();
}

const scrollTo = (element: WebElement) =>
  browser.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);

/** Types into fields, by name. */
async function fill(texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await (await find(`[name=${name}]`)).sendKeys(text);
}

async function acceptAlert(): Promise<string> {
  const alert = await browser.wait(until.alertIsPresent(), 10_000);
  const text = await alert.getText();
  await alert.accept();
  return text;
}

/**
 * Copies the site, with a recorder first in every document: this WebDriver has no log. WebKit also reports an abandoned
 * cross-fade between pages as an error, which is not the page's fault.
 */
function copyWithRecorder(): void {
  const recorder = `<script>
    const logged = [], errors = [];
    console.log = (...words) => logged.push(words);
    console.warn = console.error = (...words) => errors.push(words.map(String));
    addEventListener("error", ({ message, target }) => errors.push(message ?? "not loaded: " + (target.src || target.href)), true);
    addEventListener("unhandledrejection", ({ reason }) => /^AbortError: Skipping view/.test(reason) || errors.push(String(reason)));
  </script>`;
  cpSync("build/client", folder, { recursive: true, filter: (path) => !/\.html\.(br|gz)$/.test(path) });
  for (const name of globSync("**/*.html", { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replace("<head>", `<head>${recorder}`));
  }
}
