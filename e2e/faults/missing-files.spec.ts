import { expect, type Page, test } from "@playwright/test";
import { hydrated, layOut, outOfSight, screens } from "../support";

/** Pictures, fonts and scripts that do not come, or come late. */

const pictures = /\.(avif|jpg|png|svg|webp)$/;

for (const [how, answer] of [
  ["that cannot be fetched", { abort: true }],
  ["that are not there", { status: 404 }],
] as const) {
  test(`pictures ${how} leave their ground colour, their words and the layout`, async ({ page, isMobile }) => {
    test.skip(!isMobile && "abort" in answer, "one of both is enough on the desktop");
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
  for (const [path] of screens) {
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

test("fonts under way hide no text", async ({ page, isMobile }) => {
  test.skip(!isMobile, "the same on every screen");
  await page.route("**/*.woff2", () => {}); // Never answered.
  await page.goto("/products", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => [...document.fonts].map((font) => font.display))).not.toContain("block");
  const waiting = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loading").length);
  expect(waiting).toBeGreaterThan(0);
});

test("on a slow line the text is there before pictures and scripts", async ({ page, context, isMobile }) => {
  test.skip(!isMobile, "slow lines are the phone's");
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  // 50 kbit/s: a document of 17 kB takes three seconds, the rest of the page half a minute.
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000 / 8,
    uploadThroughput: 50_000 / 8,
  });
  const arrived: string[] = [];
  page.on("requestfinished", (request) => arrived.push(request.url()));
  for (const path of ["/products", "/contact"]) {
    arrived.length = 0;
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ timeout: 8_000 });
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
    expect(arrived.filter((url) => /\.(js|avif|jpg)$/.test(url))).toEqual([]);
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const paint = list.getEntriesByName("first-contentful-paint")[0];
            if (paint) resolve(paint.startTime);
          }).observe({ type: "paint", buffered: true });
        }),
    );
    expect(painted).toBeLessThan(8_000);
  }
});

test("scripts that arrive late take over what was typed meanwhile", async ({ page, isMobile }) => {
  test.skip(!isMobile, "the same on every screen");
  await page.route("**/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByLabel("Full name").fill("Ravi");
  await page.getByLabel("Inquiry type").selectOption("bulk");
  await hydrated(page);
  await expect(page.getByLabel("Full name")).toHaveValue("Ravi");
  await expect(page.getByLabel("Inquiry type")).toHaveValue("bulk");
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
