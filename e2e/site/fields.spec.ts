import { expect, type Locator, test } from "@playwright/test";
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

const expectAllVisible = async (within: Locator, texts: readonly (string | undefined)[]) => {
  for (const text of texts) if (text) await expect(within.getByText(text, { exact: true }).first()).toBeVisible();
};

for (const [screen, settings] of [
  ["a phone", {}],
  ["a desktop", desktop],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use(settings);

    test("each product's card shows all its fields", async ({ page }) => {
      await openPage(page, localPath("/products"));
      for (const product of content.products) {
        const card = page.locator(`[id="${product.slug}"]`);
        const { name, uses, benefits, tag, badges, region, isNew, isPopular } = product;
        await expectAllVisible(card, [name, uses, benefits, tag, ...badges, catalogue.regions[region]]);
        await expectAllVisible(card, [
          isNew ? catalogue.isNew : undefined,
          isPopular ? catalogue.isPopular : undefined,
        ]);
        for (const image of [starsOf(product), heatOf(product)])
          await expect(card.getByRole("img", { name: image, exact: true })).toBeVisible();
        expect(product.spiceLevel).toBeLessThanOrEqual(specified.maxSpiceLevel);
        for (const name of [product.hindi, nameOnPacket(content, product.slug)])
          if (name) await expect(card).toContainText(name);
        await expect(card.locator("picture img, svg").first()).toBeVisible();
        const price = card.locator("p").filter({ hasText: `${catalogue.packs}: ${packsOf(product)}` });
        await expect(price).toBeVisible();
      }
    });

    test("testimonials and state cards show all their fields", async ({ page }) => {
      await openPage(page, localPath("/"));
      const { testimonials, regions } = pages.home;
      for (const { name, location, text, isVerified, rating } of testimonials.quotes) {
        const figure = page.getByRole("figure").filter({ hasText: text });
        await expectAllVisible(figure, [name, location, text, isVerified ? testimonials.verified : undefined]);
        await expect(
          figure.getByRole("img", { name: interpolate(testimonials.rating, { rating: String(rating) }) }),
        ).toBeVisible();
        await expect(figure.locator("figcaption :is(img, svg)")).toBeVisible();
      }
      for (const { region, status } of regions.states) {
        const { name = "", cities = [] } = regionOf(region) ?? {};
        const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name }) });
        await expectAllVisible(card, [name, ...cities]);
        await expect(card.getByText(content.layout.statuses[status]).first()).toBeVisible();
        await expect(card.locator("svg").first()).toBeVisible();
      }
    });

    test("each recipe's card shows all its fields, its emoji too", async ({ page }) => {
      const words = pages.recipes;
      await openPage(page, localPath("/recipes"));
      await unfoldAll(page);
      for (const recipe of content.recipes) {
        const card = page.locator(`article[id="${recipe.slug}"]`);
        const { title, description, emoji, cookTime, difficulty, steps } = recipe;
        await expectAllVisible(card, [title, description, emoji, ...steps]);
        for (const [figure, { from, to }] of [
          [cookTime, specified.cookTime],
          [recipe.serves, specified.serves],
        ] as const)
          expect([figure >= from, figure <= to]).toEqual([true, true]);
        expect(specified.difficulties).toContain(words.difficulties[difficulty]);
        await expectAllVisible(card, [
          interpolate(words.minutes, { minutes: String(cookTime) }),
          words.difficulties[difficulty],
        ]);
        await expect(card.getByRole("definition").last()).toBeVisible();
        const { spices, ingredients } = recipeLines(content, recipe);
        for (const { text } of [...spices, ...ingredients])
          await expect(card.getByRole("listitem").filter({ hasText: text }).first()).toBeVisible();
      }
    });
  });

for (const { path, words } of enquiryForms)
  test(`the form of ${path} shows all its fields`, async ({ page }) => {
    await openPage(page, path);
    for (const [name, field] of Object.entries(words)) {
      const label = typeof field === "object" && "label" in field ? field : undefined;
      if (label) await expect(formField(page, label), name).toBeVisible();
      if (/^(hasLicense|agreedToTerms)$/.test(name)) await expect(page.getByText(String(field))).toBeVisible();
    }
  });
