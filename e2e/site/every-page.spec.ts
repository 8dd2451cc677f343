import { expect, type Page, test } from "@playwright/test";
import { content, language, localPath } from "../helpers/content.ts";
import {
  brokenPictures,
  checkFocusIndicator,
  faintControls,
  installDescribeElement,
  loadPictures,
  movingProperties,
  tabbable,
} from "../helpers/in-page.ts";
import { prepareLayoutChecks, unreadableText } from "../helpers/layout-problems.ts";
import { specified } from "../helpers/specified.ts";
import {
  desktop,
  expectAccessible,
  expectAccessibleInBothThemes,
  linkName,
  menuPaths,
  openPage,
  recordEvents,
  regions,
  restyle,
  sitemapPaths,
  unfoldAll,
  waitForHydration,
  waitTwoFrames,
} from "../helpers/support.ts";

/**
 * One visit to every page, for everything that each of them promises. Whatever the visit changes (the width, the
 * visitor's settings, the styles) it changes on the same load. Every width and state: resilience/every-state.spec.ts.
 */

const lost = localPath("/nowhere");

for (const path of [...sitemapPaths, lost]) {
  test(`${path} is complete and accessible, at every size and in every setting`, async ({ page, baseURL }) => {
    const seen = recordEvents(page);
    const wholeText = async (width: number, setting: string) => {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await unreadableText(page), `${width} pixels wide: ${setting}`).toEqual([]);
    };

    await test.step("it loads from its own host, without errors and under its policy", async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === lost ? 404 : 200);
      expect(response?.headers()["content-security-policy"]).toMatch(/^default-src 'none'; script-src '/);
      await waitForHydration(page);
      // What the 404 page logs is in not-found.spec.ts.
      if (path !== lost) expect(seen.errors).toEqual([]);
      expect(seen.requests.filter((url) => !url.startsWith(baseURL ?? ""))).toEqual([]);
      await page.evaluate(installDescribeElement);
      await page.evaluate(prepareLayoutChecks);
    });

    await test.step("it has one title, and the bar marks it", async () => {
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const current = page.locator('nav [aria-current="page"]');
      if (menuPaths.includes(path)) await expect(current).toContainText(linkName(path));
      else await expect(current).toHaveCount(0);
    });

    await test.step("the page keeps its height while it is scrolled", async () => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
      await waitTwoFrames(page);
      expect(await height()).toBe(before);
    });

    await test.step("by itself, it stores nothing and announces nothing", async () => {
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
        0,
        0,
        "",
      ]);
      await expect(regions(page)).toHaveCount(0);
    });

    await test.step("Tab reaches every control and leaves the page; the focus is always marked and visible", () =>
      expectTabReachesAll(page));

    await test.step("nothing moves with reduced motion", async () => {
      await page.getByRole("button", { name: content.layout.menu.open, exact: true }).click();
      expect.soft(await page.evaluate(movingProperties)).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
      await page.keyboard.press("Escape");
    });

    await test.step("Shop Now has no action", async () => {
      const [url, ...before] = [page.url(), seen.console.length, seen.calls.length];
      await page.getByRole("button", { name: specified.shopNow }).click();
      await waitTwoFrames(page);
      expect([page.url(), seen.console.length, seen.calls.length, ...seen.dialogs]).toEqual([url, ...before]);
    });

    await test.step("every picture loads and has alternative text; all else that is folded can be opened", async () => {
      await page.evaluate(loadPictures);
      expect.soft(await page.evaluate(brokenPictures)).toEqual([]);
      await unfoldAll(page);
      // Without any marker, VoiceOver in Safari does not announce a list.
      const lists = page.locator("ul, ol");
      expect(await lists.evaluateAll((all) => all.map((list) => getComputedStyle(list).listStyleType))).not.toContain(
        "none",
      );
    });
    expect(seen.errors.filter((text) => text.includes("Content Security Policy"))).toEqual([]);

    await test.step("it is accessible, in dark mode too", () => expectAccessibleInBothThemes(page));

    // WCAG 2.2: 1.4.4, 1.4.10, 1.4.12.
    await test.step("no text is lost with a visitor's own spacing and size, and the page never scrolls sideways", async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.evaluate(() => scrollTo({ left: 500, behavior: "instant" }));
      expect(await page.evaluate(() => scrollX)).toBe(0);
      await restyle(
        page,
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }`,
      );
      for (const width of [320, 1280]) await wholeText(width, "with wider spacing");
      await restyle(page);
      // Set in the browser: media queries in rem follow it, as they do for a visitor.
      const settings = await page.context().newCDPSession(page);
      await settings.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      for (const width of [390, 1280]) await wholeText(width, "with the browser's font twice as large");
      await settings.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
    });

    await test.step("forced colours keep every control visible", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      await wholeText(390, "in forced colours");
      expect.soft(await page.evaluate(faintControls)).toEqual([]);
      await page.emulateMedia({ forcedColors: null });
    });

    await test.step("it prints on white, without bar, footer and floating buttons", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(page.getByRole("complementary", { name: content.pages.home.widget.name })).toHaveCount(0);
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(ground).toBe("rgb(255, 255, 255)");
      // A4 minus its margins.
      await wholeText(672, "on paper");
      await page.emulateMedia({ media: null });
    });
  });
}

test.describe("on a desktop, where the menu is in the bar", () => {
  test.use(desktop);

  test("every control can be reached with the keyboard, and the page is accessible", async ({ page }) => {
    await openPage(page, localPath("/products"));
    await page.evaluate(installDescribeElement);
    await page.evaluate(prepareLayoutChecks);
    await expectTabReachesAll(page);
    await expectAccessible(page);
  });
});

async function expectTabReachesAll(page: Page): Promise<void> {
  const expected = await page.evaluate(tabbable);
  const stops: { words: string; problems: string[] }[] = [];
  // One stop too many is enough to show where the two lists differ.
  while (stops.length <= expected.length) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(checkFocusIndicator);
    if (!stop) break;
    stops.push(stop);
  }
  expect.soft(stops.map(({ words }) => words)).toEqual(expected);
  expect.soft(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
}
