import { expect, type Page, test } from "@playwright/test";
import { scaleMeasure } from "../../app/features/measures/amounts.ts";
import { recipeLines } from "../../app/features/recipes/recipe-lines.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { documentAt, sectionsOf, textsOf } from "../helpers/built-pages.ts";
import { content, controlWords, localPath, otherLanguageNames } from "../helpers/content.ts";
import { specified } from "../helpers/specified.ts";
import {
  distanceToCard,
  expectAccessible,
  openPage,
  printedSheetCount,
  recordEvents,
  unfoldAll,
  waitForHydration,
  waitTwoFrames,
} from "../helpers/support.ts";

const path = localPath("/recipes");
const words = content.pages.recipes;
const { recipes } = content;

/** A recipe's button; its accessible name includes the recipe. */
const button = (page: Page, action: string, name: string) =>
  page.getByRole("button", { name: interpolate(words.actionFor, { action, name }), exact: true });

const open = (page: Page) => page.goto(path);

test("a link to a recipe ends at its card, which it opens, below the bar", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug } of recipes.slice(-1)) {
      await page.goto("/robots.txt");
      await openPage(page, `${path}?for=12#${slug}`);
      expect(await distanceToCard(page), `${slug} at ${width}`).toBe(0);
      await expect(page.locator("article:target details").first()).toHaveAttribute("open");
    }
    await page.getByRole("navigation", { name: words.dishes }).getByRole("link").first().click();
    await waitTwoFrames(page);
    expect(await distanceToCard(page), `pressed at ${width}`).toBe(0);
  }
});

test("the name of a product among a recipe's spices leads to its card", async ({ page }) => {
  await open(page);
  const link = page.getByRole("article").first().getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  await link.click();
  const heading = page.getByRole("main").locator(":target").getByRole("heading", { name });
  await expect(heading).toBeInViewport();
  // Below the bar that stays at the top.
  const bar = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0)))
    .toBeGreaterThan(0);
});

test("the strip shows 15–60 minutes and 8 spice varieties", () => {
  const { label, value } = specified.strip.varieties;
  const strip = [...documentAt(path).querySelectorAll("main ul")].find(({ textContent }) =>
    textContent?.includes(label),
  );
  expect(strip?.textContent).toMatch(specified.strip.minutes);
  expect(textsOf(strip?.children ?? []).filter((text) => text.includes(label))).toEqual([
    expect.stringContaining(value),
  ]);
});

test("there are four cooking tips", () => {
  expect(sectionsOf(path)[3]?.querySelectorAll("ol > li")).toHaveLength(specified.tips);
});

/** A recipe's choice of servings. */
const stepper = (page: Page, name: string) =>
  page.getByRole("group", { name: interpolate(words.cookAlong.servings, { name }), exact: true });

/** A recipe's lines for other servings. */
function linesFor(recipe: (typeof recipes)[number], servings: number) {
  const scaled = <Part extends (typeof recipe.spices)[number]>(part: Part) =>
    scaleMeasure(part, recipe.serves, servings);
  const { spices, ingredients } = recipe;
  return recipeLines(content, { spices: spices.map(scaled), ingredients: ingredients.map(scaled) });
}

test("other servings change the amounts of ingredients and spices, and no other card", async ({ page }) => {
  await openPage(page, path); // Its style sheet may arrive after `load`: until then, no card is shown.
  await unfoldAll(page);
  const [facts] = recipes as [(typeof recipes)[0]];
  const { slug, title, serves } = facts;
  const recipe = page.locator(`article#${slug}`);
  const servings = stepper(page, title);
  const more = servings.getByRole("button", { name: words.cookAlong.more, exact: true });
  const number = servings.getByRole("textbox", { name: words.cookAlong.people, exact: true });
  const others = page.locator("article ~ article ul").getByRole("listitem");
  const before = await others.allTextContents();
  const expectServings = async (count: number) => {
    await expect(number).toHaveValue(String(count));
    const { spices, ingredients } = linesFor(facts, count);
    const texts = [...spices, ...ingredients].map(({ text }) => text);
    await expect(recipe.locator("ul").getByRole("listitem")).toHaveText(texts);
    // Among the facts.
    await expect(recipe.getByRole("definition").last()).toHaveText(String(count));
  };
  await expectServings(serves);
  await more.click();
  await expectServings(serves + 1);
  await number.fill("3");
  await expectServings(3);
  expect(await others.allTextContents()).toEqual(before);
});

test("ticks stay in the tab; the address holds the dish in use and its number, in every language and for every way back", {
  tag: "@engines",
}, async ({ page }) => {
  const [{ slug, title, serves }] = recipes as [(typeof recipes)[0]];
  const card = page.locator(`article#${slug}`);
  const expectKept = async (path: string) => {
    await waitForHydration(page);
    expect(page.url().endsWith(`${path}?for=${serves + 1}#${slug}`), page.url()).toBe(true);
    await expect(card.getByRole("definition").last()).toHaveText(String(serves + 1));
    await expect(card.locator("details[open]")).toHaveCount(2);
    await expect(card.getByRole("checkbox", { checked: true, includeHidden: true })).toHaveCount(2);
  };
  await open(page);
  await waitForHydration(page);
  // The first card's ingredients are open from the start.
  for (const part of await card.locator("details:not([open]) > summary").all()) await part.click();
  await expect(page).toHaveURL(new RegExp(`${path}#${slug}$`));
  const boxes = card.locator("ul").getByRole("checkbox");
  for (const box of [boxes.first(), boxes.nth(1)]) await box.check();
  await stepper(page, title).getByRole("button", { name: words.cookAlong.more, exact: true }).click();
  await expectKept(path);
  await page.reload();
  await expectKept(path);
  await page.goto(localPath("/about"));
  await page.goBack();
  await expectKept(path);
  for (const name of otherLanguageNames) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).first().click();
    await expect(page).not.toHaveURL(new RegExp(`:\\d+${path}\\?`));
    await expectKept("/recipes");
    await page.goBack();
    await expectKept(path);
  }
});

test("what helps while cooking is accessible, and large enough for a wet finger", async ({ page }) => {
  const response = await open(page);
  expect(response?.headers()["permissions-policy"]).toContain("screen-wake-lock=(self)");
  await unfoldAll(page);
  const recipe = page.getByRole("article").first();
  for (const target of await recipe.locator("fieldset :is(button, input), label, summary").all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await recipe.getByRole("button", { name: words.cookAlong.more, exact: true }).click();
  await recipe.locator("ul").getByRole("checkbox").first().check();
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article").getByRole("button")).toHaveCount(0);
});

test("Download PDF announces a download; Share only logs; View All Products does nothing", async ({ page }) => {
  await open(page);
  const seen = recordEvents(page);
  for (const [index, { title }] of recipes.entries()) {
    await button(page, specified.downloadPdf, title).click();
    await expect.poll(() => seen.dialogs.slice(index)).toEqual([expect.stringMatching(specified.download)]);
    expect(seen.console).toHaveLength(index);
    await button(page, specified.share, title).click();
    await expect.poll(() => seen.console.slice(index)).toEqual([controlWords("share-recipe", title).message]);
    expect(seen.dialogs).toHaveLength(index + 1);
  }
  await page.getByRole("button", { name: specified.viewAll }).click();
  await waitTwoFrames(page);
  expect([seen.dialogs.length, seen.console.length, seen.calls]).toEqual([recipes.length, recipes.length, []]);
  expect(page.url().endsWith(path)).toBe(true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the address of a recipe shows its ingredients and steps, and prints that recipe alone", async ({ page }) => {
    const [, , { slug, steps } = { slug: "", steps: [] }] = recipes;
    expect(await printedSheetCount(page, `${path}#${slug}`)).toBe(1);
    await expect(page.getByText(steps.at(-1) ?? "")).toBeVisible();
    await expect(page.getByText(recipes[1]?.steps.at(-1) ?? "")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("article")).toHaveAttribute("id", slug);
  });
});
