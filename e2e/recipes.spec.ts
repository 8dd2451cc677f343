import { expect, type Page, test } from "@playwright/test";
import { interpolate } from "../app/ui/interpolate.ts";
import { content, controlWords, mainNumber } from "./content.ts";
import { specified } from "./specified.ts";
import { chat, expectAccessible, settled, unfoldAll, watch } from "./support.ts";

const words = content.pages.recipes;
const { recipes } = content;

/** A recipe's button; its accessible name includes the recipe. */
const button = (page: Page, action: string, name: string) =>
  page.getByRole("button", { name: interpolate(words.actionFor, { action, name }), exact: true });

test.beforeEach(async ({ page }) => page.goto("/recipes"));

test("every recipe shows time, difficulty, servings, ingredients and steps", async ({ page }) => {
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(recipes.map(({ title }) => title));
  for (const { slug, cookTime, difficulty, serves, description, ingredients, steps } of recipes) {
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

test("every recipe lists its spices", async ({ page }) => {
  const nameOf = (spice: string) =>
    content.products.find(({ slug }) => slug === spice)?.name ?? content.spiceWords[spice] ?? "";
  for (const { slug, spices } of recipes) {
    const recipe = page.locator(`article#${slug}`);
    await expect(recipe).toContainText(spices.map(nameOf).join(", "));
    const list = recipe.getByRole("list", { name: content.pages.recipes.spices });
    await expect(list.getByRole("listitem")).toHaveCount(spices.length);
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
  expect([page.url().endsWith("/recipes"), seen.console, seen.dialogs]).toEqual([true, [], []]);
  const { label, message } = words.callToAction.whatsapp;
  const link = page.getByRole("main").getByRole("link", { name: label });
  expect(chat(await link.getAttribute("href"))).toEqual({ number: mainNumber, text: message });
});

test("a printed recipe shows both lists", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article").nth(1).getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
});
