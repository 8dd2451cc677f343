import { expect, type Page, test } from "@playwright/test";
import { drawnBySystem, fontFamilies } from "../../app/fonts/typeface.server.ts";
import { languages, pathIn } from "../../app/site/languages.ts";
import { contentIn, hasPackingList, hasSlip, slipInAddress, slipOfAll } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { brokenText, layoutProblems } from "../helpers/layout-problems.ts";
import {
  allSitemapPaths,
  documentsIn,
  openPage,
  recordEvents,
  restyle,
  storeSlip,
  unfoldAll,
  waitTwoFrames,
} from "../helpers/support.ts";

/**
 * Every document of every language in its own words, with everything open that can be opened: its letters are in the
 * site's own fonts, and none is lost, also with text of twice the size on small phones.
 */

const twice = "html { font-size: 200% !important }";
/** What opens is over the page, whose text is read before. */
const alone = "main > :not(aside), body > footer { display: none !important }";

for (const language of languages)
  for (const path of documentsIn(language))
    test(`${path} has its fonts, and room for text of twice the size`, async ({ page }) => {
      const { layout } = contentIn(language);
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
      const expectOwn = async (state: string, part?: string) =>
        expect.soft(await foreignGlyphs(page, part), state).toEqual([]);
      const isHome = path === pathIn(language, "/");
      const seen = recordEvents(page);

      await storeSlip(page, slipOfAll);
      await openPage(page, launchURL + path);
      await expect(page.locator("#slip aside")).toHaveCount(hasSlip ? 1 : 0);
      await unfoldAll(page);
      for (const field of await page.locator("main [inputmode=numeric]").all()) await field.fill("250");
      for (const form of await page.locator("main form:has([type=checkbox])").all())
        await form.getByRole("checkbox").first().check();
      await expectOwn("with a slip");
      await expectRoom(page, "with a slip", twice);
      if (path === pathIn(language, "/recipes"))
        expect.soft(await page.locator("main article:has(dl)").evaluateAll(strayParts)).toEqual([]);
      if (isHome) {
        await press(layout.menu.open);
        await expectOwn("the menu", "#menu");
        await expectRoom(page, "with the menu, in the usual size", alone);
        await expectRoom(page, "with the menu", twice + alone);
        await page.keyboard.press("Escape");
      }
      if (isHome && hasSlip) {
        await page.locator("#slip aside button").first().click();
        await expectOwn("the slip", "dialog");
        await expectRoom(page, "with the open slip", twice + alone);
      }
      if (path === pathIn(language, "/products")) {
        await page.getByRole("searchbox").fill("zzz");
        await expect(page.locator("main [data-spice]")).toHaveCount(0);
        await expectOwn("with nothing found");
      }
      if (path === pathIn(language, "/products") && hasPackingList) {
        await openPage(page, `${launchURL}${path}?${slipInAddress}`);
        await page.getByRole("dialog").getByRole("checkbox").first().check();
        await expectOwn("the packing list", "dialog");
        await expectRoom(page, "with the packing list", twice + alone);
      }

      // As it is specified, and without a slip, whose strip takes the place of the widget.
      await openPage(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await restyle(page);
      for (const width of [320, 1440, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await layoutProblems(page), `${width} pixels wide`).toEqual([]);
      }
      await page.evaluate(() => {
        for (const popover of document.querySelectorAll<HTMLElement>("[popover]:not(#menu)")) popover.showPopover();
      });
      await expectOwn("as it is specified");
      if (isHome) {
        await expectRoom(page, "with the chat", twice + alone);
        await expectClearLead(page);
      }
      await page.emulateMedia({ media: "print" });
      await expectOwn("on paper");
      // At any other address, the browser reports the answer as an error.
      if (allSitemapPaths.includes(path)) expect(seen.errors).toEqual([]);
    });

/** No word is lost or broken on two small phones, and the bars are slim. */
async function expectRoom(page: Page, state: string, css: string): Promise<void> {
  await restyle(page, css);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const what = `${width} pixels wide, ${state}`;
    expect.soft(await brokenText(page), what).toEqual([]);
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
  const rims = await bar.evaluate((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return [...bar.querySelectorAll("[data-slim]")]
      .map((plate) => plate.getBoundingClientRect())
      .filter((plate) => plate.height > 0)
      .map((plate) => Math.min(plate.top - top, bottom - plate.bottom));
  });
  expect.soft(Math.min(...rims), `${what}: between the plates and the rims of the bar`).toBeGreaterThanOrEqual(5);
}

/** The recipe cards whose painted disc is not behind its drawing, or whose facts, stacked, are not on one line. */
function strayParts(cards: Element[]): string[] {
  return cards.flatMap((card) => {
    const header = card.querySelector("header");
    const drawing = header?.querySelector("img")?.getBoundingClientRect();
    const facts = [...card.querySelectorAll("dl > div")];
    if (!header || !drawing) return [`${card.id}: no drawing`];
    const outer = header.getBoundingClientRect();
    const disc = getComputedStyle(header).backgroundImage.match(/at calc\(100% - ([\d.]+)px\) ([\d.]+)px/);
    const away = Math.hypot(
      outer.right - Number(disc?.[1]) - (drawing.left + drawing.width / 2),
      outer.top + Number(disc?.[2]) - (drawing.top + drawing.height / 2),
    );
    const edges = facts.map((fact) => fact.firstElementChild?.getBoundingClientRect().left ?? 0);
    const lines = facts.map((fact) => fact.getBoundingClientRect());
    const isStacked = lines.every((fact) => fact.left === lines[0]?.left);
    const rules = facts.filter((fact) => Number.parseFloat(getComputedStyle(fact).borderInlineStartWidth) > 0);
    return [
      away < drawing.width / 8 ? "" : `${card.id}: the disc is ${away} pixels from its drawing`,
      isStacked && (Math.max(...edges) > Math.min(...edges) || rules.length > 0) ? `${card.id}: stacked facts` : "",
    ].filter(Boolean);
  });
}

/** With text of twice the size, the floating buttons cover no word of the lead, which is under them on arrival. */
async function expectClearLead(page: Page): Promise<void> {
  await restyle(page, twice);
  await page.setViewportSize({ width: 360, height: 640 });
  const lead = page.locator("h1 ~ .lead");
  const words = await lead.evaluate((lead) => {
    const range = document.createRange();
    range.selectNodeContents(lead);
    return Math.max(...[...range.getClientRects()].map(({ right }) => right));
  });
  const buttons = await page.locator("[data-floating]").boundingBox();
  expect.soft(words, "the lead ends before the floating buttons").toBeLessThanOrEqual(buttons?.x ?? 0);
}

const ownFamilies = Object.values(await fontFamilies());

/**
 * The texts in a part of the page for which the browser took a font of the system. Pictographs are the system's, and so
 * is what a visitor typed.
 */
async function foreignGlyphs(page: Page, part = "body"): Promise<string[]> {
  // Nothing draws the words for screen readers; those of painted words must load no font (app/ui/PathText.module.css).
  await restyle(page, ".visually-hidden { display: none !important }");
  await page.evaluate(() => document.fonts.ready);
  await waitTwoFrames(page);
  await page.evaluate((part) => {
    for (const element of document.querySelectorAll(`${part} *`)) {
      const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      const isDrawn = (pseudo: string) => !/^(none|normal|"")$/.test(getComputedStyle(element, pseudo).content);
      const isTyped = element.matches(".typed, textarea");
      const draws =
        (hasText && !isTyped) ||
        isDrawn("::before") ||
        isDrawn("::after") ||
        element.matches("li, select, :placeholder-shown");
      element.toggleAttribute("data-draws", draws && element.checkVisibility());
    }
  }, part);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const foreign: string[] = [];
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: `${part} [data-draws]`,
  });
  const drawn = await Promise.all(nodeIds.map((nodeId) => session.send("CSS.getPlatformFontsForNode", { nodeId })));
  for (const [index, { fonts }] of drawn.entries()) {
    const unknown = fonts.filter(({ familyName }) => !ownFamilies.some((own) => familyName.startsWith(own)));
    if (unknown.length === 0) continue;
    const { outerHTML } = await session.send("DOM.getOuterHTML", { nodeId: nodeIds[index] });
    const pictographs = [...outerHTML].filter((character) => drawnBySystem.test(character) && character.trim());
    const glyphs = unknown.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
    if (glyphs > pictographs.length)
      foreign.push(`${unknown.map(({ familyName }) => familyName)}: ${outerHTML.slice(0, 120)}`);
  }
  await session.detach();
  return foreign;
}
