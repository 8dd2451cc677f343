import { expect, type Locator, type Page, test } from "@playwright/test";
import { scaleAmount } from "../app/recipe/amounts.ts";
import { recipeLines } from "../app/recipe/ingredient-lines.ts";
import { interpolate } from "../app/ui/interpolate.ts";
import { at, content, controlWords, mainNumber } from "./content.ts";
import { specified } from "./specified.ts";
import { chat, expectAccessible, holdScripts, settled, unfoldAll, watch } from "./support.ts";

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
  const heading = page.getByRole("main").locator(":target").getByRole("heading", { name });
  await expect(heading).toBeInViewport();
  // Below the bar that stays at the top.
  const bar = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0)))
    .toBeGreaterThan(0);
});

test("a recipe with a drawing shows it beside its emoji, without a name of its own", async ({ page }) => {
  for (const { slug, emoji, illustration } of recipes) {
    const recipe = page.locator(`article#${slug}`);
    await expect(recipe.getByText(emoji, { exact: true })).toBeVisible();
    const drawing = recipe.locator("img");
    await expect(drawing).toHaveCount(illustration ? 1 : 0);
    if (!illustration) continue;
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute("alt", "");
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

/** A recipe's choice of servings. */
const stepper = (page: Page, name: string) =>
  page.getByRole("group", { name: interpolate(words.cookAlong.servings, { name }), exact: true });

/** A recipe's lines for other servings. */
function linesFor(recipe: (typeof recipes)[number], servings: number) {
  const scaled = <Line extends (typeof recipe.spices)[number]>(line: Line) =>
    line.amount === undefined
      ? line
      : { ...line, amount: scaleAmount(line.amount, line.unit, recipe.serves, servings) };
  const { spices, ingredientWords } = recipe;
  return recipeLines(content, {
    spices: spices.map(scaled),
    ingredients: recipe.ingredients.map(scaled),
    ingredientWords,
  });
}

test("other servings change the amounts of ingredients and spices, and no other card", async ({ page }) => {
  await unfoldAll(page);
  for (const facts of recipes) {
    const { slug, title, serves } = facts;
    const recipe = page.locator(`article#${slug}`);
    const servings = stepper(page, title);
    const more = servings.getByRole("button", { name: words.cookAlong.more, exact: true });
    const fewer = servings.getByRole("button", { name: words.cookAlong.fewer, exact: true });
    const expectServings = async (count: number) => {
      const { one, other } = words.cookAlong.amountsFor;
      await expect(servings.getByRole("status")).toHaveText(
        interpolate(count === 1 ? one : other, { count: String(count) }),
      );
      const { spices, ingredients } = linesFor(facts, count);
      const texts = [...spices, ...ingredients].map(({ text }) => text);
      await expect(recipe.locator("ul").getByRole("listitem")).toHaveText(texts);
      // The recipe's own servings, among the facts.
      await expect(recipe.getByRole("definition").last()).toHaveText(String(serves));
    };
    await expectServings(serves);
    await more.click();
    await expectServings(serves + 1);
    await fewer.click();
    await expectServings(serves);
    // Up to the limits and once beyond, with the keyboard.
    const press = async (button: Locator, times: number) => {
      await button.focus();
      for (let time = 0; time < times; time++) await page.keyboard.press(time % 2 ? "Space" : "Enter");
    };
    await press(more, 12 - serves + 1);
    await expectServings(12);
    await press(fewer, 12);
    await expectServings(1);
    await expect(fewer).toHaveAttribute("aria-disabled", "true");
    await press(more, serves - 1);
    await expectServings(serves);
  }
});

test("ingredients are ticked off, with the keyboard too", async ({ page }) => {
  await unfoldAll(page);
  const facts = recipes[0];
  if (!facts) throw new Error("There is no recipe");
  const recipe = page.locator(`article#${facts.slug}`);
  const [first, second] = recipeLines(content, facts).ingredients;
  const box = recipe.getByRole("checkbox", { name: first?.text ?? "", exact: true });
  await box.focus();
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  await recipe.getByText(second?.name ?? "", { exact: true }).click();
  await expect(recipe.getByRole("checkbox", { name: second?.text ?? "", exact: true })).toBeChecked();
  await expect(recipe.locator("ul").getByRole("checkbox", { checked: true })).toHaveCount(2);
});

test("what helps while cooking is large enough for a wet finger", async ({ page }) => {
  await page.addInitScript(stubWakeLock);
  await page.reload();
  await unfoldAll(page);
  const recipe = page.getByRole("article").first();
  await expect(recipe.getByRole("checkbox", { name: words.cookAlong.keepScreenOn })).toBeVisible();
  for (const target of [
    ...(await stepper(page, recipes[0]?.title ?? "")
      .getByRole("button")
      .all()),
    ...(await recipe.locator("label").all()),
    ...(await recipe.locator("summary").all()),
  ]) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

/** In the page: a wake lock that counts, as browsers on phones have it. */
function stubWakeLock() {
  const held = new Set<EventTarget>();
  const request = async () => {
    const lock = Object.assign(new EventTarget(), {
      released: false,
      release: async () => {
        held.delete(lock);
        lock.released = true;
        lock.dispatchEvent(new Event("release"));
      },
    });
    held.add(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  Object.assign(window, { locksHeld: () => held.size });
}
const locksHeld = (page: Page) => page.evaluate(() => (window as unknown as { locksHeld: () => number }).locksHeld()); // Set by the stub.

test("the screen is kept on while the box is ticked, and it says so", async ({ page }) => {
  await page.addInitScript(stubWakeLock);
  await page.reload();
  await unfoldAll(page);
  const recipe = page.getByRole("article").nth(1);
  const box = recipe.getByRole("checkbox", { name: words.cookAlong.keepScreenOn, exact: true });
  await box.focus();
  await page.keyboard.press("Space");
  await expect(recipe.getByText(words.cookAlong.screenOn, { exact: true })).toBeVisible();
  expect(await locksHeld(page)).toBe(1);
  await box.uncheck();
  await expect(recipe.getByText(words.cookAlong.screenOff, { exact: true })).toBeVisible();
  expect(await locksHeld(page)).toBe(0);
});

test("a browser without a wake lock shows no box for it, and the page's policy allows one", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "wakeLock"));
  const response = await page.reload();
  expect(response?.headers()["permissions-policy"]).toContain("screen-wake-lock=(self)");
  await unfoldAll(page);
  await expect(stepper(page, recipes[0]?.title ?? "")).toBeVisible();
  await expect(page.getByText(words.cookAlong.keepScreenOn).first()).toBeHidden();
});

test("nothing moves when the controls appear", async ({ page }) => {
  const { title = "" } = recipes[0] ?? {};
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  const card = page.getByRole("article").first();
  await card.locator("summary").last().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const places = () =>
    card.evaluate((card) =>
      [...card.querySelectorAll("summary, li, a, h3")]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        }),
    );
  const before = await places();
  await expect(stepper(page, title)).toHaveCount(0);
  release();
  await expect(stepper(page, title)).toBeVisible();
  expect(await places()).toEqual(before);
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
  await page.addInitScript(stubWakeLock);
  await page.reload();
  await unfoldAll(page);
  await page.getByRole("article").first().getByRole("button", { name: words.cookAlong.more, exact: true }).click();
  await page.getByRole("article").first().locator("ul").getByRole("checkbox").first().check();
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

  test("recipes read as written, without controls that would do nothing", async ({ page }) => {
    await page.goto(at("/recipes"));
    await unfoldAll(page);
    for (const facts of recipes) {
      const recipe = page.locator(`article#${facts.slug}`);
      const { ingredients } = recipeLines(content, facts);
      for (const { text } of ingredients) await expect(recipe.getByRole("listitem").getByText(text)).toBeVisible();
      await expect(stepper(page, facts.title)).toHaveCount(0);
      await expect(recipe.getByRole("checkbox")).toHaveCount(0);
      await expect(recipe.getByText(words.cookAlong.keepScreenOn)).toBeHidden();
    }
  });

  test("the page prints every recipe, each on its own sheet", async ({ page }) => {
    expect(await sheets(page, at("/recipes"))).toBe(recipes.length);
  });
});
