import { expect, test } from "@playwright/test";
import { languages, pathIn } from "../../app/site/languages.ts";
import { testPorts } from "../../tools/port.ts";
import { contentIn } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { openPage, restyle, waitForHydration } from "../helpers/support.ts";

/** What a phone shows without scrolling, in both languages and both sets of controls. */

const sets = { specified: `http://localhost:${testPorts.site}`, launch: launchURL };
const widths = Array.from({ length: 56 }, (_, step) => 320 + 2 * step);
const heights = [560, 600, 640, 740, 844];

/** Widths, and heights, as text: `344x640 344x660`. */
const sizesOf = (sizes: readonly string[]) => sizes.join(" ");

for (const language of languages) {
  const path = (page: string) => pathIn(language, page);

  for (const [set, address] of Object.entries(sets))
    test(`${language}, ${set}: the floating buttons cover nothing of the hero that is pressed or read`, async ({
      page,
    }) => {
      await page.goto(address + path("/"));
      // The page is laid out in 280 sizes. Without the sections below the hero, that takes a fifth of the time.
      await restyle(page, "main > section:not(:first-of-type), body > footer { display: none }");
      expect(await page.evaluate(coveredByWidget, 1000)).not.toEqual([]);
      const covered = new Map<string, string[]>();
      for (const width of widths)
        for (const height of heights) {
          await page.setViewportSize({ width, height });
          for (const name of await page.evaluate(coveredByWidget, 0))
            covered.set(name, [...(covered.get(name) ?? []), `${width}x${height}`]);
        }
      expect(Array.from(covered, ([name, sizes]) => `${name}: ${sizesOf(sizes)}`)).toEqual([]);
    });

  for (const [set, address] of Object.entries(sets))
    test(`${language}, ${set}: the home page is at most 9,300 pixels long`, async ({ page }) => {
      await openPage(page, address + path("/"));
      await restyle(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9300);
    });

  test(`${language}: Shop Now shows the first name and picture; the first pack is early on Products`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, launchURL + path("/products"));
    expect((await page.locator("main li button").first().boundingBox())?.y).toBeLessThan(1000);
    await page.goto(launchURL + path("/"));
    await page.locator("body > header a[href$='#shelf']").click();
    await waitForHydration(page);
    const first = page.locator("#shelf ~ * li:has(dl)").first();
    await expect(first.locator("h3")).toBeInViewport({ ratio: 1 });
    await expect(first.locator("img").first()).toBeInViewport({ ratio: 1 });
  });

  test(`${language}: Tab goes down the cards of the catalogue, and never back up`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, launchURL + path("/products"));
    const cards = page.locator("main li:has(dl)");
    await page.locator("#sort").focus();
    const seen: string[] = [];
    let last = 0;
    for (let stops = 0; stops < 20; stops++) {
      await page.keyboard.press("Tab");
      const { name, card, bottom } = await cards.evaluateAll((cards) => {
        const { activeElement } = document;
        const { bottom = 0 } = activeElement?.getBoundingClientRect() ?? {};
        const card = cards.findIndex((one) => one.contains(activeElement));
        return { name: activeElement?.textContent, card, bottom: bottom + scrollY };
      });
      expect(card).toBeGreaterThanOrEqual(0);
      // Packs and button stand in one line.
      if (bottom < last - 8) seen.push(`${name} is above what had the focus before it`);
      last = bottom;
    }
    expect(seen).toEqual([]);
  });

  test(`${language}: a search shows its first result, or that there is none, while it is typed`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const [query, heading] of [
      [contentIn(language).products[0]?.name.slice(0, 4) ?? "", "h3"],
      ["zzzz", "h2:not(.visually-hidden)"],
    ] as const) {
      await openPage(page, launchURL + path("/products"));
      await page.getByRole("searchbox").pressSequentially(query);
      const found = page.locator("main section").nth(1).locator(heading).first();
      await expect(found).toBeVisible();
      const bottom = async () => {
        const box = await found.boundingBox();
        return Number(box?.y) + Number(box?.height);
      };
      await expect.poll(bottom, query).toBeLessThan(600);
      expect(await bottom()).toBeGreaterThan(60);
    }
    for (const name of ["sort", "category"]) await page.locator(`main [name="${name}"]`).first().click({ trial: true });
  });

  test(`${language}: Recipes shows all its dishes early, each of which leads to its card`, async ({ page }) => {
    await openPage(page, launchURL + path("/recipes"));
    const { recipes, pages } = contentIn(language);
    const links = page.getByRole("navigation", { name: pages.recipes.dishes, exact: true }).getByRole("link");
    await expect(links).toHaveText(recipes.map(({ title }) => title));
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(Number(box?.y) + Number(box?.height)).toBeLessThan(1300);
    }
    await links.last().click();
    await expect(page.locator("article:target h3")).toBeInViewport();
  });

  test(`${language}: Bulk leads to the bulk block`, async ({ page }) => {
    const { pages } = contentIn(language);
    await openPage(page, launchURL + path("/"));
    await page
      .locator("main > section")
      .first()
      .getByRole("link", { name: pages.home.hero.packs.at(-1)?.text })
      .click();
    await expect(page.getByRole("heading", { name: pages.products.bulk.title })).toBeInViewport();
  });
}

/** The links, buttons and weights of the first section that are less than a distance from a floating button, in pixels. */
function coveredByWidget(distance: number): string[] {
  const floating = [...document.querySelectorAll("main aside[data-floating] > :not([popover], script)")].map((one) =>
    one.getBoundingClientRect(),
  );
  return [...document.querySelectorAll("main > section:first-of-type :is(a, button, li)")].flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isCovered = floating.some(
      (other) =>
        left - distance < other.right &&
        right + distance > other.left &&
        top - distance < other.bottom &&
        bottom + distance > other.top,
    );
    return isCovered ? [part.textContent?.trim() ?? ""] : [];
  });
}
