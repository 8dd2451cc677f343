import { expect, type Page, test } from "@playwright/test";
import { content } from "../content.ts";
import { field, holdScripts, hydrated, layOut, outOfSight, screens } from "../support.ts";

/** Pictures, fonts and scripts that do not come, or come late. */

const pictures = /\.(avif|jpg|png|svg|webp)$/;

// One of both is enough on the desktop.
for (const [how, answer, tag] of [
  ["that cannot be fetched", { abort: true }, "@once"],
  ["that are not there", { status: 404 }, undefined],
] as const) {
  test(`pictures ${how} leave their ground colour, their words and the layout`, { tag }, async ({ page }) => {
    for (const path of ["/", "/products", "/about"]) {
      await page.route(pictures, (route) => ("abort" in answer ? route.abort() : route.fulfill(answer)));
      const without = await layout(page, path);
      await page.unroute(pictures);
      const withPictures = await layout(page, path);
      expect(withPictures.broken).toBe(0);
      expect(without.broken, "pictures that did not load").toBe(without.pictures.length);
      expect(without.pictures, path).toEqual(withPictures.pictures);
      expect(without.width).toBe(withPictures.width);
      for (const { alt, ground } of without.pictures) {
        expect(alt).toMatch(/\w{3}/);
        expect(ground).not.toBe("rgba(0, 0, 0, 0)");
      }
    }
  });
}

test("without fonts every screen is read in the visitor's own, and nothing hangs over", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  const widths = [360, 1440].filter((width) => width > 400 === !test.info().project.use.isMobile);
  for (const path of screens) {
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

test("fonts under way hide no text", { tag: "@once" }, async ({ page }) => {
  await page.route("**/*.woff2", () => {}); // Never answered.
  await page.goto("/products", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => [...document.fonts].map((font) => font.display))).not.toContain("block");
  const waiting = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loading").length);
  expect(waiting).toBeGreaterThan(0);
});

test("the text is painted while everything else is still under way", { tag: "@once" }, async ({ page }) => {
  await page.route(/\.(js|avif|jpg|png|svg|woff2)$/, () => {}); // Never answered.
  for (const path of screens) {
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

test("scripts that arrive late take over what was typed meanwhile", { tag: "@once" }, async ({ page }) => {
  const { form } = content.pages.contact;
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await field(page, form.name).fill("Ravi");
  await field(page, form.inquiryType).selectOption("bulk");
  release();
  await hydrated(page);
  await expect(field(page, form.name)).toHaveValue("Ravi");
  await expect(field(page, form.inquiryType)).toHaveValue("bulk");
});

/** Where each picture of a page stands and what it says, once all have been asked for. */
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
          // What is no photograph is an ornament.
          alt: image.closest("picture") ? image.alt : "ornament",
          place,
          ground: grounds.find((colour) => colour !== "rgba(0, 0, 0, 0)") ?? "rgba(0, 0, 0, 0)",
        };
      }),
    };
  });
}
