import { expect, type Locator, type Page, test } from "@playwright/test";
import { pathIn } from "../../app/site/languages.ts";
import { content } from "../helpers/content.ts";
import { drawnFonts } from "../helpers/drawn-fonts.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { openPage, storeSlip } from "../helpers/support.ts";

/**
 * What visitors type, and what a browser translates, is drawn in faces of the system: the site's own have only the letters
 * of its own words. No field clips the signs above and below Hindi letters.
 */

test.use({ baseURL: launchURL });

/** Hindi words whose conjuncts the font subsets lack, and Latin words. */
const words = "द्राक्ष श्रद्धा ब्राह्मणे Łucja";
const [{ slug }] = content.products as [(typeof content.products)[0]];
const fields = ":is(input:not([type=radio], [type=checkbox]), textarea:not([readonly]))";

/** Fills in every field, and expects the faces of the system and lines high enough for Hindi. */
async function expectFieldsWhole(page: Page, selector: string): Promise<void> {
  const all = await page.locator(selector).all();
  for (const field of all) {
    await field.fill((await field.getAttribute("inputmode")) === "numeric" ? "१२३" : words);
    const { lineHeight, fontSize, clientHeight } = await field.evaluate((field) => {
      const styles = getComputedStyle(field);
      const [lineHeight, fontSize] = [styles.lineHeight, styles.fontSize].map(Number.parseFloat);
      return { lineHeight, fontSize, clientHeight: field.clientHeight };
    });
    const name = `${await field.getAttribute("name")} of ${page.url()}`;
    expect(Number(lineHeight) / Number(fontSize), name).toBeGreaterThanOrEqual(1.4);
    expect(clientHeight, name).toBeGreaterThanOrEqual(Number(lineHeight));
  }
  await expectSystemFaces(page, selector);
}

/** Expects that no face of the site draws the text of these elements, and that each has text. */
async function expectSystemFaces(page: Page, selector: string): Promise<void> {
  const drawn = await drawnFonts(page, selector);
  expect(drawn.length, selector).toBeGreaterThan(0);
  expect(drawn.filter(({ own, foreign }) => own > 0 || foreign === 0)).toEqual([]);
}

/** Expects that the innermost elements that show what was typed are in a face of the system, in regular weight. */
async function expectShownInSystemFace(page: Page, text: string, count: number): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  const shown: Locator = page.locator("[data-shows-typed]");
  await page.evaluate((text) => {
    for (const element of document.querySelectorAll("body :not(script)"))
      element.toggleAttribute(
        "data-shows-typed",
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes(text)),
      );
  }, text);
  await expect(shown).toHaveCount(count);
  for (const element of await shown.all()) await expect(element).toHaveCSS("font-weight", "400");
  await expectSystemFaces(page, "[data-shows-typed]");
}

test("typed Hindi is whole and in a face of the system, in its field and where it is shown", async ({ page }) => {
  await openPage(page, pathIn("hi", "/products"));
  await expectFieldsWhole(page, `main ${fields}`);
  // The badge, and the link that asks for it.
  await expect(page.getByRole("link").filter({ hasText: words })).toBeVisible();
  await expectShownInSystemFace(page, words, 2);

  await openPage(page, pathIn("hi", "/distributors"));
  await expectFieldsWhole(page, `main ${fields}:not([type=email])`);

  await openPage(page, pathIn("hi", "/contact"));
  await expectFieldsWhole(page, `main ${fields}:not([type=email])`);
  await page.locator("main [name=email]").fill("asha@example");
  await page.locator("main form [type=submit]").click();
  // The message that can be sent.
  await expectShownInSystemFace(page, "asha@example", 1);

  await storeSlip(page, `${slug}.500gm.2`);
  await openPage(page, pathIn("hi", "/about"));
  await page.locator("#slip aside button").click();
  await expectFieldsWhole(page, `#slip dialog ${fields}:not([type=date])`);
});

test("a page that the browser translated is drawn in faces of the system", async ({ page }) => {
  for (const [path, translated] of [
    ["/products", "class"],
    ["/hi/contact", "mr"],
  ] as const) {
    await openPage(page, path);
    await page.evaluate((how) => {
      if (how === "class") document.documentElement.classList.add("translated-ltr");
      else document.documentElement.lang = how;
    }, translated);
    const drawn = await drawnFonts(page, "body *");
    expect(drawn.filter(({ own }) => own > 0)).toEqual([]);
    expect(drawn.some(({ foreign }) => foreign > 0)).toBe(true);
  }
});
