import { expect, type Page, test } from "@playwright/test";
import { interpolate } from "../app/ui/interpolate.ts";
import { at, content, escaped, exactly, mainNumber, starsOf } from "./content.ts";
import { allProducts, names } from "./listing.ts";
import { specified } from "./specified.ts";
import { chat, layOut, productCards, regionCard } from "./support.ts";

const words = content.pages.home;
const { catalogue } = content;

test.beforeEach(async ({ page }) => page.goto(at("/")));

test("the hero shows the founding year, and links to the products and a chat", async ({ page }) => {
  const hero = page.locator("section").first();
  await expect(hero).toContainText(new RegExp(`${specified.since.label}\\s*${specified.since.year}`));
  await expect(hero.locator(`a[href="${at("/products")}"]`)).toBeVisible();
  expect(chat(await hero.locator('a[href*="wa.me"]').getAttribute("href"))).toEqual({
    number: mainNumber,
    text: words.hero.whatsapp.message,
  });
});

test("the pack sizes are listed at the top", async ({ page }) => {
  const packs = page.getByRole("list", { name: words.hero.packsName, exact: true });
  await expect(packs.getByRole("listitem")).toHaveText(words.hero.packs);
});

test("the stats show the specified figures", async ({ page }) => {
  const stats = page.locator("dl").first();
  await expect(stats.getByRole("term")).toHaveText(specified.stats.map(([label]) => label));
  await expect(stats.getByRole("definition")).toHaveText(specified.stats.map(([, value]) => value));
});

test("the heritage timeline shows the establishment and the brand launch with their years", async ({ page }) => {
  for (const [year, event] of specified.heritage)
    await expect(page.getByRole("listitem").filter({ hasText: event })).toContainText(year);
});

test("the founders' message is shown", async ({ page }) => {
  await expect(page.locator("figure blockquote").first()).toBeVisible();
});

test("every product has a card, in the order of the content", async ({ page }) => {
  expect(await productCards(page).getByRole("heading").allTextContents()).toEqual(names(allProducts));
});

test("each card links to a chat that names the product and its packs", async ({ page }) => {
  for (const product of allProducts) {
    const { name, price } = product;
    const link = cardOf(page, product).getByRole("link", { name: interpolate(catalogue.askAbout, { name }) });
    expect(chat(await link.getAttribute("href"))).toEqual({
      number: mainNumber,
      text: interpolate(catalogue.message, { name, price }),
    });
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test("each card shows its price, its stars and its two labels", async ({ page }) => {
  await layOut(page);
  for (const product of allProducts) {
    const card = cardOf(page, product);
    // Screen readers read, and people copy, the drawn weights as the price text.
    await expect(card).toContainText(new RegExp(`${escaped(product.price)}$`, "m"), { useInnerText: true });
    await expect(card.getByRole("img", { name: starsOf(product), exact: true })).toBeVisible();
    expect(product.rating).toBeGreaterThanOrEqual(specified.ratings.from);
    expect(product.rating).toBeLessThanOrEqual(specified.ratings.to);
    await expect(card.getByRole("list", { name: catalogue.labels }).getByRole("listitem")).toHaveText(product.badges);
    expect(product.badges).toHaveLength(specified.badges);
  }
});

test("each card shows its picture, tag, uses and benefits", async ({ page }) => {
  for (const product of allProducts) {
    const card = cardOf(page, product);
    if (product.picture) await expect(card.locator("img")).toHaveAttribute("alt", /./);
    else await expect(card.getByRole("img", { name: catalogue.noPicture })).toBeVisible();
    await expect(card.getByRole("term")).toHaveText([catalogue.uses, catalogue.benefits]);
    await expect(card.getByRole("definition")).toHaveText([product.uses, product.benefits]);
    await expect(card.getByRole("paragraph").filter({ hasText: exactly(product.tag) })).toBeVisible();
    await expect(card.getByRole("img", { name: levelWords })).toHaveCount(0);
  }
});

test("popular and new products have their badges", async ({ page }) => {
  for (const [badge, named] of [
    [catalogue.isPopular, allProducts.filter(({ isPopular }) => isPopular)],
    [catalogue.isNew, allProducts.filter(({ isNew }) => isNew)],
  ] as const) {
    const cards = productCards(page).filter({ has: page.getByText(badge, { exact: true }) });
    expect(await cards.getByRole("heading").allTextContents()).toEqual(names(named));
  }
});

test("the regional presence shows every state with status and cities", async ({ page }) => {
  const { states } = words.regions;
  expect(states.map(({ status }) => status)).toEqual(expect.arrayContaining([...specified.statuses]));
  for (const { region, status, note } of states) {
    await expect(regionCard(page, region)).toContainText(note ? `${status} · ${note}` : status);
    for (const city of content.regionWords[region]?.cities ?? [])
      await expect(regionCard(page, region)).toContainText(city);
  }
});

test("the page links to the distributors and to a chat about a partnership", async ({ page }) => {
  const main = page.getByRole("main");
  const { label, message } = words.regions.join.whatsapp;
  await expect(main.locator(`a[href="${at("/distributors")}"]`)).toBeVisible();
  expect(chat(await main.getByRole("link", { name: label }).getAttribute("href"))).toEqual({
    number: mainNumber,
    text: message,
  });
});

test("three testimonials are marked Verified Buyer, with five stars each", async ({ page }) => {
  const testimonials = page.locator("figure", { hasText: specified.verified });
  await expect(testimonials).toHaveCount(specified.testimonials);
  await expect(testimonials.locator("blockquote")).toHaveText(words.testimonials.quotes.map(({ text }) => text));
  await expect(
    testimonials.getByRole("img", { name: starsOf({ rating: specified.testimonialStars }), exact: true }),
  ).toHaveCount(specified.testimonials);
});

test("four reasons and three promises close the page", async ({ page }) => {
  const sections = page.locator("main > section");
  await expect(sections.nth(-2).locator("ol > li")).toHaveCount(specified.homeReasons);
  const closing = sections.last();
  await expect(closing.locator("ul > li")).toHaveText([...specified.promises]);
  await expect(closing.locator(`a[href="tel:+${mainNumber}"]`)).toBeVisible();
  expect(chat(await closing.locator('a[href*="wa.me"]').getAttribute("href"))).toEqual({
    number: mainNumber,
    text: words.callToAction.whatsapp.message,
  });
});

test("the page states the shelf life", async ({ page }) => {
  await expect(page.getByRole("main")).toContainText(specified.shelfLife);
});

/** A product's card, by its fragment identifier. */
const cardOf = (page: Page, { slug }: { slug: string }) => page.locator(`#${slug}`);

/** Matches any number of chillies. */
const levelWords = new RegExp(escaped(catalogue.spiceLevel).replace("\\{level\\}", "\\d"));
