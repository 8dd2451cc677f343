import { expect, type Page, test } from "@playwright/test";
import { at, content } from "../content.ts";
import { field, holdScripts, hydrated, layOut, outOfSight, sitemapPaths } from "../support.ts";

/** Pictures, fonts and scripts that fail to load, or load late. */

const pictures = /\.(avif|jpg|png|svg|webp)$/;

// One of the two is enough on the desktop.
for (const [how, answer, tag] of [
  ["that cannot be fetched", { abort: true }, "@once"],
  ["that are missing", { status: 404 }, undefined],
] as const) {
  test(`pictures ${how} leave their ground colour, alternative text and layout`, { tag }, async ({ page }) => {
    for (const path of [at("/"), at("/products"), at("/about")]) {
      await page.route(pictures, (route) => ("abort" in answer ? route.abort() : route.fulfill(answer)));
      const without = await layout(page, path);
      await page.unroute(pictures);
      const withPictures = await layout(page, path);
      expect(withPictures.broken).toBe(0);
      expect(without.broken, "pictures that did not load").toBe(without.pictures.length);
      expect(without.pictures, path).toEqual(withPictures.pictures);
      expect(without.width).toBe(withPictures.width);
      for (const { alt, ground } of without.pictures) {
        expect(alt).toMatch(/\p{L}{2}/u);
        expect(ground).not.toBe("rgba(0, 0, 0, 0)");
      }
    }
  });
}

test("without the site's fonts every page is readable in fallback fonts, and nothing overflows", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  const widths = [360, 1440].filter((width) => width > 400 === !test.info().project.use.isMobile);
  for (const path of sitemapPaths) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await layOut(page);
      const loaded = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
      );
      expect(loaded.filter((family) => !family.includes("Stand-in"))).toEqual([]);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await outOfSight(page, width), `${path} ${width} wide`).toEqual([]);
    }
  }
});

test("text is visible while fonts load", { tag: "@once" }, async ({ page }) => {
  await page.route("**/*.woff2", () => {}); // Never answered.
  await page.goto(at("/products"), { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => [...document.fonts].map((font) => font.display))).not.toContain("block");
  const waiting = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loading").length);
  expect(waiting).toBeGreaterThan(0);
});

test("the text is painted while everything else is still loading", { tag: "@once" }, async ({ page }) => {
  await page.route(/\.(js|avif|jpg|png|svg|woff2)$/, () => {}); // Never answered.
  for (const path of sitemapPaths) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.getByRole("button", { name: content.frame.menu.open, exact: true })).toBeVisible();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new PerformanceObserver((list) => {
            if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
          }).observe({ type: "paint", buffered: true });
        }),
    );
  }
});

test("scripts that load late keep what was typed meanwhile", { tag: "@once" }, async ({ page }) => {
  const { form } = content.pages.contact;
  const release = await holdScripts(page);
  await page.goto(at("/contact"), { waitUntil: "commit" });
  await field(page, form.name).fill("Ravi");
  await field(page, form.inquiryType).selectOption("bulk");
  release();
  await hydrated(page);
  await expect(field(page, form.name)).toHaveValue("Ravi");
  await expect(field(page, form.inquiryType)).toHaveValue("bulk");
});

/** Position, alternative text and ground colour of each picture, once all have been requested. */
async function layout(page: Page, path: string) {
  await page.goto(path);
  await layOut(page);
  return page.evaluate(async () => {
    const all = [...document.querySelectorAll("img")];
    for (const image of all) image.loading = "eager";
    await Promise.allSettled(all.map((image) => image.decode()));
    return {
      width: document.documentElement.scrollWidth,
      broken: all.filter(({ naturalWidth }) => naturalWidth === 0).length,
      pictures: all.map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        const place = [x, y + scrollY, width, height].map(Math.round).join(" ");
        const grounds = [image, image.parentElement, image.parentElement?.parentElement].map((element) =>
          element ? getComputedStyle(element).backgroundColor : "rgba(0, 0, 0, 0)",
        );
        return {
          // Every picture that is not a photograph is an ornament.
          alt: image.closest("picture") ? image.alt : "ornament",
          place,
          ground: grounds.find((colour) => colour !== "rgba(0, 0, 0, 0)") ?? "rgba(0, 0, 0, 0)",
        };
      }),
    };
  });
}
