import { expect, type Page } from "@playwright/test";
import type { FieldPath, SiteCopy } from "./site-copy";

/** Opens a page and waits until it listens for updates and its islands live. */
export async function open(page: Page, path: string): Promise<void> {
  const isConnected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
  await page.goto(path);
  await isConnected;
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-island]")].every((island) =>
      Object.keys(island).some((key) => key.startsWith("__reactContainer")),
    ),
  );
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

/** The page has not been loaded again since it was opened. */
export async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
}

/** Vite's error overlay. */
export function overlay(page: Page) {
  return page.locator("vite-error-overlay .window");
}

/** A custom property as the first such element has it: set in a style sheet, it shows that the sheet is in force. */
export function property(page: Page, selector: string, name: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);
}

/** The longest of a file's texts that the page shows as it is written, with its field. */
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
  if (!longest) throw new Error(`The page shows no text of ${file} as it is written`);
  return longest;
}
