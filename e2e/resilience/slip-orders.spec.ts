import { expect, type Page, test } from "@playwright/test";
import { fewestPacks } from "../../app/features/packs/fewest-packs.ts";
import { linesForMany } from "../../app/features/recipes/lines-for.ts";
import { languages, pathIn } from "../../app/site/languages.ts";
import { content, contentIn, escapeRegExp, localPath } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { choiceOf, closeSheet, lineOf, ordered, pressPack, seeSlip, sheet, strip } from "../helpers/slip-orders.ts";
import { openPage, storeSlip } from "../helpers/support.ts";

/** Orders in which several features meet: no goods lost or added by mistake. All else about them is slip.model.test.tsx. */

const words = content.slip;

test.use({ baseURL: launchURL });
test.beforeEach(({ context }) => context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" })));

/** What recipes need for many people, of those that offer to put it on the slip. */
const pantry = Object.fromEntries([
  ...content.spices.map((spice) => [spice.id, spice]),
  ...content.products.map(({ slug, price, gramsPerTeaspoon }) => [slug, { gramsPerTeaspoon, packs: price.packs }]),
]);
const needsOf = (recipe: (typeof content.recipes)[number], people: number) =>
  linesForMany(
    { ...recipe, spices: recipe.spices.map((spice) => ({ ...spice, name: spice.id, card: undefined })) },
    people,
    () => ({ measure: "", name: "" }),
    { pantry, words: content.pages.recipes.forMany },
  ).needs;
/** Two of them that need the same product. */
const offered = content.recipes.filter((recipe) => needsOf(recipe, 100));
const shared = content.products.find(
  ({ slug }) => offered.filter((recipe) => needsOf(recipe, 20)?.has(`${slug}.g`)).length > 1,
);
const [first, second] = offered.filter((recipe) => shared && needsOf(recipe, 20)?.has(`${shared.slug}.g`));

/** Puts a dish for so many people on the slip. */
async function putDish(page: Page, { slug }: { slug: string }, people: number, language = content.language) {
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

test("dishes for many in two tabs of two languages order the packs for both", async ({ page, context }) => {
  const [one, other, language] = [100, 250, languages[1]];
  test.skip(!first || !second || !shared, "No two recipes need the same product");
  if (!first || !second || !shared) return;
  await putDish(page, first, one);
  const tab = await context.newPage();
  await putDish(tab, second, other, language);
  const grams = [needsOf(first, one), needsOf(second, other)].map((needs) => needs?.get(`${shared.slug}.g`) ?? 0);
  const packs = fewestPacks((grams[0] ?? 0) + (grams[1] ?? 0), shared.price.packs);
  const linesOf = async () => (await ordered(page)).filter((line) => line.startsWith(shared.name));
  // The other tab's storage event may still be on its way.
  await expect
    .poll(async () => (await linesOf()).map((line) => line.split(" × ").at(-1)))
    .toEqual(packs.toReversed().map(({ count }) => String(count)));
  const lines = await linesOf();
  // The same dish for another number says what it replaces, and can be put back.
  await closeSheet(page);
  await putDish(page, first, one - 1);
  await expect(strip(page)).toContainText(String(one));
  await strip(page).getByRole("button", { name: words.putBack }).click();
  expect(await linesOf()).toEqual(lines);
});

test("eight days after a slip was sent, a press starts a new one, which can be undone", async ({ page }) => {
  const opened = new Date("2026-11-26T08:00");
  await page.clock.setFixedTime(opened);
  await pressPack(page, 1);
  await seeSlip(page).click();
  await sheet(page)
    .getByRole("link", { name: /WhatsApp/ })
    .click();
  await closeSheet(page);
  await pressPack(page, 1); // Minutes later it is still the same order.
  expect(await ordered(page)).toEqual([lineOf(1, 2)]);
  await closeSheet(page);
  await page.clock.setFixedTime(new Date(opened.getTime() + 8 * 24 * 60 * 60_000));
  await page.reload();
  await pressPack(page);
  await expect(strip(page)).toContainText(words.startedApart.split("{")[0] ?? "");
  // The second pack of the old slip came after it was sent.
  expect(await ordered(page)).toEqual([lineOf(0, 1), lineOf(1, 1)]);
  await closeSheet(page);
  await strip(page).getByRole("button", { name: words.putBack }).click();
  await expect(seeSlip(page)).toBeFocused();
  expect(await ordered(page)).toEqual([lineOf(0, 1), lineOf(1, 2)]);
});

test("after a reload with the slip open, it is open, and one Back closes it and stays on the page", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));
  await storeSlip(page, `${choiceOf(0)}.999`);
  await page.goto(localPath("/about"));
  await openPage(page, localPath("/recipes"));
  await seeSlip(page).click();
  await expect(sheet(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.isDialog)).toBe(true);
  await page.reload();
  await expect(sheet(page)).toBeVisible();
  expect(await ordered(page)).toEqual([lineOf(0, 999)]);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(localPath("/recipes"));
  await page.goBack();
  await expect(page).toHaveURL(localPath("/about"));
});
