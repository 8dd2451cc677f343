import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { portOf } from "../../testing/ask.ts";
import { testPorts } from "../../tools/port.ts";
import { createSiteServer } from "../../tools/serve.ts";
import * as listing from "../helpers/expected-catalogue.ts";
import { loadPictures } from "../helpers/in-page.ts";
import { sitemapPaths, unhydrated } from "../helpers/support.ts";
import { pageProblems } from "./page-problems.ts";

/** Journeys in WebKit: Playwright is only the test runner, WebDriver controls the browser. */

const folder = mkdtempSync(join(tmpdir(), "site-"));
const server = createSiteServer(folder);
let session = "";

test.beforeAll(async () => {
  copyWithRecorder();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  session = `http://127.0.0.1:${testPorts.webkitDriver}/session`;
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser", unhandledPromptBehavior: "ignore" } };
  session += `/${(await command<{ sessionId: string }>("", { capabilities })).sessionId}`;
});

test.afterAll(async () => {
  await command("", {}, "DELETE");
  server.close();
  rmSync(folder, { recursive: true });
});

for (const path of sitemapPaths)
  test(`${path} loads all files, without errors or horizontal scrolling`, async () => {
    for (const width of [390, 1440]) {
      await open(path, width);
      await evaluate(`(${loadPictures})()`);
      // Polled: in WebKit, a font with `font-display: swap` has the status "error" until it has loaded.
      await expectThat(`(${pageProblems})()`, []);
      expect(await evaluate("errors")).toEqual([]);
    }
  });

test("products are searched, filtered, sorted and counted, also after the Tab key, and Back restores them", async () => {
  const expectProducts = async (products: typeof listing.allProducts) => {
    await expectThat(
      "[...document.querySelectorAll('main [data-spice] h3')].map((name) => name.textContent)",
      listing.productNames(products),
    );
    await expectThat("document.querySelector('main [role=status]')?.textContent", listing.countOf(products));
  };
  const query = listing.queryForSeveral.toUpperCase();
  await open("/products");
  await type("body", "\uE004\uE004"); // Tab.
  await expectThat("document.querySelector('a:focus-visible') !== null", true);
  await click(`[name=category][value=${listing.largestCategory}]`);
  await type("[name=q]", query);
  await expectProducts(listing.matchingProducts(listing.byPopularity, query, listing.largestCategory));
  await click("[name=sort] option[value=spice]");
  const narrowed = listing.matchingProducts(listing.bySpice, query, listing.largestCategory);
  await expectProducts(narrowed);
  await click('footer a[href="/about"]');
  await expectThat("location.pathname", "/about");
  await command("back");
  await expectProducts(narrowed);
  await type("[name=q]", listing.queryForNothing);
  await expectProducts([]);
  expect(await evaluate("errors")).toEqual([]);
});

/** Sends a WebDriver command (https://www.w3.org/TR/webdriver2/#endpoints). */
async function command<Value>(name: string, body = {}, method = "POST"): Promise<Value> {
  const request = method === "POST" ? { method, body: JSON.stringify(body) } : { method };
  const { value } = await (await fetch(name ? `${session}/${name}` : session, request)).json();
  if (value?.error) throw new Error(`${name}: ${value.message}`);
  return value;
}

const evaluate = (expression: string) => command("execute/sync", { script: `return ${expression}`, args: [] });

/** Asks again after an error, too: while a page is left, the driver refuses to run a script. */
const expectThat = (expression: string, value: unknown) =>
  expect(async () => expect(await evaluate(expression)).toEqual(value)).toPass({ timeout: 15_000 });

/** Opens a page and waits until its islands are hydrated. */
async function open(path: string, width = 1440): Promise<void> {
  await command("window/rect", { width, height: 844 });
  await command("url", { url: `http://127.0.0.1:${portOf(server)}${path}` });
  await expectThat(`document.querySelector('${unhydrated}')`, null);
}

/** Clicks an element in the middle of the window: the driver would scroll it only just into view, under the bar. */
async function click(selector: string): Promise<void> {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  await expect(async () => {
    await evaluate(
      `(${element}.closest("select") ?? ${element}).scrollIntoView({ block: "center", behavior: "instant" })`,
    );
    await command(`element/${await find(selector)}/click`);
  }).toPass();
}

const type = async (selector: string, text: string) => command(`element/${await find(selector)}/value`, { text });

async function find(selector: string): Promise<string> {
  const found = await command<Record<string, string>>("element", { using: "css selector", value: selector });
  return Object.values(found)[0] ?? "";
}

/**
 * Copies the site, and adds a script to the start of every document that records errors, which this WebDriver cannot
 * read. Ignores WebKit's error about a skipped view transition, which is not the page's fault.
 */
function copyWithRecorder(): void {
  const recorder = `<script>
    const errors = [];
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
