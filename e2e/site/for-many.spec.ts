import { expect, type Page, test } from "@playwright/test";
import { mostPeople, spiceForMany } from "../../app/features/measures/for-many.ts";
import { writeLine } from "../../app/features/measures/ingredient-lines.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { documentAt } from "../helpers/built-pages.ts";
import { content, localPath } from "../helpers/content.ts";
import { launchFolder, launchURL } from "../helpers/launch-site.ts";
import {
  expectAccessible,
  openPage,
  pdfSheetCount,
  recordEvents,
  storedSlip,
  unfoldAll,
  waitForHydration,
} from "../helpers/support.ts";

/** A recipe for up to 500 people, which the launch set has (docs/decisions/0007). */

const { cookAlong, forMany: words, units, actionFor } = content.pages.recipes;
const path = localPath("/recipes");
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
    spiceForMany(spice, mostPeople, weightOf(spice.id)).grams !== undefined,
);

test.use({ baseURL: launchURL });
test.skip(!recipe || !spice, "No recipe has all its spices weighed");

const card = (page: Page) => page.locator(`#${recipe?.slug}`);
const field = (page: Page) => card(page).getByLabel(cookAlong.people);
const button = (page: Page, label: string) =>
  card(page).getByRole("button", { name: interpolate(actionFor, { action: label, name: recipe?.title ?? "" }) });
/** The line of the spice for so many people. */
const measureFor = (people: number) => {
  if (!recipe || !spice) return "";
  const { measure } = spiceForMany(spice, people / recipe.serves, weightOf(spice.id));
  return writeLine({ name: "", amount: measure.amount, unit: measure.unit }, content.language, units).measure;
};
const spices = (page: Page) => card(page).getByRole("list", { name: content.pages.recipes.spices });

test("a recipe is counted for 250 by keyboard, and its packs are put on the slip", async ({ page }) => {
  await openPage(page, path);
  const seen = recordEvents(page);
  await unfoldAll(page);
  await field(page).scrollIntoViewIfNeeded();
  const place = async () => (await field(page).boundingBox())?.y ?? 0;
  const before = await place();
  await field(page).fill("250");
  await expect(spices(page)).toContainText(measureFor(250));
  for (const note of words.notes) await expect(card(page)).toContainText(note);
  // The spices above it are longer now.
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  await button(page, words.put).press("Enter");
  await expect(page.locator("#slip aside")).toBeVisible();
  expect(JSON.stringify((await storedSlip(page)).dishes)).toContain(`${spice?.id}.`);
  await expectAccessible(page);
  expect(seen.errors).toEqual([]);

  await page.reload();
  await waitForHydration(page);
  await expect(field(page)).toHaveValue("250");
  await expect(spices(page)).toContainText(measureFor(250));
});

test("the button prints its card alone, for its number of people, on one sheet", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
    };
  });
  const [{ slug, title } = { slug: "", title: "" }] = content.recipes;
  await openPage(page, `${launchURL}${path}?for=250#${slug}`);
  const printed = page.locator(`article#${slug}`);
  const { print } = content.controlWords["download-pdf"];
  await printed
    .getByRole("button", { name: interpolate(actionFor, { action: print, name: title }), exact: true })
    .click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(1);
  await expect(printed.getByRole("definition").last()).toHaveText("250");
  await expect(printed.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: null });
  // It ends with the browser's own event. Recipes may be longer than today's.
  const sheets = await pdfSheetCount(page);
  if (!process.env.E2E_LANGUAGE) expect(sheets).toBe(1);
  await expect(page.locator("[data-pressed-to-print]")).toHaveCount(0);
});

test("paper has the recipes that were opened, else all", async ({ page }) => {
  const onPaper = async () => {
    await page.emulateMedia({ media: "print" });
    const slugs = await page
      .getByRole("article")
      .filter({ visible: true })
      .evaluateAll((all) => all.map(({ id }) => id));
    await page.emulateMedia({ media: null });
    return slugs;
  };
  const [, second, third] = content.recipes.map(({ slug }) => slug);
  test.skip(!third, "There are no three recipes");
  await openPage(page, path);
  expect(await onPaper()).toEqual(content.recipes.map(({ slug }) => slug));
  await page.locator(`article#${third} summary`).last().click();
  expect(await onPaper()).toEqual([third]);
  await openPage(page, `${path}?for=6#${second}`);
  expect(await onPaper()).toEqual([second]);
});

test("without scripts, a recipe says what counting needs", () => {
  const built = documentAt(path, launchFolder).getElementById(recipe?.slug ?? "");
  expect(built?.querySelector("[data-without-script]")?.textContent).toContain(words.withoutScript);
});
