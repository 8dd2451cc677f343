import { expect, test } from "@playwright/test";
import { localPath } from "../helpers/content.ts";
import { allProducts, matchingProducts, productNames, queryForOneProduct } from "../helpers/expected-catalogue.ts";
import { openPage, productCards, recordEvents, sitemapPaths } from "../helpers/support.ts";

/** Browser features that settings or company policies may disable. */

test("every page works without errors if storage, workers and newer APIs are blocked", async ({ page }) => {
  await page.addInitScript(block);
  const seen = recordEvents(page);
  for (const path of sitemapPaths) {
    await openPage(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  await openPage(page, localPath("/products"));
  await page.getByRole("searchbox").fill(queryForOneProduct);
  await expect(productCards(page).getByRole("heading")).toHaveText(
    productNames(matchingProducts(allProducts, queryForOneProduct)),
  );
  expect([seen.errors, seen.dialogs]).toEqual([[], []]);
});

/** Runs in the page, before its own scripts. */
function block(): void {
  const throwing = {
    get(): never {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, throwing);
  Object.defineProperty(Document.prototype, "cookie", throwing);
  for (const name of ["IntersectionObserver", "ResizeObserver", "navigation", "requestIdleCallback", "scheduler"])
    Object.defineProperty(window, name, { value: undefined });
  for (const name of ["serviceWorker", "share", "clipboard", "connection", "vibrate"])
    Object.defineProperty(Navigator.prototype, name, { value: undefined });
}
