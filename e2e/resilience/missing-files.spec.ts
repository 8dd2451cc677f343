import { expect, test } from "@playwright/test";
import { content } from "../helpers/content.ts";
import { unreadableText } from "../helpers/layout-problems.ts";
import { restyle, sitemapPaths } from "../helpers/support.ts";

/** Pictures, fonts and scripts that load late. */

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
