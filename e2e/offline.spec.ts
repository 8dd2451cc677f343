import { expect, type Page, test } from "@playwright/test";
import { hydrated, mainNumber, screens, watch } from "./support";

test.use({ serviceWorkers: "allow" });
test.skip(({ isMobile }) => !isMobile, "the offline site is one for all screens");

/** One visit to the home page, long enough for the site to be kept. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
}

test("after one visit every screen opens without a network, whole", async ({ page, context }) => {
  await visitOnce(page);
  await context.setOffline(true);
  const seen = watch(page);
  for (const [path, name] of screens) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator('nav [aria-current="page"]')).toHaveText(new RegExp(name));
    // Fonts come with it, and every picture comes when it is near.
    await page.evaluate(() => document.fonts.ready);
    for (const picture of await page.locator("main img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  }
  expect(seen.errors).toEqual([]);
});

test("without a network the catalogue answers, recipes unfold and the number can be called", async ({
  page,
  context,
}) => {
  await visitOnce(page);
  await context.setOffline(true);
  await page.goto("/products?q=garam");
  await hydrated(page);
  await expect(page.locator("main h3:visible").first()).toHaveText("Garam Masala");
  await page.getByRole("searchbox").fill("jeera");
  await expect(page.locator("main h3:visible").first()).toHaveText("Jeera Powder");
  await page.goto("/recipes");
  await page.locator("main details summary").last().click();
  await expect(page.locator("main details[open]").last()).toBeVisible();
  await page.goto("/contact/");
  await expect(page.locator(`a[href="tel:+${mainNumber}"]`).first()).toBeVisible();
});

test("without a network an unknown address leads home", async ({ page, context }) => {
  await visitOnce(page);
  await context.setOffline(true);
  await page.goto("/no-such-page");
  await expect(page).toHaveURL(/\/$/);
});

test("an unknown address is still answered by the server when there is a network", async ({ page }) => {
  await visitOnce(page);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
});
