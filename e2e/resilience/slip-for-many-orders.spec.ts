import { expect, type Page, test } from "@playwright/test";
import { gramsForMany, spiceForMany } from "../../app/features/measures/for-many.ts";
import { fewestPacks } from "../../app/features/packs/fewest-packs.ts";
import { languages, pathIn } from "../../app/site/languages.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, contentIn, escapeRegExp } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import {
  button,
  type Counts,
  choiceOf,
  closeSheet,
  ordered,
  plus,
  pressPack,
  seeSlip,
  sheet,
} from "../helpers/slip-orders.ts";
import { openPage } from "../helpers/support.ts";

/** Orders of dishes for many people: no goods lost or added by mistake (docs/decisions/0007). */

const words = content.slip;
const otherLanguage = languages.find((language) => language !== content.language) ?? content.language;
type Recipe = (typeof content.recipes)[number];

test.use({ baseURL: launchURL });
test.beforeEach(({ context }) => context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" })));

/** What a dish for so many people puts on the slip. */
function dishFor({ spices, serves }: Recipe, people: number): Counts {
  const counts: Counts = {};
  for (const spice of spices) {
    const product = content.products.find(({ slug }) => slug === spice.id);
    const facts = product ?? content.spices.find(({ id }) => id === spice.id) ?? {};
    const factor = people / serves;
    const { amount = 0, unit } = spiceForMany(spice, factor, facts);
    if (product)
      for (const { pack, count } of fewestPacks(gramsForMany(spice, factor, facts) ?? 0, product.price.packs))
        counts[`${spice.id}.${pack.id}`] = count;
    else if (amount > 0) counts[`${spice.id}.g`] = Math.round(amount * (unit === "kg" ? 1000 : 1));
  }
  return counts;
}

/** Recipes that offer packs for many: all their spices have a weight. */
const weighed = content.recipes.filter(({ spices }) =>
  spices.every((spice) => {
    const facts = [...content.products, ...content.spices].find(
      (one) => ("slug" in one ? one.slug : one.id) === spice.id,
    );
    return !spice.unit || gramsForMany(spice, 1, facts ?? {}) !== undefined;
  }),
);
/** Two of them that need the same spice, which is no product: turmeric. */
const sharedSpice = content.spices.find(
  ({ id }) => weighed.filter((recipe) => `${id}.g` in dishFor(recipe, 100)).length > 1,
);
const [first, second] = weighed.filter((recipe) => sharedSpice && `${sharedSpice.id}.g` in dishFor(recipe, 100));
test.skip(!first || !second, "No two recipes need a spice without a card");

/** Puts a dish for so many people on the slip. */
async function putDish(page: Page, { slug }: Recipe, people: number, language = content.language): Promise<void> {
  const { cookAlong, forMany } = contentIn(language).pages.recipes;
  const path = pathIn(language, "/recipes");
  if (new URL(page.url(), launchURL).pathname !== path) await openPage(page, path);
  const card = page.locator(`#${slug}`);
  const ingredients = card.locator("details").first();
  if (!(await ingredients.evaluate((details: HTMLDetailsElement) => details.open)))
    await ingredients.locator("summary").click();
  await card.getByLabel(cookAlong.people).fill(String(people));
  await card.getByRole("button", { name: new RegExp(`^${escapeRegExp(forMany.put)}`) }).click();
}

for (const steps of [
  [
    [100, 75],
    [100, 150],
    [125, 150],
  ],
  [
    [40, 13],
    [40, 500],
  ],
  [
    [250, 250],
    [13, 250],
  ],
] as const)
  test(`two dishes that need the same spice add up, and each replaces only its own share: ${steps.join("; ")}`, async ({
    page,
  }) => {
    for (const [one, other] of steps) {
      await putDish(page, first as Recipe, one);
      await putDish(page, second as Recipe, other);
      expect(await ordered(page)).toEqual(plus(dishFor(first as Recipe, one), dishFor(second as Recipe, other)));
      const name = interpolate(words.dishFor, { name: second?.title ?? "", count: String(other) });
      await expect(sheet(page)).toContainText(name);
      await closeSheet(page);
    }
    const [one] = steps.at(-1) ?? [0];
    await seeSlip(page).click();
    await sheet(page)
      .locator("ul > li", { hasText: second?.title ?? "" })
      .getByRole("button")
      .click();
    expect(await ordered(page)).toEqual(dishFor(first as Recipe, one));
    await expect(sheet(page).getByRole("heading")).toBeFocused();
  });

for (const [end, people] of [
  ["sent", 200],
  ["emptied", 100],
  ["emptied", 13],
] as const)
  test(`a dish for ${people} on a slip that was ${end} takes away nothing that was put by hand`, async ({ page }) => {
    const dish = dishFor(first as Recipe, people);
    await putDish(page, first as Recipe, people);
    await seeSlip(page).click();
    if (end === "sent") {
      await sheet(page)
        .getByRole("link", { name: /WhatsApp/ })
        .click();
      await button(page, words.startNew).click();
    } else await button(page, words.clear).click();
    await closeSheet(page);
    await pressPack(page);
    await pressPack(page);
    await putDish(page, first as Recipe, people);
    expect(await ordered(page)).toEqual(plus(dish, { [choiceOf(0)]: 2 }));
  });

for (const [one, other, language] of [
  [200, 13, content.language],
  [13, 200, otherLanguage],
  [100, 500, otherLanguage],
] as const)
  test(`a dish for ${one}, then for ${other} in another tab in ${language}, replaces its share`, async ({
    page,
    context,
  }) => {
    await putDish(page, first as Recipe, one);
    const tab = await context.newPage();
    await openPage(tab, pathIn(language, "/recipes"));
    await putDish(tab, first as Recipe, other, language);
    expect(await ordered(page)).toEqual(dishFor(first as Recipe, other));
    // And back, in the first tab, which heard of it.
    await closeSheet(page);
    await putDish(page, first as Recipe, one);
    expect(await ordered(page)).toEqual(dishFor(first as Recipe, one));
  });

test("a line that was changed by hand stays when its dish is taken off", async ({ page }) => {
  await putDish(page, first as Recipe, 100);
  await seeSlip(page).click();
  const line = sheet(page).locator("ol > li").first();
  await line.getByRole("textbox").fill("7");
  await page.keyboard.press("Tab");
  await putBackAndTakeOff(page);
  expect(Object.values(await ordered(page))).toEqual([7]);
});

async function putBackAndTakeOff(page: Page): Promise<void> {
  await closeSheet(page);
  await putDish(page, first as Recipe, 100);
  await seeSlip(page).click();
  await expect(sheet(page).locator("ol > li").first().getByRole("textbox")).toHaveValue("7");
  await sheet(page)
    .locator("ul > li", { hasText: first?.title ?? "" })
    .getByRole("button")
    .click();
}

/** Dishes whose packs would be short if they held the weight as it is shown, which is rounded. */
const roundedDown = weighed.flatMap((recipe) =>
  Array.from({ length: 488 }, (_, index) => index + 13).flatMap((people) => {
    const factor = people / recipe.serves;
    return recipe.spices.flatMap((spice) => {
      const found = content.products.find(({ slug }) => slug === spice.id);
      const grams = found && gramsForMany(spice, factor, found);
      if (!found || !grams) return [];
      const { amount = 0, unit } = spiceForMany(spice, factor, found);
      const shown = fewestPacks(amount * (unit === "kg" ? 1000 : 1), found.price.packs);
      const held = shown.reduce((sum, { pack, count }) => sum + pack.grams * count, 0);
      return held < grams ? [{ recipe, people, id: spice.id, grams }] : [];
    });
  }),
);
const someRoundedDown = [0, 0.5, 0.99].flatMap((part) => roundedDown[Math.floor(roundedDown.length * part)] ?? []);
for (const { recipe, people, id, grams } of new Set(someRoundedDown))
  test(`packs hold the exact need of ${id}: ${recipe.title} for ${people}`, async ({ page }) => {
    await putDish(page, recipe, people);
    const packs = content.products.find(({ slug }) => slug === id)?.price.packs ?? [];
    const held = Object.entries(await ordered(page)).map(
      ([choice, count]) => (packs.find((pack) => choice === `${id}.${pack.id}`)?.grams ?? 0) * count,
    );
    expect(held.reduce((sum, weight) => sum + weight, 0)).toBeGreaterThanOrEqual(grams);
  });

for (const length of [197, 200, 20])
  test(`with ${length} letters of own words, a dish for 60 leaves nothing out`, async ({ page }) => {
    await pressPack(page);
    await seeSlip(page).click();
    await sheet(page).getByLabel(words.also).fill("a".repeat(length));
    await closeSheet(page);
    await putDish(page, second as Recipe, 60);
    expect(await ordered(page)).toEqual(plus({ [choiceOf(0)]: 1 }, dishFor(second as Recipe, 60)));
    await expect(sheet(page).getByLabel(words.also)).toHaveValue("a".repeat(length));
  });
