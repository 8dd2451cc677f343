import { expect, test } from "@playwright/test";
import { openPage } from "../helpers/support.ts";

/** Distances that a visitor sees as a mistake when they are missing. */

test("the station sign ends with the page's grid on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await openPage(page, "/contact");
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().right);
  expect(
    Math.abs(
      (await edge("main h1 >> xpath=ancestor::section//*[@aria-hidden='true'][b]")) - (await edge("main .wrap")),
    ),
  ).toBeLessThan(12);
});

test("from a label to its title, the distance is the same on every page", async ({ page }) => {
  for (const path of ["/", "/about", "/products", "/distributors", "/recipes", "/contact"]) {
    await openPage(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const titles = page.locator("main :is(.cap + :is(h1, h2), p.hi + h2, header > :has(> .cap) + div > h2)");
      const distances = await titles.evaluateAll((titles) =>
        titles.flatMap((title) => {
          const label = title.previousElementSibling ?? title.parentElement?.previousElementSibling;
          const distance = title.getBoundingClientRect().top - (label?.getBoundingClientRect().bottom ?? 0);
          // On wide screens, some labels are in the margin.
          return distance < 0 || Math.abs(distance - 12) < 0.5 ? [] : [`${title.textContent}: ${distance}`];
        }),
      );
      await expect(titles).not.toHaveCount(0);
      expect(distances, `${path} at ${width} pixels`).toEqual([]);
    }
  }
});

test("the last picture of About shows every pack from its top to its bottom", async ({ page }) => {
  await openPage(page, "/about");
  for (const width of [390, 768, 940]) {
    await page.setViewportSize({ width, height: 900 });
    const [top, bottom] = await page.locator("main > section:last-of-type img").evaluate((img: HTMLImageElement) => {
      const shown = Math.min(1, img.clientHeight / (img.clientWidth * 0.75));
      const start = (1 - shown) * (Number.parseFloat(getComputedStyle(img).objectPosition.split(" ")[1] ?? "") / 100);
      return [start, start + shown] as const;
    });
    // Where the packs begin and end in today's photograph, as shares of its height.
    expect(top, `${width} pixels`).toBeLessThan(0.065);
    expect(bottom, `${width} pixels`).toBeGreaterThan(0.83);
  }
});

test("beside its words, the last picture of About shows every pack from the first to the last", async ({ page }) => {
  test.skip(Boolean(process.env.E2E_LANGUAGE), "Longer words need more height, and their picture is cut at its sides");
  await openPage(page, "/about");
  for (const width of [960, 1024, 1200, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await page
      .locator("main > section:last-of-type img")
      .evaluate((img: HTMLImageElement) => img.clientWidth / ((img.clientHeight * 4) / 3));
    // The packs fill the middle nine tenths of today's photograph.
    expect(shown, `${width} pixels`).toBeGreaterThan(0.88);
  }
});

test("side by side, no title of About's pictures takes two lines", async ({ page }) => {
  await openPage(page, "/about");
  for (const width of [768, 900, 1024, 1200, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await page.locator("main li:has(picture) h3").evaluateAll((all) => all.map((h) => h.clientHeight));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights), `${width} pixels`).toBe(Math.min(...heights));
  }
});

test("in the footer, the hours and the closing day share a line", async ({ page }) => {
  test.skip(Boolean(process.env.E2E_LANGUAGE), "Longer words have no room for both");
  for (const path of ["/contact", "/hi/contact"]) {
    await openPage(page, path);
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = page.locator("footer address span > span");
      const tops = await lines.evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().top));
      expect(tops, `${path} at ${width} pixels`).toHaveLength(2);
      expect(tops[0]).toBe(tops[1]);
    }
  }
});

test("the language link is at least eight pixels from the links beside it", async ({ page }) => {
  for (const path of ["/", "/hi"]) {
    await openPage(page, path);
    for (const width of [360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 800 });
      const edges = await page.locator("body > header").evaluate((header) => {
        const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
        const language = header.querySelector("a[hreflang]");
        const words = document.createRange();
        words.selectNodeContents(header.querySelector("a > span") as Element);
        const brand = words.getBoundingClientRect().right;
        const own = box(language);
        return [Number(own?.left) - brand, Number(box(language?.nextElementSibling)?.left) - Number(own?.right)];
      });
      for (const distance of edges) expect(distance, `${path} at ${width} pixels: ${edges}`).toBeGreaterThan(7.5);
    }
  }
});

test("the arrow of a link with two lines is beside its last word", async ({ page }) => {
  await openPage(page, "/contact");
  const gap = await page
    .locator("main a:has(svg):not([data-variant])")
    .last()
    .evaluate((link) => {
      (link as HTMLElement).style.inlineSize = "7em";
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
      const words = document.createRange();
      words.selectNodeContents(text as Text);
      const last = [...words.getClientRects()].at(-1);
      const arrow = link.querySelector("svg")?.getBoundingClientRect();
      return [words.getClientRects().length, Number(arrow?.left) - Number(last?.right)];
    });
  expect(gap[0]).toBeGreaterThan(1);
  expect(gap[1]).toBeLessThan(16);
});

test("on wide screens, the footer breaks no product's Hindi name", async ({ page }) => {
  await openPage(page, "/about");
  const names = page.locator("footer li [lang=hi]");
  await expect(names).not.toHaveCount(0);
  for (const width of [390, 960, 1024, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await names.evaluateAll(
      (names) =>
        names.filter((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        }).length,
    );
    expect(broken, `${width} pixels`).toBe(0);
  }
});

test("on a wide screen, the privacy notice is beside the long form, and as wide as the page under the short one", async ({
  page,
}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = async (path: string) => {
      await openPage(page, path);
      const box = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      return [await box("main form"), await box("main aside[aria-labelledby=privacy]")] as const;
    };
    const [long, beside] = await boxes("/distributors");
    expect(beside.left).toBeGreaterThan(long.right);
    const [short, below] = await boxes("/contact");
    expect(below.top).toBeGreaterThan(short.bottom);
    // Half of the page would be empty beside it otherwise.
    expect(below.width).toBeGreaterThan(1.4 * short.width);
  }
});

test("on a phone, cards of the catalogue are alike: the button is a row, and a badge leaves the picture to be seen", async ({
  page,
}) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, "/products");
    const cards = await page.locator("main li:has(dl)").evaluateAll((cards) =>
      cards.map((card) => {
        const box = (selector: string) => card.querySelector(selector)?.getBoundingClientRect();
        const [picture, button, badge] = [box("picture"), box("[data-variant=green]"), box("span[data-variant]")];
        return {
          button: Math.round(Number(button?.width)),
          covered: badge ? (badge.bottom - Number(picture?.top)) / Number(picture?.height) : 0,
        };
      }),
    );
    expect(new Set(cards.map(({ button }) => button)).size).toBe(1);
    expect(Math.max(...cards.map(({ covered }) => covered))).toBeLessThan(0.2);
  }
});

test("on a phone, half of the drawing in the header and of the spice box at the end is to be seen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ["/products", "/recipes", "/contact", "/hi/contact"]) {
    await openPage(page, path);
    const shown = await page.locator("main > section:is(:first-of-type, :last-of-type) img").evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const own = drawing.getBoundingClientRect();
        const section = drawing.closest("section")?.getBoundingClientRect();
        return (Number(section?.bottom) - own.top) / own.height;
      }),
    );
    for (const share of shown) expect(share, path).toBeGreaterThan(0.42);
  }
});
