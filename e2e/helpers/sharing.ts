import { expect, type Locator, type Page } from "@playwright/test";
import { content } from "./content.ts";

/** Runs in the page: records what it shares and copies. */
export function recordSharing(): void {
  const record = (what: unknown) => {
    document.documentElement.dataset.shared = JSON.stringify(what);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, "share", { value: record, configurable: true });
  Object.defineProperty(navigator, "clipboard", { value: { writeText: record }, configurable: true });
}

/** The button opens the phone's share sheet; without one, it copies the address and says so. */
export async function expectShared(page: Page, button: Locator, text: string, url: string): Promise<void> {
  const shared = () => page.evaluate(() => JSON.parse(document.documentElement.dataset.shared ?? "null"));
  await button.click();
  await expect.poll(shared).toEqual({ text, url });
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }));
  await button.click();
  await expect.poll(shared).toEqual(url);
  await expect(button.locator("+ span")).toHaveText(content.layout.linkCopied);
  await page.evaluate(recordSharing);
}

/** A press on the link saves the file under this name. */
export async function expectSaved(page: Page, link: Locator, fileName: string): Promise<void> {
  const downloading = page.waitForEvent("download");
  await link.click();
  expect((await downloading).suggestedFilename()).toBe(fileName);
}
