import { expect, test } from "@playwright/test";
import { within } from "@testing-library/react";
import sharp from "sharp";
import { maxFeatured } from "../../app/content/template-variables.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { addressesOf, chatIn, documentAt, mainOf, regionText, sectionsOf, textsOf } from "../helpers/built-pages.ts";
import { content, escapeRegExp, localPath, mainNumber, starsOf } from "../helpers/content.ts";
import { allProducts, productNames } from "../helpers/expected-catalogue.ts";
import { loadPictures } from "../helpers/in-page.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { specified } from "../helpers/specified.ts";
import { openPage } from "../helpers/support.ts";

const words = content.pages.home;
const { catalogue } = content;

/** The products that have a card on the home page. */
const featured = allProducts.slice(0, maxFeatured);

const main = () => mainOf(localPath("/"));

/** A product's card, by its fragment identifier. */
const cardOf = ({ slug }: { slug: string }) => documentAt(localPath("/")).getElementById(slug) as HTMLElement; // Each has one.

test("the hero shows the founding year, and links to the products", () => {
  const [hero] = sectionsOf(localPath("/"));
  expect(hero?.textContent).toMatch(new RegExp(`${specified.since.label}\\s*${specified.since.year}`));
  expect(addressesOf(hero)).toContain(localPath("/products"));
});

test("the pack sizes are listed at the top", () => {
  const packs = main().getByRole("list", { name: words.hero.packsName });
  expect(textsOf(within(packs).getAllByRole("listitem"))).toEqual(words.hero.packs.map(({ text }) => text));
});

test("the stats read as specified, also when they are copied: the figure, then its label", async ({ page }) => {
  const figures = specified.stats.map(({ label, value }) => `${value} ${label}`);
  const section = sectionsOf(localPath("/")).find(({ textContent }) => textContent?.includes(words.stats.name));
  expect(textsOf(section?.querySelectorAll("ul > li") ?? [])).toEqual(figures);
  await openPage(page, localPath("/"));
  const items = page.locator("main section").filter({ hasText: words.stats.name }).locator("ul > li");
  // As it is laid out, where a space at a forced break is lost. The labels are capitals by style.
  await expect(items).toHaveText(figures, { useInnerText: true, ignoreCase: true });
});

test("the heritage timeline shows the establishment and the brand launch with their years", () => {
  const items = textsOf(main().getAllByRole("listitem"));
  for (const { year, event } of specified.heritage)
    expect(items.filter((item) => event.test(item))).toEqual([expect.stringContaining(year)]);
});

test("the founders' message is shown", () => {
  expect(documentAt(localPath("/")).querySelector("figure blockquote")?.textContent).toMatch(/\p{L}/u);
});

test("the featured products have cards, in the order of the content", () => {
  const headings = featured.map((product) => within(cardOf(product)).getByRole("heading"));
  const inOrder = main().getAllByRole("heading", { level: 3 });
  expect(textsOf(inOrder.filter((heading) => headings.includes(heading)))).toEqual(productNames(featured));
});

test("each card has two labels and stars, no spice level, and links to a chat about it", () => {
  for (const product of featured) {
    const card = within(cardOf(product));
    const { name, price, rating, badges } = product;
    card.getByRole("img", { name: starsOf(product) });
    expect([rating >= specified.ratings.from, rating <= specified.ratings.to]).toEqual([true, true]);
    expect(card.queryByRole("img", { name: levelWords })).toBeNull();
    const labels = within(card.getByRole("list", { name: catalogue.labels }));
    expect(textsOf(labels.getAllByRole("listitem"))).toEqual(badges);
    expect(badges).toHaveLength(specified.badges);
    const link = card.getByRole("link", { name: (text) => text.startsWith(interpolate(catalogue.askAbout, { name })) });
    const text = interpolate(catalogue.message, { name, price: price.text });
    expect(chatIn(link)).toEqual({ number: mainNumber, text });
  }
});

test("every state has its status, and leads to the distributors; three verified buyers give five stars", () => {
  const { states, note } = words.regions;
  const headquarters = states.find(({ status }) => status === "headquarters");
  expect(regionText(localPath("/"), headquarters?.region ?? "")).toContain(note ?? "");
  expect(addressesOf(documentAt(localPath("/")).querySelector("main"))).toContain(localPath("/distributors"));
  expect(new Set(states.map(({ status }) => status))).toEqual(new Set(Object.keys(specified.statuses)));
  for (const { region, status } of states)
    expect(regionText(localPath("/"), region)).toContain(specified.statuses[status]);
  const { quotes, verified } = words.testimonials;
  expect(verified).toBe(specified.verified);
  expect(quotes).toHaveLength(specified.testimonials);
  for (const { rating, isVerified } of quotes) expect([rating, isVerified]).toEqual([specified.testimonialStars, true]);
});

test("four reasons and three promises close the page", () => {
  const [reasons, closing] = sectionsOf(localPath("/")).slice(-2);
  expect(reasons?.querySelectorAll("ol > li")).toHaveLength(specified.homeReasons);
  const promises = closing?.querySelectorAll("ul > li") ?? [];
  expect(textsOf(promises)).toEqual(specified.promises.map((promise) => expect.stringMatching(promise)));
  expect(addressesOf(closing)).toContain(`tel:+${mainNumber}`);
});

test("the page states the shelf life", () => {
  expect(documentAt(localPath("/")).querySelector("main")?.textContent).toMatch(specified.shelfLife);
});

/** Matches any number of chillies. */
const levelWords = new RegExp(escapeRegExp(catalogue.spiceLevel).replace("\\{level\\}", "\\d"));

// As the pictures of the guide (e2e/studio/forms.ts).
if (process.env.STUDIO_PICTURES)
  test("the picture of the README is taken again", async ({ page }) => {
    const view = async (width: number, height: number, path: string, shownWidth: number) => {
      await page.setViewportSize({ width, height });
      await openPage(page, launchURL + path);
      await page.evaluate(loadPictures);
      return await sharp(await page.screenshot())
        .resize(shownWidth)
        .toBuffer();
    };
    const laptop = await view(1440, 900, "/", 960);
    const phone = await view(390, 844, "/products", 248);
    await sharp({ create: { width: 1080, height: 640, channels: 4, background: "transparent" } })
      .composite([
        { input: laptop, left: 0, top: 0 },
        { input: phone, left: 832, top: 106 },
      ])
      .webp({ quality: 75 })
      .toFile("docs/pictures/site.webp");
  });
