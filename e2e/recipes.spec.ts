import { expect, type Page, test } from "@playwright/test";
import { recipeLines } from "../app/recipe/ingredient-lines.ts";
import { interpolate } from "../app/ui/interpolate.ts";
import { at, content, controlWords, mainNumber } from "./content.ts";
import { specified } from "./specified.ts";
import { chat, expectAccessible, settled, unfoldAll, watch } from "./support.ts";

const words = content.pages.recipes;
const { recipes } = content;

/** A recipe's button; its accessible name includes the recipe. */
const button = (page: Page, action: string, name: string) =>
  page.getByRole("button", { name: interpolate(words.actionFor, { action, name }), exact: true });

test.beforeEach(async ({ page }) => page.goto(at("/recipes")));

test("every recipe shows time, difficulty, servings, ingredients and steps", async ({ page }) => {
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(recipes.map(({ title }) => title));
  for (const facts of recipes) {
    const { slug, cookTime, difficulty, serves, description, steps } = facts;
    const ingredients = recipeLines(content, facts).ingredients.map(({ text }) => text);
    const recipe = page.locator(`article#${slug}`);
    const level = words.difficulties[difficulty];
    await expect(recipe).toContainText(description);
    await expect(recipe.getByRole("term")).toHaveText([words.time, words.level, words.serves]);
    await expect(recipe.getByRole("definition")).toHaveText([
      interpolate(words.minutes, { minutes: String(cookTime) }),
      level,
      String(serves),
    ]);
    expect(cookTime).toBeGreaterThanOrEqual(specified.cookTime.from);
    expect(cookTime).toBeLessThanOrEqual(specified.cookTime.to);
    expect(serves).toBeGreaterThanOrEqual(specified.serves.from);
    expect(serves).toBeLessThanOrEqual(specified.serves.to);
    expect(specified.difficulties).toContain(level);
    for (const [name, list] of [
      [words.ingredients, ingredients],
      [words.steps, steps],
    ] as const) {
      const details = recipe.locator("details", { has: page.getByText(name, { exact: true }) });
      if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
      await expect(details.getByRole("listitem").first()).toBeVisible();
      await expect(details.getByRole("listitem")).toHaveText(list);
    }
  }
});

test("every recipe lists its spices with their amounts; a product's name leads to its card", async ({ page }) => {
  for (const facts of recipes) {
    const recipe = page.locator(`article#${facts.slug}`);
    const { spices } = recipeLines(content, facts);
    const list = recipe.getByRole("list", { name: words.spices });
    await expect(list.getByRole("listitem")).toHaveText(spices.map(({ text }) => text));
    const products = spices.filter(({ isProduct }) => isProduct);
    await expect(list.getByRole("link")).toHaveText(products.map(({ what }) => what));
  }
  const link = page.getByRole("article").first().getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("main").locator(":target").getByRole("heading", { name })).toBeInViewport();
});

test("every recipe says what to do beforehand, a tip and a swap", async ({ page }) => {
  await unfoldAll(page);
  for (const { slug, beforehand, tip, swap } of recipes) {
    const recipe = page.locator(`article#${slug}`);
    for (const [label, text] of [
      [words.tip, tip],
      [words.swap, swap],
    ] as const)
      await expect(recipe.getByText(`${label} ${text}`)).toBeVisible();
    const before = recipe.getByText(words.beforehand, { exact: true });
    if (beforehand) await expect(before.locator("..")).toContainText(beforehand);
    else await expect(before).toHaveCount(0);
  }
});

test("the strip shows 15–60 minutes and 8 spice varieties", async ({ page }) => {
  const strip = page.locator("main dl").last();
  await expect(strip).toContainText(specified.strip.minutes);
  const [label, figure] = specified.strip.varieties;
  await expect(strip.locator("div", { hasText: label })).toContainText(figure);
});

test("there are four cooking tips", async ({ page }) => {
  await expect(page.locator("main > section").nth(3).locator("ol > li")).toHaveCount(specified.tips);
});

test("Download PDF announces a download; Share only logs", async ({ page }) => {
  const seen = watch(page);
  for (const [index, { title }] of recipes.entries()) {
    await button(page, specified.downloadPdf, title).click();
    await expect.poll(() => seen.dialogs.slice(index)).toEqual([expect.stringMatching(specified.download)]);
    expect(seen.console).toHaveLength(index);
    await button(page, specified.share, title).click();
    await expect.poll(() => seen.console.slice(index)).toEqual([controlWords("share-recipe", title).message]);
    expect(seen.dialogs).toHaveLength(index + 1);
  }
  expect(seen.calls).toEqual([]);
});

test("expanded cards are accessible", async ({ page }) => {
  await unfoldAll(page);
  await expectAccessible(page);
});

test("View All Products does nothing; a chat link asks for a recipe", async ({ page }) => {
  const seen = watch(page);
  await page.getByRole("button", { name: specified.viewAll }).click();
  await settled(page);
  expect([page.url().endsWith(at("/recipes")), seen.console, seen.dialogs]).toEqual([true, [], []]);
  const { label, message } = words.callToAction.whatsapp;
  const link = page.getByRole("main").getByRole("link", { name: label });
  expect(chat(await link.getAttribute("href"))).toEqual({ number: mainNumber, text: message });
});

test("a printed recipe shows both lists", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article").nth(1).getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
});

/** The printed page as a browser saves it, without scripts, and its number of sheets. */
async function sheets(page: Page, address: string): Promise<number> {
  await page.goto("about:blank");
  await page.goto(address);
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  return Number(/\/Type \/Pages\b[^>]*\/Count (\d+)/.exec(pdf)?.[1]);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the address of a recipe prints that recipe on one sheet", async ({ page }) => {
    for (const { slug } of recipes) {
      expect(await sheets(page, at(`/recipes#${slug}`)), slug).toBe(1);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("article")).toHaveAttribute("id", slug);
      await page.emulateMedia({ media: null });
    }
  });

  test("the page prints every recipe, each on its own sheet", async ({ page }) => {
    expect(await sheets(page, at("/recipes"))).toBe(recipes.length);
  });
});
