import { expect, type Page, test } from "@playwright/test";
import { readContent } from "../../app/content/read.server.ts";
import { spicesOfDishes } from "../../app/features/dabba/dabba.ts";
import { spicesOf } from "../../app/features/recipes/recipe-lines.ts";
import { languages, pathIn } from "../../app/site/languages.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { pluralForm } from "../../app/text/numbers.ts";
import { content, hasSlip, language, localPath } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { unreadableText } from "../helpers/layout-problems.ts";
import {
  expectAccessibleInBothThemes,
  expectSaid,
  holdRequests,
  openPage,
  recordEvents,
  restyle,
  storedSlip,
  unfoldAll,
  waitForHydration,
} from "../helpers/support.ts";

/** The spice box above the recipes, whose bowls are switches: the launch set has it (docs/decisions/0007). */

const words = content.dabba;
const path = localPath("/recipes");
const dishes = content.recipes.map((recipe) => ({ slug: recipe.slug, spices: spicesOf(content, recipe) }));
const spices = spicesOfDishes(dishes);
/** A dish below the first that has a product among its spices, and so a pack that can be missing. */
const dish = dishes.findLast(({ spices }) => spices.some(({ card }) => card));
const product = dish?.spices.find(({ card }) => card);
const others = dish?.spices.filter(({ id }) => id !== product?.id) ?? [];

test.use({ baseURL: launchURL });
test.skip(!dish || !product || dishes.length < 2 || others.length === 0, "No dish has a product and another spice");

const bowls = (page: Page) => page.getByRole("form", { name: words.title });
const bowl = (page: Page, id: string | undefined) => page.locator(`main form:has(h3) input[name="${id}"]`);
const card = (page: Page) => page.locator(`article#${dish?.slug}`);
const slugs = (page: Page) =>
  page.locator("main article").evaluateAll((cards: HTMLElement[]) => cards.map(({ id }) => id));
const have = (page: Page) => new URLSearchParams(new URL(page.url()).search).get("have")?.split("_") ?? [];
const missing = (id: string | undefined) =>
  interpolate(words.missing, { names: spices.find((spice) => spice.id === id)?.name ?? "" });

/** Expects the dishes that the visitor can cook before the others. */
async function expectReadyFirst(page: Page): Promise<void> {
  await expect(bowls(page).locator("ul + div p")).not.toBeEmpty();
  const texts = await page.locator("main article").allTextContents();
  const isReady = texts.map((text) => text.includes(words.complete));
  expect(isReady).toEqual(isReady.toSorted((a, b) => Number(b) - Number(a)));
  const all = dishes.length;
  const count = isReady.filter(Boolean).length;
  const sentence = interpolate(pluralForm(words.count, count, language), { count: String(count), all: String(all) });
  await expect(bowls(page).locator("ul + div p")).toHaveText(count === 0 ? words.none : sentence);
}

test("bowls are filled by keyboard, dishes come up, and what is missing is put on the slip with one press", async ({
  page,
}) => {
  await openPage(page, path);
  const seen = recordEvents(page);
  const initial = await slugs(page);
  expect(new URL(page.url()).search).toBe("");
  await expect(bowls(page).getByRole("checkbox")).toHaveCount(spices.length);
  for (const { name } of spices)
    await expect(bowls(page).getByRole("checkbox", { name, exact: true })).not.toBeChecked();
  for (const { id } of others) {
    await bowl(page, id).focus();
    await page.keyboard.press("Space");
    await expect(bowl(page, id)).toBeFocused();
  }
  await expect(card(page)).toContainText(missing(product?.id));
  await expectReadyFirst(page);
  expect(have(page).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
  await expectAccessibleInBothThemes(page);

  const put = card(page).getByRole("button", { name: new RegExp(`^${words.put}`) });
  if (hasSlip) {
    await put.press("Enter");
    await expect(page.locator("#slip aside")).toBeVisible();
    const { lines } = await storedSlip(page);
    expect(lines).toMatch(new RegExp(`^${product?.id}\\.[^_]+$`));
  }

  await bowl(page, product?.id).focus();
  await page.keyboard.press("Space");
  await expect(card(page)).toContainText(words.complete);
  await expect(put).toHaveCount(0);
  await expectReadyFirst(page);

  await bowls(page).getByRole("button", { name: words.clear }).press("Enter");
  await expect(bowls(page).getByRole("checkbox").first()).toBeFocused();
  await expect(card(page)).not.toContainText(words.complete);
  expect(await slugs(page)).toEqual(initial);
  expect(new URL(page.url()).search).toBe("");
  expect(seen.errors).toEqual([]);
});

test("a dabba is shared by its address, survives a reload and Back, and is the same in every language", async ({
  page,
}) => {
  const ids = dish?.spices.map(({ id }) => id) ?? [];
  await openPage(page, `${path}?have=${ids.join("_")}_no-such-spice`);
  const expectFilled = async () => {
    for (const { id } of spices) await expect(bowl(page, id)).toBeChecked({ checked: ids.includes(id) });
    expect(have(page).toSorted()).toEqual(ids.toSorted());
  };
  await expectFilled();
  await expect(card(page)).toContainText(words.complete);
  await expectReadyFirst(page);
  await page.reload();
  await waitForHydration(page);
  await expectFilled();
  await page.goto(localPath("/about"));
  await page.goBack();
  await waitForHydration(page);
  await expectFilled();
  await expectReadyFirst(page);
  const other = languages.find((other) => other !== language) ?? language;
  await page
    .getByRole("banner")
    .locator(`[hreflang=${other}]`)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${pathIn(other, "/recipes")}\\?`));
  await waitForHydration(page);
  await expectFilled();
  await expect(card(page)).toContainText(readContent(other).dabba.complete);
});

test("a bowl that is filled before the code arrives stays filled and counts", async ({ page }) => {
  const letThrough = await holdRequests(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await bowl(page, product?.id).check();
  letThrough();
  await waitForHydration(page);
  await expect(bowl(page, product?.id)).toBeChecked();
  expect(have(page)).toEqual([product?.id]);
  await expectReadyFirst(page);
});

test("filling a bowl moves none of them, and every name and target has room", async ({ page }) => {
  await openPage(page, path);
  await restyle(page);
  const labels = page.locator("main form:has(h3) label");
  const places = () =>
    labels.evaluateAll((all) => all.map((label) => Math.round(label.getBoundingClientRect().top + scrollY)));
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await places();
    await bowl(page, product?.id).check();
    await expect(bowls(page).locator("ul + div p")).not.toBeEmpty();
    expect(await places()).toEqual(before);
    expect(await unreadableText(page)).toEqual([]);
    const sizes = await labels.evaluateAll((all: HTMLElement[]) =>
      all.map((label) => Math.min(label.offsetWidth, label.offsetHeight)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    await bowl(page, product?.id).uncheck();
    await expect(bowls(page).locator("ul + div p")).toBeEmpty();
  }
});

test("without scripts and on paper there is the drawing, and no switches", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${path}?have=${product?.id}`);
  await expect(page.locator("main > section img").first()).toBeVisible();
  await expect(bowl(page, product?.id)).toBeHidden();
  await context.close();
  const printed = await browser.newPage();
  await openPage(printed, `${launchURL}${path}?have=${product?.id}`);
  await expect(bowl(printed, product?.id)).toBeVisible();
  await printed.emulateMedia({ media: "print" });
  await expect(bowl(printed, product?.id)).toBeHidden();
  const names = others.map(({ name }) => name).join(", ");
  await expect(card(printed).getByText(interpolate(words.missing, { names }))).toBeHidden();
  await printed.close();
});

test("how many dishes can be cooked is announced in the region of all cards, after what a card said", async ({
  page,
}) => {
  const { cookAlong } = content.pages.recipes;
  await openPage(page, path);
  await unfoldAll(page);
  const [recipe] = content.recipes;
  const servings = (recipe?.serves ?? 0) + 1;
  await page.getByRole("button", { name: cookAlong.more, exact: true }).first().click();
  await expectSaid(
    page,
    interpolate(pluralForm(cookAlong.amountsFor, servings, language), { count: String(servings) }),
  );
  await bowls(page).getByRole("checkbox").first().check();
  const said = await bowls(page).locator("ul + div p").textContent();
  await expectSaid(page, said ?? "");
});
