import { expect, type Page, test } from "@playwright/test";
import { readContent } from "../app/content/read.server.ts";
import { languages, pathIn } from "../app/languages.ts";
import { slipInAddress } from "./content.ts";
import { brokenWords, lostText, nameElements } from "./in-page.ts";
import { launchURL } from "./launch-site.ts";
import { documentsIn, open, restyle, unfoldAll } from "./support.ts";

/** Text of twice the size on small phones, on every page, in every language, with everything open that can be opened. */

test.use({ baseURL: launchURL });

const twice = "html { font-size: 200% !important }";
/** What opens is over the page, whose text is read before. */
const alone = "main > :not(aside), body > footer { display: none !important }";

for (const language of languages)
  test(`${language} pages have room for text of twice the size`, async ({ page }) => {
    const { layout, controlWords, pages } = readContent(language);
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const visit = async (address: string) => {
      await open(page, address);
      await page.evaluate(nameElements);
      await unfoldAll(page);
    };
    for (const path of documentsIn(language)) {
      await visit(`${path}?${slipInAddress}`);
      await expectRoom(page, `${path} as it opens`, twice);
    }
    const home = pathIn(language, "/");
    await visit(`${home}?${slipInAddress}`);
    await press(layout.menu.open);
    await expectRoom(page, "with its menu, in the usual size", alone);
    await expectRoom(page, "with its menu", twice + alone);
    await page.keyboard.press("Escape");
    await press(controlWords["order-slip"].see);
    await expectRoom(page, "with its slip", twice + alone);
    // Without a slip, whose strip takes the place of the widget.
    await visit(home);
    await press(pages.home.widget.preview);
    await expectRoom(page, "with its chat", twice + alone);
  });

/** No word is lost or broken on two small phones, and the bars are slim. */
async function expectRoom(page: Page, state: string, css: string): Promise<void> {
  await restyle(page, css);
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const what = `${width} pixels wide, ${state}`;
    expect.soft(await page.evaluate(lostText, width), `lost: ${what}`).toEqual([]);
    expect.soft(await page.evaluate(brokenWords), `broken: ${what}`).toEqual([]);
    if (css === twice) await expectSlimBars(page, height, what);
  }
}

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
