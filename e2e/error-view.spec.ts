import { expect, test } from "@playwright/test";
import { at } from "./content.ts";
import { allProducts } from "./listing.ts";
import { specified } from "./specified.ts";
import { expectAccessible, productCards } from "./support.ts";

test("failing code shows the error view, and the products stay readable", async ({ page }) => {
  await page.addInitScript(() => {
    // Only sorting by name uses a collator: the island's code throws while rendering.
    Object.defineProperty(Intl.Collator.prototype, "compare", {
      get() {
        throw new Error("broken on purpose");
      },
    });
  });
  await page.goto(at("/products?sort=name"));
  const fault = page.getByRole("alert");
  await expect(fault).toContainText(specified.errorTitle);
  await expect(fault).toContainText("broken on purpose");
  await expect(fault.locator("pre")).toContainText("at ");
  await expect(productCards(page)).toHaveCount(allProducts.length);
  await expectAccessible(page);
});
