import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../app/text/interpolate.ts";
import { follow, keepPages, step, test, visit } from "../helpers/back-forward-cache.ts";
import { content, escapeRegExp, localPath } from "../helpers/content.ts";

/** The slip on pages from the back/forward cache (back-forward-cache.spec.ts). */

keepPages();

const words = content.slip;
const product = content.products.find(({ price }) => price.packs.some(({ isLoose }) => !isLoose));
if (!product) throw new Error("No product has a pack");
const { text: pack } = product.price.packs.find(({ isLoose }) => !isLoose) ?? { text: "" };
const add = interpolate(words.add, { name: product.name, pack });
const counted = (count: number) =>
  interpolate(count === 1 ? words.count.one : words.count.other, { count: String(count) });

const strip = (page: Page) => page.locator("#slip aside");
const put = (page: Page, label: string) =>
  page
    .getByRole("button", { name: new RegExp(`^${escapeRegExp(label)}`) })
    .first()
    .click();

test("Back and Forward keep the slip, on pages without its code too", async ({ page, context }) => {
  await visit(page, localPath("/"));
  await follow(page, localPath("/products"));
  await put(page, add);
  await put(page, add);
  await expect(strip(page)).toContainText(counted(2));
  await step(page, -1, localPath("/"));
  await expect(strip(page)).toContainText(counted(2));
  await step(page, 1, localPath("/products"));
  await expect(strip(page)).toContainText(counted(2));
  await follow(page, localPath("/recipes"));
  await put(page, words.dish);
  const afterDish = await strip(page).locator("b").innerText();
  await step(page, -2, localPath("/"));
  await expect(strip(page)).toContainText(afterDish);
  await step(page, 1, localPath("/products"));
  await expect(strip(page)).toContainText(afterDish);

  // Another tab changes it while this page is shown, and while it is in the cache.
  const other = await context.newPage();
  await other.goto(localPath("/products"));
  await put(other, add);
  await expect(strip(other).locator("b")).not.toHaveText(afterDish);
  const afterPress = await strip(other).locator("b").innerText();
  await expect(strip(page)).toContainText(afterPress);
  await follow(page, localPath("/about"));
  await strip(other).getByRole("button", { name: words.see }).click();
  await other.getByRole("dialog").getByRole("button", { name: words.clear }).click();
  await other.getByRole("button", { name: words.putBack }).click();
  await expect(strip(other).locator("b")).toHaveText(afterPress);
  await step(page, -1, localPath("/products"));
  await expect(strip(page)).toContainText(afterPress);
  await other.close();

  // Emptied, it stays empty on every page.
  await strip(page).getByRole("button", { name: words.see }).click();
  await page.getByRole("button", { name: words.clear }).click();
  await page.keyboard.press("Escape");
  await step(page, -1, localPath("/"));
  await expect(strip(page)).toBeHidden();
  await step(page, 1, localPath("/products"));
  await expect(strip(page)).toContainText(words.putBack);
});

test("a slip that was filed on a later page is not shown as an order on an earlier one", async ({ page }) => {
  await visit(page, localPath("/products"));
  await put(page, add);
  await follow(page, localPath("/about"));
  await strip(page).getByRole("button", { name: words.see }).click();
  await page.getByRole("dialog").locator("a[target=_blank]").first().click();
  await page.getByRole("button", { name: words.startNew }).click();
  await page.keyboard.press("Escape");
  await step(page, -1, localPath("/products"));
  await expect(strip(page)).not.toContainText(counted(1));
  await expect(strip(page)).toContainText(words.forget);
});
