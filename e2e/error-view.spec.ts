import { expect, test } from "@playwright/test";

const contactButtons = /^Contact for/;

test("code that fails shows the error view, and the products stay readable", async ({ page }) => {
  await page.addInitScript(() => {
    // Only sorting by name uses it: the island's own code throws while it renders.
    String.prototype.localeCompare = () => {
      throw new Error("broken on purpose");
    };
  });
  await page.goto("/products?sort=name");
  const fault = page.getByRole("alert");
  await expect(fault).toContainText("Unexpected Application Error!");
  await expect(fault).toContainText("broken on purpose");
  await expect(fault.locator("pre")).toContainText("at ");
  await expect(page.getByRole("button", { name: contactButtons })).toHaveCount(9);
});

test("scripts that never arrive leave the page as it is", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/products");
  await expect(page.getByRole("button", { name: contactButtons })).toHaveCount(9);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
