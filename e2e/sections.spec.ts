import { expect, test } from "@playwright/test";
import { at, content } from "./content.ts";

const { home, about, products, distributors, recipes, contact } = content.pages;

/** The sections of each page that have a label beside their title. */
const named = {
  [at("/")]: [home.stats, home.heritage, home.letter, home.products, home.regions, home.testimonials, home.why].map(
    ({ head }) => head,
  ),
  [at("/about")]: [about.mission, about.vision, about.journey.head, about.values.head, about.process.head],
  [at("/products")]: [products.why.head],
  [at("/distributors")]: [distributors.benefits.head, distributors.reach.head],
  [at("/recipes")]: [recipes.cards, recipes.tips.head],
  [at("/contact")]: [contact.faq.head],
};

for (const [path, sections] of Object.entries(named)) {
  test(`the headings of ${path} include their sections' labels @once`, async ({ page }) => {
    await page.goto(path);
    for (const { label, title } of sections)
      await expect(page.getByRole("heading", { name: `${label}: ${title}`, exact: true })).toHaveCount(1);
  });
}

test("lists keep a marker, if an empty one: without any, VoiceOver in Safari does not announce them as lists @once", async ({
  page,
}) => {
  for (const path of Object.keys(named)) {
    await page.goto(path);
    const markers = await page
      .locator("ul, ol")
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    expect(markers.length, path).toBeGreaterThan(0);
    expect(markers, path).not.toContain("none");
  }
});
