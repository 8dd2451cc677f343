import { expect, test } from "@playwright/test";
import { chat, expectAccessible, mainNumber, unfoldAll, watch } from "./support";

test.beforeEach(async ({ page }) => page.goto("/recipes"));

test("six recipes each show time, difficulty, servings, spices, ingredients and steps", async ({ page }) => {
  const recipes = page.getByRole("article");
  await expect(recipes).toHaveCount(6);
  for (const recipe of await recipes.all()) {
    const minutes = Number(/(\d+) min/.exec((await recipe.textContent()) ?? "")?.[1]);
    expect(minutes).toBeGreaterThanOrEqual(20);
    expect(minutes).toBeLessThanOrEqual(60);
    await expect(recipe).toContainText(/Easy|Medium/);
    const serves = Number(await recipe.getByRole("definition").last().textContent());
    expect(serves).toBeGreaterThanOrEqual(3);
    expect(serves).toBeLessThanOrEqual(6);
    for (const list of ["Ingredients", "Steps"]) {
      const details = recipe.locator("details", { hasText: list });
      if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
      await expect(details.getByRole("listitem").first()).toBeVisible();
    }
  }
});

test("the strip says 15–60 minutes and 8 spice varieties", async ({ page }) => {
  const strip = page.locator("main dl").last();
  await expect(strip).toContainText("15–60");
  await expect(strip.locator("div", { hasText: "Spice varieties" })).toContainText("8");
});

test("there are four cooking tips", async ({ page }) => {
  await expect(page.locator("main > section").nth(3).locator("ol > li")).toHaveCount(4);
});

test("Download PDF says that the download would start; Share only logs", async ({ page }) => {
  const seen = watch(page);
  const recipe = page.getByRole("article").first();
  await recipe.getByRole("button", { name: /^Download PDF/ }).click();
  await expect.poll(() => seen.dialogs).toEqual([expect.stringMatching(/download.*start/)]);
  expect(seen.console).toEqual([]);
  await recipe.getByRole("button", { name: /^Share/ }).click();
  await expect.poll(() => seen.console).toHaveLength(1);
  expect([seen.dialogs.length, seen.calls.length]).toEqual([1, 0]);
});

test("every recipe has its own Download PDF and Share", async ({ page }) => {
  for (const recipe of await page.getByRole("article").all()) {
    const title = await recipe.getByRole("heading").textContent();
    await expect(recipe.getByRole("button", { name: `Download PDF: ${title}` })).toBeVisible();
    await expect(recipe.getByRole("button", { name: `Share: ${title}` })).toBeVisible();
  }
});

test("cards stay accessible with everything unfolded", async ({ page }) => {
  await unfoldAll(page);
  await expectAccessible(page);
});

test("View All Products does nothing; a recipe can be asked for in a chat", async ({ page }) => {
  const seen = watch(page);
  await page.getByRole("button", { name: "View All Products" }).click();
  await page.waitForTimeout(50);
  expect([page.url().endsWith("/recipes"), seen.console, seen.dialogs]).toEqual([true, [], []]);
  const { number, text } = chat(
    await page
      .getByRole("main")
      .getByRole("link", { name: /recipe/i })
      .getAttribute("href"),
  );
  expect([number, Boolean(text)]).toEqual([mainNumber, true]);
});

test("a printed recipe shows both lists", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article").nth(1).getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
});
