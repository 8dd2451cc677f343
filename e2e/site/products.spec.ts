import { expect, type Page, test } from "@playwright/test";
import { interpolate } from "../../app/text/interpolate.ts";
import { sectionsOf } from "../helpers/built-pages.ts";
import { content, controlWords, escapeRegExp, localPath } from "../helpers/content.ts";
import * as listing from "../helpers/expected-catalogue.ts";
import { specified } from "../helpers/specified.ts";
import {
  expectAccessible,
  holdRequests,
  openPage,
  productCards,
  recordEvents,
  waitForHydration,
  waitTwoFrames,
} from "../helpers/support.ts";

const words = content.pages.products.catalogue;
const categories = [...new Set(listing.allProducts.map(({ category }) => category))];

const names = (page: Page) => productCards(page).getByRole("heading").allTextContents();
const search = (page: Page) => page.getByRole("searchbox", { name: words.search });
const sort = (page: Page) => page.getByRole("combobox", { name: words.sort });
/** A category's label ends with its number of products. */
const category = (page: Page, name: keyof typeof words.categories) =>
  page.getByRole("radio", { name: new RegExp(`^${escapeRegExp(words.categories[name])}\\s*\\d+$`) });

test("popular products come first; a search is answered while it is typed, and announced once", async ({ page }) => {
  await openPage(page, localPath("/products"));
  await expect.poll(() => names(page)).toEqual(listing.productNames(listing.byPopularity));
  await expect(page.getByText(listing.countOf(listing.allProducts)).first()).toBeVisible();
  for (const query of [
    ` ${listing.queryForOneProduct.toUpperCase()} `,
    listing.queryForSeveral,
    listing.queryForNothing,
  ]) {
    await search(page).fill(query);
    const found = listing.matchingProducts(listing.byPopularity, query);
    await expect.poll(() => names(page), query).toEqual(listing.productNames(found));
    await expect(page.getByText(listing.countOf(found)).first()).toBeInViewport();
    await expect(page.getByRole("status").filter({ hasText: listing.countOf(found) })).toHaveCount(1);
  }
  const suggested = (await search(page).getAttribute("placeholder"))?.replace("…", "").split(", ") ?? [];
  for (const word of suggested) {
    await search(page).fill(word);
    await expect.poll(() => names(page), word).not.toEqual([]);
  }
});

test("a category shows only its own products; sorting by name, price or spice keeps the order of equal ones", async ({
  page,
}) => {
  await openPage(page, localPath("/products"));
  for (const name of categories) {
    await category(page, name).check();
    await expect
      .poll(() => names(page))
      .toEqual(listing.productNames(listing.matchingProducts(listing.byPopularity, "", name)));
  }
  await category(page, "all").check();
  for (const [order, sorted] of [
    ["name", listing.byName],
    ["price", listing.byPrice],
    ["spice", listing.bySpice],
  ] as const) {
    await sort(page).selectOption({ label: words.sorts[order] });
    await expect.poll(() => names(page)).toEqual(listing.productNames(sorted));
  }
});

test("four reasons to choose the brand are listed", () => {
  const why = sectionsOf(localPath("/products")).find(({ textContent }) => specified.whyChoose.test(textContent ?? ""));
  expect(why?.querySelectorAll("ol > li")).toHaveLength(specified.productReasons);
});

test("spaces around the search stay in the box but not in the address; Enter moves the focus to the first result", async ({
  page,
}) => {
  await openPage(page, localPath("/products"));
  const seen = recordEvents(page);
  await search(page).pressSequentially("masala ");
  await expect(search(page)).toHaveValue("masala ");
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL(localPath("/products?q=masala"));
  await search(page).fill(listing.queryForOneProduct);
  await search(page).press("Enter");
  await waitTwoFrames(page);
  expect(seen.calls, "the page is not loaded again").toEqual([]);
  await expect
    .poll(() => names(page))
    .toEqual(listing.productNames(listing.matchingProducts(listing.allProducts, listing.queryForOneProduct)));
  const first = productCards(page).getByRole("heading").first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await search(page).fill(listing.queryForNothing);
  await search(page).press("Enter");
  await expect(page.getByRole("heading", { name: specified.empty.title })).toBeFocused();
});

test("active filters have badges that remove them, one or all, and the focus moves to the count", async ({ page }) => {
  await openPage(page, localPath("/products"));
  await sort(page).selectOption("name");
  await search(page).fill(listing.queryForSeveral);
  await category(page, listing.largestCategory).check();
  const left = listing.matchingProducts(listing.allProducts, listing.queryForSeveral, listing.largestCategory);
  await expect(page.getByText(listing.countOf(left)).first()).toBeVisible();
  const badge = (filter: string) =>
    page.getByRole("button", { name: interpolate(words.removeFilter, { filter }), exact: true });
  await badge(interpolate(words.activeSearch, { query: listing.queryForSeveral })).press("Enter");
  await expect(
    page.getByText(listing.countOf(listing.matchingProducts(listing.allProducts, "", listing.largestCategory))).first(),
  ).toBeFocused();
  await expect(search(page)).toHaveValue("");
  await badge(interpolate(words.activeCategory, { category: words.categories[listing.largestCategory] })).click();
  await expect(category(page, "all")).toBeChecked();
  const clear = page.getByRole("button", { name: specified.clearAll });
  await expect(clear).toHaveCount(0);

  await search(page).fill(listing.queryForSeveral);
  await category(page, listing.largestCategory).check();
  await clear.click();
  await expect(search(page)).toHaveValue("");
  await expect(category(page, "all")).toBeChecked();
  await expect(sort(page), "the order stays").toHaveValue("name");
  await expect(page).toHaveURL(localPath("/products?sort=name"));
  await expect.poll(() => names(page)).toEqual(listing.productNames(listing.byName));
});

test("a search without results says so and can be cleared", async ({ page }) => {
  await openPage(page, localPath("/products"));
  await search(page).fill(listing.queryForNothing);
  await expect(page.getByText(specified.empty.title)).toBeVisible();
  await expect(page.getByText(specified.empty.advice)).toBeVisible();
  await expect(page.locator("[data-island] a")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: specified.empty.clear, exact: true }).click();
  await expect.poll(() => names(page)).toEqual(listing.productNames(listing.byPopularity));
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL(localPath("/products"));
});

test("the address holds the filters: sharing, reloading and Back keep them", { tag: "@engines" }, async ({ page }) => {
  await openPage(page, localPath("/products"));
  await search(page).fill(listing.queryForSeveral);
  await category(page, listing.largestCategory).check();
  await sort(page).selectOption("spice");
  const filters = { q: listing.queryForSeveral, category: listing.largestCategory, sort: "spice" };
  const address = localPath(`/products?${new URLSearchParams(filters)}`);
  const left = listing.productNames(
    listing.matchingProducts(listing.bySpice, listing.queryForSeveral, listing.largestCategory),
  );
  await expect(page).toHaveURL(address);
  await page.reload();
  await waitForHydration(page);
  await expect(search(page)).toHaveValue(listing.queryForSeveral);
  await expect.poll(() => names(page)).toEqual(left);
  await expectAccessible(page);
  await page
    .getByRole("contentinfo")
    .locator(`a[href="${localPath("/about")}"]`)
    .click();
  await expect(page).toHaveURL(localPath("/about"));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => names(page)).toEqual(left);
});

test("a card's contact button only logs, and the bulk buttons do nothing", async ({ page }) => {
  await openPage(page, localPath("/products"));
  const seen = recordEvents(page);
  for (const [index, { name }] of listing.allProducts.entries()) {
    const { label, message } = controlWords("product-contact", name);
    await page.getByRole("button", { name: label, exact: true }).click();
    await expect.poll(() => seen.console.slice(index)).toEqual([message]);
  }
  await expect(page.getByRole("heading", { name: specified.bulk.title })).toBeVisible();
  const main = page.getByRole("main");
  for (const name of [specified.bulk.quote, specified.bulk.distributor])
    await main.getByRole("button", { name }).click();
  await waitTwoFrames(page);
  expect(page.url().endsWith(localPath("/products"))).toBe(true);
  expect(seen.console).toHaveLength(listing.allProducts.length);
  expect([seen.dialogs, seen.calls, seen.errors]).toEqual([[], [], []]);
  // Nothing of this looks like a chat.
  const mark = await page.locator('footer a[href^="https://wa.me/"] path').first().getAttribute("d");
  await expect(main.locator("button").filter({ has: page.locator(`path[d="${mark}"]`) })).toHaveCount(0);
});

test("on a wide screen, the filters stay in view while the list scrolls", async ({ page }) => {
  await openPage(page, localPath("/products"));
  for (const width of [960, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await productCards(page).last().scrollIntoViewIfNeeded();
    await expect(search(page)).toBeInViewport();
    await expect(sort(page)).toBeInViewport();
  }
});

test("input before hydration counts, together with the filters in the address", {
  tag: "@engines",
}, async ({ page }) => {
  const letThrough = await holdRequests(page);
  await page.goto(localPath("/products?sort=spice"), { waitUntil: "commit" });
  await search(page).fill(listing.queryForSeveral);
  await category(page, listing.largestCategory).check();
  letThrough();
  await waitForHydration(page);
  const left = listing.matchingProducts(listing.bySpice, listing.queryForSeveral, listing.largestCategory);
  await expect.poll(() => names(page)).toEqual(listing.productNames(left));
  await expect(search(page)).toHaveValue(listing.queryForSeveral);
  await expect(category(page, listing.largestCategory)).toBeChecked();
  const filters = { sort: "spice", q: listing.queryForSeveral, category: listing.largestCategory };
  await expect(page).toHaveURL(localPath(`/products?${new URLSearchParams(filters)}`));
});
