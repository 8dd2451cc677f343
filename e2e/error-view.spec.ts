import { expect, test } from "@playwright/test";
import { allProducts } from "./listing.ts";
import { specified } from "./specified.ts";
import { expectAccessible, productCards } from "./support.ts";

test("code that fails shows the error view, and the products stay readable", async ({ page }) => {
  await page.addInitScript(() => {
    // Only sorting by name asks a collator: the island's own code throws while it renders.
    Object.defineProperty(Intl.Collator.prototype, "compare", {
      get() {
        throw new Error("broken on purpose");
      },
    });
  });
  await page.goto("/products?sort=name");
  const fault = page.getByRole("alert");
  await expect(fault).toContainText(specified.errorTitle);
  await expect(fault).toContainText("broken on purpose");
  await expect(fault.locator("pre")).toContainText("at ");
  await expect(productCards(page)).toHaveCount(allProducts.length);
  await expectAccessible(page);
});
