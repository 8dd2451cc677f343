import { expect, type Locator, type Page, test } from "@playwright/test";
import { nameOnPacket } from "../../app/content/read.server.ts";
import { recipeLines } from "../../app/features/recipes/recipe-lines.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, heatOf, localPath, packsOf, regionOf, starsOf } from "../helpers/content.ts";
import { enquiryForms } from "../helpers/enquiry-forms.ts";
import { specified } from "../helpers/specified.ts";
import { desktop, formField, openPage, unfoldAll } from "../helpers/support.ts";

/**
 * Every field of docs/specification.md, 3, is visible; 18 says where the few are used that no card shows. Other tests read
 * the built documents, where a hidden text counts, too.
 */

const { catalogue, pages } = content;

/** Opens a page, and runs a check on a phone and on a desktop. */
async function onEveryScreen(page: Page, path: string, check: () => Promise<void>): Promise<void> {
  await openPage(page, localPath(path));
  await unfoldAll(page);
  for (const { viewport } of [{ viewport: { width: 390, height: 844 } }, desktop]) {
    await page.setViewportSize(viewport);
    await check();
  }
}

/** Expects that these texts are visible in an element, and these pictures, by their names. */
async function expectVisible(within: Locator, texts: readonly unknown[], pictures: readonly string[] = []) {
  const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase();
  const shown = plain(await within.innerText());
  for (const text of texts) if (text) expect(shown).toContain(plain(String(text)));
  for (const name of pictures) await expect(within.getByRole("img", { name, exact: true })).toBeVisible();
}

test("each product's card shows all its fields", ({ page }) =>
  onEveryScreen(page, "/products", async () => {
    for (const product of content.products) {
      const card = page.locator(`[id="${product.slug}"]`);
      const { name, uses, benefits, tag, badges, region, isNew, isPopular, hindi, rating, spiceLevel } = product;
      const facts = [name, uses, benefits, tag, ...badges, catalogue.regions[region], rating.toFixed(1), hindi];
      const marks = [isNew && catalogue.isNew, isPopular && catalogue.isPopular, nameOnPacket(content, product.slug)];
      const packs = `${catalogue.packs}: ${packsOf(product)}`;
      await expectVisible(card, [...facts, ...marks, packs], [starsOf(product), heatOf(product)]);
      expect(spiceLevel).toBeLessThanOrEqual(specified.maxSpiceLevel);
      await expect(card.locator("picture img, svg").first()).toBeVisible();
    }
  }));

test("testimonials and state cards show all their fields", ({ page }) =>
  onEveryScreen(page, "/", async () => {
    const { testimonials, regions } = pages.home;
    for (const { name, location, text, isVerified, rating } of testimonials.quotes) {
      const figure = page.getByRole("figure").filter({ hasText: text });
      const stars = interpolate(testimonials.rating, { rating: String(rating) });
      await expectVisible(figure, [name, location, text, isVerified && testimonials.verified], [stars]);
      await expect(figure.locator("figcaption :is(img, svg)")).toBeVisible();
    }
    for (const { region, status } of regions.states) {
      const { name = "", cities = [] } = regionOf(region) ?? {};
      const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name }) });
      await expectVisible(card, [name, ...cities, content.layout.statuses[status]]);
      await expect(card.locator("svg").first()).toBeVisible();
    }
  }));

test("each recipe's card shows all its fields, its emoji too", ({ page }) =>
  onEveryScreen(page, "/recipes", async () => {
    const words = pages.recipes;
    for (const recipe of content.recipes) {
      const { title, description, emoji, cookTime, difficulty, serves, steps } = recipe;
      for (const [figure, { from, to }] of [
        [cookTime, specified.cookTime],
        [serves, specified.serves],
      ] as const)
        expect([figure >= from, figure <= to]).toEqual([true, true]);
      expect(specified.difficulties).toContain(words.difficulties[difficulty]);
      const card = page.locator(`article[id="${recipe.slug}"]`);
      const facts = [interpolate(words.minutes, { minutes: String(cookTime) }), words.difficulties[difficulty]];
      const { spices, ingredients } = recipeLines(content, recipe);
      const lines = [...spices, ...ingredients].map(({ text }) => text);
      await expectVisible(card, [title, description, emoji, ...steps, ...facts, ...lines]);
      await expect(card.getByRole("definition").last()).toBeVisible();
    }
  }));

for (const { path, words } of enquiryForms)
  test(`the form of ${path} shows all its fields`, async ({ page }) => {
    await openPage(page, path);
    for (const [name, field] of Object.entries(words)) {
      const label = typeof field === "object" && "label" in field ? field : undefined;
      if (label) await expect(formField(page, label), name).toBeVisible();
      if (/^(hasLicense|agreedToTerms)$/.test(name)) await expect(page.getByText(String(field))).toBeVisible();
    }
  });
