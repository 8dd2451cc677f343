import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, holdScripts, hydrated, watch } from "./support";

const cards = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Contact for/ }) });
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const sort = (page: Page) => page.getByRole("combobox", { name: "Sort by" });
const category = (page: Page, name: RegExp) => page.getByRole("radio", { name });

async function open(page: Page, address = "/products"): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test("all nine are there, popular ones first, otherwise in the given order", async ({ page }) => {
  await open(page);
  expect(await names(page)).toEqual([
    "Chilli Powder",
    "Garam Masala",
    "Kasoori Methi",
    "Coriander Powder",
    "Jeera Powder",
    "Cumins Seed",
    "Amchur Powder",
    "Chicken Masala",
    "Meat Masala",
  ]);
  await expect(page.getByText("9 of 9 products").first()).toBeVisible();
});

test("search finds by any part of name or tag, in any case, ignoring spaces around", async ({ page }) => {
  await open(page);
  await search(page).fill(" mASAla ");
  expect(await names(page)).toEqual(["Garam Masala", "Chicken Masala", "Meat Masala"]);
  await search(page).fill("slow pot");
  expect(await names(page)).toEqual(["Meat Masala"]);
});

test("a category shows only its own", async ({ page }) => {
  await open(page);
  await category(page, /^Whole spice/).check();
  expect(await names(page)).toEqual(["Cumins Seed"]);
  await category(page, /^Dried herbs/).check();
  expect(await names(page)).toEqual(["Kasoori Methi"]);
});

test("sorting goes by name, by the first number of the price text and by spice level", async ({ page }) => {
  await open(page);
  await sort(page).selectOption({ label: "Name A–Z" });
  const byName = await names(page);
  expect(byName).toEqual([...byName].sort());
  await sort(page).selectOption({ label: "Price" });
  // Eight begin with 50gm and keep the given order; the ninth begins with 100gm.
  expect(await names(page)).toEqual([
    "Chilli Powder",
    "Garam Masala",
    "Jeera Powder",
    "Amchur Powder",
    "Kasoori Methi",
    "Chicken Masala",
    "Meat Masala",
    "Coriander Powder",
    "Cumins Seed",
  ]);
  await sort(page).selectOption({ label: "Spice level" });
  const levels = await page
    .getByRole("img", { name: /^Spice level \d of 5$/ })
    .evaluateAll((all) => all.map((image) => Number(/\d/.exec(image.ariaLabel ?? "")?.[0])));
  expect(levels).toHaveLength(9);
  expect(levels).toEqual([...levels].sort((a, b) => b - a));
});

test("what is equally hot keeps the given order", async ({ page }) => {
  await open(page, "/products?sort=spice");
  await expect(cards(page).first().getByRole("img", { name: "Spice level 5 of 5" })).toBeVisible();
  expect(await names(page)).toEqual([
    "Meat Masala",
    "Chilli Powder",
    "Chicken Masala",
    "Garam Masala",
    "Coriander Powder",
    "Jeera Powder",
    "Cumins Seed",
    "Amchur Powder",
    "Kasoori Methi",
  ]);
});

test("the address leaves out spaces around the search, the box keeps them", async ({ page }) => {
  await open(page);
  await search(page).pressSequentially("masala ");
  await expect(search(page)).toHaveValue("masala ");
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL("/products?q=masala");
});

test("Enter in the search box keeps the page as it is", async ({ page }) => {
  await open(page);
  await search(page).fill("methi");
  const seen = watch(page);
  await search(page).press("Enter");
  await page.waitForTimeout(50);
  expect(seen.calls).toEqual([]);
  expect(await names(page)).toEqual(["Kasoori Methi"]);
});

test("the new count is told to screen readers", async ({ page }) => {
  await open(page);
  await category(page, /^Blend/).check();
  await expect(page.getByRole("status")).toHaveText("3 of 9 products");
});

test("active filters are badges one can take away", async ({ page }) => {
  await open(page);
  await search(page).fill("masala");
  await category(page, /^Blend/).check();
  await expect(page.getByText("3 of 9 products").first()).toBeVisible();
  await page.getByRole("button", { name: /Search.*masala/ }).click();
  await expect(search(page)).toHaveValue("");
  await page.getByRole("button", { name: /Category.*Blend/ }).click();
  await expect(category(page, /^All/)).toBeChecked();
  await expect(page.getByRole("button", { name: "Clear All Filters" })).toHaveCount(0);
});

test("Clear All Filters resets search and category and keeps the sort", async ({ page }) => {
  await open(page);
  await sort(page).selectOption("name");
  await search(page).fill("powder");
  await category(page, /^Powder/).check();
  await page.getByRole("button", { name: "Clear All Filters" }).click();
  await expect(search(page)).toHaveValue("");
  await expect(category(page, /^All/)).toBeChecked();
  await expect(sort(page)).toHaveValue("name");
  await expect(page).toHaveURL("/products?sort=name");
  expect(await names(page)).toHaveLength(9);
});

test("nothing found says so and offers a way back", async ({ page }) => {
  await open(page);
  await search(page).fill("saffron");
  await expect(page.getByText("No Products Found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search or filter criteria")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear Filters", exact: true }).click();
  expect(await names(page)).toHaveLength(9);
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL("/products");
});

test("a filtered view lives in its address: it can be shared, reloaded and come back to", async ({ page }) => {
  await open(page);
  await search(page).fill("masala");
  await category(page, /^Blend/).check();
  await sort(page).selectOption("spice");
  await expect(page).toHaveURL("/products?q=masala&category=blend&sort=spice");
  await page.reload();
  await hydrated(page);
  await expect(search(page)).toHaveValue("masala");
  expect(await names(page)).toEqual(["Meat Masala", "Chicken Masala", "Garam Masala"]);
  await expectAccessible(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/products?q=masala&category=blend&sort=spice");
  await expect.poll(() => names(page)).toEqual(["Meat Masala", "Chicken Masala", "Garam Masala"]);
});

test("values nobody offers are ignored, and defaults leave the address clean", async ({ page }) => {
  await open(page, "/products?category=constructor&sort=price%27&from=friend");
  expect(await names(page)).toHaveLength(9);
  await category(page, /^Blend/).check();
  await category(page, /^All/).check();
  await expect(page).toHaveURL("/products?from=friend");
});

test("text typed before the script arrives still filters, and stands in the address", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/products", { waitUntil: "commit" });
  await search(page).fill("methi");
  release();
  await expect.poll(() => names(page)).toEqual(["Kasoori Methi"]);
  await expect(search(page)).toHaveValue("methi");
  await expect(page).toHaveURL("/products?q=methi");
});

test("a category and an order chosen before the script arrives count", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/products", { waitUntil: "commit" });
  await category(page, /^Blend/).check();
  await sort(page).selectOption("spice");
  release();
  await hydrated(page);
  await expect.poll(() => names(page)).toEqual(["Meat Masala", "Chicken Masala", "Garam Masala"]);
  await expect(category(page, /^Blend/)).toBeChecked();
});

test("text typed before the script arrives keeps the shared category", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/products?category=blend", { waitUntil: "commit" });
  await search(page).fill("slow");
  release();
  await expect.poll(() => names(page)).toEqual(["Meat Masala"]);
  await expect(category(page, /^Blend/)).toBeChecked();
});

test("a card shows its region, two labels and its contact action, which only logs", async ({ page }) => {
  await open(page);
  const card = cards(page).first();
  await expect(card.getByRole("list").getByRole("listitem")).toHaveText(["Pure", "Micro-ground", "Pan Indian"]);
  const seen = watch(page);
  await card.getByRole("button").click();
  await expect.poll(() => seen.console).toHaveLength(1);
  expect([seen.dialogs, seen.calls, seen.errors]).toEqual([[], [], []]);
});

test("four reasons say why to choose the house", async ({ page }) => {
  await page.goto("/products");
  const why = page.locator("main > section", { has: page.getByRole("heading", { name: /^Why choose|^What you get/ }) });
  await expect(why.locator("ol > li")).toHaveCount(4);
  await expect(why).toContainText(/why choose/i);
});

test("the bulk buttons do nothing at all", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { name: "Need Bulk Quantities?" })).toBeVisible();
  const seen = watch(page);
  for (const name of ["Request Bulk Quote", "Become Distributor"])
    await page.getByRole("main").getByRole("button", { name }).click();
  await page.waitForTimeout(50);
  expect([page.url().endsWith("/products"), seen.console, seen.dialogs]).toEqual([true, [], []]);
});
