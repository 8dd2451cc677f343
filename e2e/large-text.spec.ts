import { expect, type Page, test } from "@playwright/test";
import { readContent } from "../app/content/read.server.ts";
import { languageAt, languages, pathIn } from "../app/languages.ts";
import { pages } from "../app/pages.ts";
import { slipInAddress } from "./content.ts";
import { brokenWords, lostText, nameElements } from "./in-page.ts";
import { launchURL } from "./launch-site.ts";
import { allSitemapPaths, open, restyle, unfoldAll } from "./support.ts";

/** Text of twice the size on small phones, on every page, in every language, with everything open that can be opened. */

test.use({ baseURL: launchURL });

const others = languages.flatMap((language) => ["/nowhere", pages.offline.path].map((path) => pathIn(language, path)));

for (const path of [...allSitemapPaths, ...others])
  test(`${path} has room for text of twice the size`, async ({ page }) => {
    const { layout, controlWords, pages: words } = readContent(languageAt(path));
    await open(page, `${path}?${slipInAddress}`);
    await page.evaluate(nameElements);
    await unfoldAll(page);
    await restyle(page, "html { font-size: 200% !important }");
    const states: Record<string, () => Promise<void>> = {
      "as it opens": async () => {},
      "with its menu": () => page.getByRole("button", { name: layout.menu.open, exact: true }).click(),
      "with its slip": () => page.getByRole("button", { name: controlWords["order-slip"].see, exact: true }).click(),
    };
    for (const [state, enter] of Object.entries(states)) {
      await enter();
      for (const [width, height] of [
        [390, 844],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        const what = `${width} pixels wide, ${state}`;
        const lost = await page.evaluate(lostText, width);
        // The panel and the sheet are over the page.
        const unread = lost.filter((text) => state === "as it opens" || !text.startsWith("overlapping"));
        expect.soft(unread, `lost: ${what}`).toEqual([]);
        expect.soft(await page.evaluate(brokenWords), `broken: ${what}`).toEqual([]);
        if (state === "as it opens") await expectSlimBars(page, height, what);
      }
      await page.keyboard.press("Escape");
    }
    // Without a slip, whose strip takes the place of the widget.
    await page.goto(path);
    await page.evaluate(nameElements);
    const chat = page.getByRole("button", { name: words.home.widget.preview, exact: true });
    if ((await chat.count()) === 0) return;
    await restyle(page, "html { font-size: 200% !important }");
    await chat.click();
    const lost = await page.evaluate(lostText, 320);
    expect
      .soft(
        lost.filter((text) => !text.startsWith("overlapping")),
        "lost: in the chat",
      )
      .toEqual([]);
    expect.soft(await page.evaluate(brokenWords), "broken: in the chat").toEqual([]);
  });

/** The bar is one row, and at most a quarter of the screen; so is the strip at its foot. */
async function expectSlimBars(page: Page, height: number, what: string): Promise<void> {
  const bar = page.getByRole("banner");
  const strip = page.locator("#slip aside:visible");
  for (const one of [bar, ...(await strip.all())])
    expect.soft((await one.boundingBox())?.height, what).toBeLessThanOrEqual(height / 4);
  const middles = await bar
    .locator("div > :is(a, button):visible")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2));
  expect.soft(Math.max(...middles) - Math.min(...middles), what).toBeLessThan(12);
}
