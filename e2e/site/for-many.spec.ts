import { expect, type Page, test } from "@playwright/test";
import { gramsForMany, peopleRange, spiceForMany } from "../../app/features/for-many/for-many.ts";
import { writeLine } from "../../app/features/measures/ingredient-lines.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { pluralForm } from "../../app/text/numbers.ts";
import { content, hasSlip, localPath } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { unreadableText } from "../helpers/layout-problems.ts";
import {
  expectAccessible,
  expectSaid,
  openPage,
  recordEvents,
  restyle,
  storedSlip,
  unfoldAll,
  waitForHydration,
} from "../helpers/support.ts";

/** A recipe for 13 to 500 people, which the launch set has (docs/decisions/0007). */

const words = content["for-many"];
const { units } = content.pages.recipes;
const weightOf = (id: string) => {
  const { gramsPerTeaspoon, price } = content.products.find(({ slug }) => slug === id) ?? {};
  return { gramsPerTeaspoon, packs: price?.packs };
};

/** A recipe of which every spice has a weight, and one at least has packs. */
const recipe = content.recipes.find(({ spices }) =>
  spices.every(
    ({ id, amount }) =>
      amount && (weightOf(id).gramsPerTeaspoon ?? content.spices.find((spice) => spice.id === id)?.gramsPerTeaspoon),
  ),
);
const spice = recipe?.spices.find(
  (spice) =>
    weightOf(spice.id).packs?.some(({ isLoose }) => !isLoose) &&
    gramsForMany(spice, peopleRange.to, weightOf(spice.id)) !== undefined,
);

test.use({ baseURL: launchURL });
test.skip(!recipe || !spice, "No recipe has all its spices weighed");

const card = (page: Page) => page.locator(`#${recipe?.slug}`);
const forMany = (page: Page) => card(page).locator("details", { hasText: words.title });
const field = (page: Page) => card(page).getByLabel(words.people);
/** The line of the spice for so many people. */
const measureFor = (people: number) => {
  if (!recipe || !spice) return "";
  const measure = spiceForMany(spice, people / recipe.serves, weightOf(spice.id));
  return writeLine({ name: "", amount: measure.amount, unit: measure.unit }, content.language, units).measure;
};

test("a recipe is counted for 250 by keyboard, and its packs are put on the slip", async ({ page }) => {
  await openPage(page, `${localPath("/recipes")}`);
  const seen = recordEvents(page);
  await forMany(page).locator("summary").press("Enter");
  await field(page).fill("5");
  await field(page).press("Tab");
  await expect(forMany(page)).toContainText(words.range);
  await field(page).fill("250");
  await expect(forMany(page)).not.toContainText(words.range);
  await expect(forMany(page).locator(`[data-spice="${spice?.id}"]`)).toContainText(measureFor(250));
  for (const note of words.notes) await expect(forMany(page)).toContainText(note);
  if (hasSlip) {
    const put = forMany(page).getByRole("button", { name: words.put });
    await put.press("Enter");
    await expect(page.locator("#slip aside")).toBeVisible();
    const { dishes } = await storedSlip(page);
    expect(JSON.stringify(dishes)).toContain(`${spice?.id}.`);
    await put.press("Enter");
    expect((await storedSlip(page)).dishes).toEqual(dishes);
  }
  await expectAccessible(page);

  // The whole list is copied as a text.
  await page.evaluate(() => {
    const writeText = async (copied: string) => void Object.assign(document.documentElement.dataset, { copied });
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  });
  await forMany(page).getByRole("button", { name: words.copy, exact: true }).press("Enter");
  await expect(forMany(page)).toContainText(words.copied);
  const copied = (await page.locator("html").getAttribute("data-copied")) ?? "";
  expect(copied).toContain(interpolate(words.list, { name: recipe?.title ?? "", count: "250" }));
  for (const measure of await forMany(page).locator("li:not(:only-child) > b").allTextContents())
    expect(copied).toContain(measure);
  expect(seen.errors).toEqual([]);

  await restyle(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await unreadableText(page)).toEqual([]);
  }
  await page.reload();
  await waitForHydration(page);
  await expect(field(page)).toHaveValue("250");
  await expect(forMany(page)).toContainText(measureFor(250));
});

test("what people write for a number of people counts for it", async ({ page }) => {
  await openPage(page, localPath("/recipes"));
  await forMany(page).locator("summary").click();
  for (const [typed, people] of [
    ["100 people", 100],
    ["१३ लोगों के लिए", 13],
    ["100.", 100],
    ["for 500 guests", 500],
    ["१०० लोग", 100],
  ] as const) {
    await field(page).fill("");
    await field(page).pressSequentially(typed);
    await field(page).press("Tab");
    await expect(field(page)).toHaveValue(typed);
    await expect(forMany(page).locator(`[data-spice="${spice?.id}"]`), typed).toContainText(measureFor(people));
    await expect(forMany(page), typed).not.toContainText(words.range);
  }
});

test("on paper, a recipe has its amounts for many only if they were counted", async ({ page }) => {
  await openPage(page, `${localPath("/recipes")}#${recipe?.slug}`);
  await page.emulateMedia({ media: "print" });
  await expect(forMany(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await field(page).fill("100");
  await page.emulateMedia({ media: "print" });
  await expect(forMany(page)).toContainText(measureFor(100));
  await expect(forMany(page).getByRole("button")).toHaveCount(0);
});

test("without scripts, a recipe says what counting needs", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(localPath("/recipes"));
  await forMany(page).locator("summary").click();
  await expect(forMany(page).getByText(words.withoutScript)).toBeVisible();
  await expect(field(page)).toBeHidden();
  await context.close();
});

for (const from of ["/", "/distributors"] as const)
  test(`the invitation on ${from} leads to the part for many, which is open`, async ({ page }) => {
    await openPage(page, localPath(from));
    await page.getByRole("link", { name: words.invitation }).click();
    await waitForHydration(page);
    const title = page.locator("article:target summary", { hasText: words.title });
    await expect(title.locator("..")).toHaveAttribute("open");
  });

test("a new number, and one out of range, are announced in the region of all cards", async ({ page }) => {
  const { amountsFor } = content.pages.recipes.cookAlong;
  await openPage(page, localPath("/recipes"));
  await unfoldAll(page);
  await field(page).fill("250");
  await expectSaid(page, interpolate(pluralForm(amountsFor, 250, content.language), { count: "250" }));
  await field(page).fill("900");
  await expectSaid(page, words.range);
});
