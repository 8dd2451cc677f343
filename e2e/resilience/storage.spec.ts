import { expect, type Page, test } from "@playwright/test";
import { keyInStorage, type StoredKeyName, storedKeys } from "../../app/islands/storage.ts";
import { content } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { openPage, recordEvents, sitemapPaths } from "../helpers/support.ts";

/** What browsers store (app/islands/storage.ts), whatever it is, switches no page off. */

/** Values that no release has written, and some that are nearly right. */
const values = [
  "{",
  "null",
  '"abc"',
  '[["a.b", 1], null, { "a": 1 }]',
  '{ "lines": 5, "changed": 9999999999999 }',
  '{ "lines": { "a": 2 }, "dishes": [{ "slug": 1 }], "also": null, "opened": "now", "last": 3 }',
  '[{ "list": 1 }, { "list": "a", "ticked": [5] }]',
  '{ "filled": { "name": 5, "subject": { "a": 1 } }, "isOpened": "yes" }',
  "[".repeat(5_000),
];

const slugs = content.recipes.map(({ slug }) => slug);
const keys = (Object.keys(storedKeys) as StoredKeyName[]).flatMap((name) => {
  const ofs = name === "form" ? ["message", "application"] : name === "ticks" ? slugs : [""];
  return ofs.map((of) => keyInStorage(name, of));
});

/** Stores the values under all keys, each under another, before the next page loads. */
async function storeValues(page: Page, shift: number): Promise<void> {
  const all = keys.map((key, index) => [key, values[(index + shift) % values.length]] as [string, string]);
  await page.evaluate((all) => {
    for (const area of [localStorage, sessionStorage]) {
      area.clear();
      for (const [key, value] of all) area.setItem(key, value);
    }
  }, all);
}

test("whatever is stored, all islands of every page start", async ({ page }) => {
  // The launch set stores most.
  await openPage(page, launchURL + sitemapPaths[0]);
  const seen = recordEvents(page);
  for (const [index, path] of sitemapPaths.entries())
    for (const shift of [index, index + 5]) {
      await storeValues(page, shift);
      await openPage(page, launchURL + path);
      if ((await page.locator("[data-island]").count()) === 0) continue;
      await expect(page.locator("html"), path).toHaveAttribute("data-live");
      await expect(page.getByText(content.layout.unavailable.reload), path).toBeHidden();
      if ((await page.locator("main [data-wakes]").count()) > 0) {
        await page.locator("main [data-wakes]").first().click();
        await expect(page.locator("#slip aside"), path).toBeVisible();
        await page.keyboard.press("Escape");
      }
      expect(seen.errors, path).toEqual([]);
    }
});
