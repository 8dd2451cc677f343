import { expect, type Page, test } from "@playwright/test";
import { content, localPath } from "../helpers/content.ts";
import { loadPictures } from "../helpers/in-page.ts";
import { unreadableText } from "../helpers/layout-problems.ts";
import { restyle, sitemapPaths } from "../helpers/support.ts";

/** Pictures, fonts and scripts that fail to load, or load late. */

test("missing pictures keep their background colour, alternative text and layout", async ({ page }) => {
  const pictures = /\.(avif|jpg|png|svg|webp)$/;
  for (const path of [localPath("/"), localPath("/about")]) {
    let asked = 0;
    await page.route(pictures, (route) => (asked++ % 2 ? route.abort() : route.fulfill({ status: 404 })));
    const without = await layouts(page, path);
    await page.unroute(pictures);
    const complete = await layouts(page, path);
    for (const [index, { broken, pictures, width }] of without.entries()) {
      expect(complete[index]?.broken, "pictures that did not load").toEqual([]);
      expect(broken).toHaveLength(pictures.length);
      expect(pictures, path).toEqual(complete[index]?.pictures);
      expect(width).toBe(complete[index]?.width);
      for (const { alt, ground } of pictures) {
        expect(alt).toMatch(/\p{L}{2}/u);
        expect(ground).not.toBe("rgba(0, 0, 0, 0)");
      }
    }
  }
});

for (const path of sitemapPaths) {
  test(`the text of ${path} is painted in fallback fonts while everything else is loading, and can be read`, async ({
    page,
  }) => {
    await page.route(/\.(js|avif|jpg|png|svg|woff2)$/, () => {}); // Requests stay pending.
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.getByRole("button", { name: content.layout.menu.open, exact: true })).toBeVisible();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new PerformanceObserver((list) => {
            if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
          }).observe({ type: "paint", buffered: true });
        }),
    );
    await page.locator("footer").waitFor();
    await restyle(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await unreadableText(page), `${width} wide`).toEqual([]);
    }
    const fonts = await page.evaluate(() =>
      Array.from(document.fonts, ({ family, status, display }) => ({ family, status, display })),
    );
    expect(fonts.filter(({ status }) => status === "loading")).not.toEqual([]);
    expect(fonts.filter(({ status, family }) => status === "loaded" && !family.includes("Fallback"))).toEqual([]);
    expect(fonts.map(({ display }) => display)).not.toContain("block");
  });
}

/**
 * Measures each picture's position, alternative text and background on a phone and on a desktop, after all were
 * requested.
 */
async function layouts(page: Page, path: string) {
  await page.goto(path);
  await restyle(page);
  const measured = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(loadPictures);
    measured.push(await page.evaluate(measure));
  }
  return measured;
}

/** Runs in the page. */
async function measure() {
  const all = [...document.querySelectorAll("img")];
  await document.fonts.ready;
  return {
    width: document.documentElement.scrollWidth,
    broken: all.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc),
    pictures: all.map((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      const grounds = [image, image.parentElement, image.parentElement?.parentElement].map((element) =>
        element ? getComputedStyle(element).backgroundColor : "rgba(0, 0, 0, 0)",
      );
      return {
        // Only photographs are in a <picture>; the others are ornaments without alternative text.
        alt: image.closest("picture") ? image.alt : "ornament",
        box: [x, y + scrollY, width, height].map(Math.round).join(" "),
        ground: grounds.find((colour) => colour !== "rgba(0, 0, 0, 0)") ?? "rgba(0, 0, 0, 0)",
      };
    }),
  };
}
