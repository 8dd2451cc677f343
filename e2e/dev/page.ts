import { expect, type Page } from "@playwright/test";
import type { FieldPath, SiteCopy } from "./site-copy";

/** Opens a page and waits until it receives updates and its islands are hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
  await page.goto(path);
  await connected;
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-island]")].every((island) =>
      Object.keys(island).some((key) => key.startsWith("__reactContainer")),
    ),
  );
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

/** Expects that the page has not reloaded since it was opened. */
export async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
}

/** Vite's error overlay. */
export function overlay(page: Page) {
  return page.locator("vite-error-overlay .window");
}

/** The value of a custom property on the first matching element; shows that the style sheet that sets it applies. */
export function property(page: Page, selector: string, name: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);
}

/** The longest text of a file that the page shows unchanged, with its field. */
export async function shownText(page: Page, site: SiteCopy, file: string): Promise<{ path: FieldPath; text: string }> {
  const shown = await page
    .locator("main")
    .evaluate((main) =>
      Array.from(main.querySelectorAll("*"), (element) =>
        element.childElementCount === 0 && element.checkVisibility() ? element.textContent : "",
      ),
    );
  const [longest] = site
    .texts(file)
    .filter(({ text }) => shown.includes(text))
    .sort((one, other) => other.text.length - one.text.length);
  if (!longest) throw new Error(`The page shows no text of ${file} unchanged`);
  return longest;
}
