import { expect, type Page, test } from "@playwright/test";
import type { Content } from "../../app/content/read.server.ts";
import { drawnBySystem } from "../../app/fonts/typeface.server.ts";
import { languages, pathIn } from "../../app/site/languages.ts";
import { type PageName, pages } from "../../app/site/pages.ts";
import { contentIn, slipInAddress, slipOfAll } from "../helpers/content.ts";
import { drawnFonts } from "../helpers/drawn-fonts.ts";
import { loadPictures } from "../helpers/in-page.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { faintEdges, layoutProblems, prepareLayoutChecks } from "../helpers/layout-problems.ts";
import {
  documentsIn,
  openPage,
  restyle,
  storeSlip,
  unfoldAll,
  waitForFonts,
  waitTwoFrames,
} from "../helpers/support.ts";
import { expectNoBareText } from "../helpers/translate.ts";

/**
 * Every document of every language, in every state that a visitor can bring it into, at every usual width: no text is
 * lost, no letter is in a face of the system, no id is there twice, React holds no bare text. `npm run journey widths` does the same at 41 widths.
 */

const usualWidths = [320, 360, 390, 768, 1024, 1440];
const manyWidths = Array.from({ length: 41 }, (_, step) => 320 + 40 * step);
/** The smallest phone, on which text of twice the size must have room, too. */
const phone = { width: 320, height: 640 };

const twice = "html { font-size: 200% !important }";
/** What opens is over the page, whose text is checked in other states. */
const alone = "body { min-block-size: 100vh } main > :not(aside), body > footer { display: none !important }";

interface State {
  name: string;
  /** The page that has it; by default, all have. */
  of?: PageName;
  /** What is open over the page. */
  part?: string;
  /** Brings the page at this path into it, perhaps from the state before. */
  show(page: Page, path: string, content: Content): Promise<unknown>;
}

const states: readonly State[] = [
  { name: "as it is specified", show: (page, path) => openPage(page, path) },
  {
    name: "with the chat",
    of: "home",
    part: "main aside",
    show: (page) => page.locator("[popover]:not(#menu)").evaluate((chat: HTMLElement) => chat.showPopover()),
  },
  {
    name: "with a slip, all that is folded open, and long numbers",
    show: async (page, path) => {
      await storeSlip(page, slipOfAll);
      await openPage(page, launchURL + path);
      await expect(page.locator("#slip aside")).toHaveCount(1);
      await unfoldAll(page);
      for (const field of await page.locator("main [inputmode=numeric]").all()) await field.fill("250");
      for (const form of await page.locator("main form:has([type=checkbox])").all())
        await form.getByRole("checkbox").first().check();
    },
  },
  {
    name: "with the menu",
    of: "home",
    part: "#menu",
    show: async (page, _path, { layout }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: layout.menu.open, exact: true }).click();
    },
  },
  {
    name: "with the open slip",
    of: "home",
    part: "dialog",
    show: async (page) => {
      await page.keyboard.press("Escape");
      await page.locator("#slip aside button").first().click();
    },
  },
  {
    name: "with nothing found",
    of: "products",
    show: async (page) => {
      await page.getByRole("searchbox").fill("zzz");
      await expect(page.locator("main [data-spice] h3")).toHaveCount(0);
    },
  },
  {
    name: "with the packing list",
    of: "products",
    part: "dialog",
    show: async (page, path) => {
      await openPage(page, `${launchURL}${path}?${slipInAddress}`);
      await page.getByRole("dialog").getByRole("checkbox").first().check();
    },
  },
];

for (const language of languages)
  for (const path of documentsIn(language))
    test(`${path} is whole in every state`, async ({ page }) => {
      const own = states.filter(({ of }) => !of || path === pathIn(language, pages[of].path));
      for (const { name, part, show } of own)
        await test.step(name, async () => {
          await show(page, path, contentIn(language));
          expect.soft(await page.evaluate(repeatedIds), `ids, ${name}`).toEqual([]);
          if (page.url().startsWith(launchURL)) await expectNoBareText(page);
          expect.soft(await foreignGlyphs(page, part), `fonts, ${name}`).toEqual([]);
          await page.evaluate(loadPictures);
          await expectRoom(page, name, part ? alone : "");
          if (name === states[0]?.name) await expectReadable(page);
        });
    });

/** No text is lost at any width, nor in twice the size on a phone, whose bars stay slim. */
async function expectRoom(page: Page, state: string, css: string): Promise<void> {
  await restyle(page, css);
  const widths = test.info().project.name === "widths" ? manyWidths : usualWidths;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await layoutProblems(page), `${width} pixels wide, ${state}`).toEqual([]);
  }
  await restyle(page, twice + css);
  await page.setViewportSize(phone);
  const what = `${phone.width} pixels wide, ${state}, in twice the size`;
  expect.soft(await layoutProblems(page), what).toEqual([]);
  if (!css) await expectSlimBars(page, phone.height, what);
  await page.setViewportSize({ width: 390, height: 844 });
  await restyle(page);
}

/** The bar is one row, and at most a quarter of the screen; so is the strip at its foot. */
async function expectSlimBars(page: Page, height: number, what: string): Promise<void> {
  const bar = page.getByRole("banner");
  for (const one of [bar, ...(await page.locator("#slip aside:visible").all())])
    expect.soft((await one.boundingBox())?.height, what).toBeLessThanOrEqual(height / 4);
  const middles = await bar
    .locator("div > :is(a, button):visible")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2));
  expect.soft(Math.max(...middles) - Math.min(...middles), what).toBeLessThan(12);
}

/** Edges of controls can be seen in both themes, and paper has the site's fonts. */
async function expectReadable(page: Page): Promise<void> {
  await page.evaluate(prepareLayoutChecks);
  expect.soft(await page.evaluate(faintEdges), "faint in light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await page.evaluate(faintEdges), "faint in dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light", media: "print" });
  expect.soft(await foreignGlyphs(page), "fonts, on paper").toEqual([]);
  await page.emulateMedia({ media: null });
}

/**
 * The texts in a part of the page that are drawn in a face of the system. Pictographs are the system's, and so is what a
 * visitor typed.
 */
async function foreignGlyphs(page: Page, part = "body"): Promise<string[]> {
  // Nothing draws the words for screen readers; those of painted words must load no font (app/ui/PathText.module.css).
  await restyle(page, ".visually-hidden { display: none !important }");
  await waitForFonts(page);
  await waitTwoFrames(page);
  await page.evaluate((part) => {
    for (const element of document.querySelectorAll(`${part} *`)) {
      const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      const isDrawn = (pseudo: string) => !/^(none|normal|"")$/.test(getComputedStyle(element, pseudo).content);
      const draws =
        (hasText && !element.matches(".typed, textarea")) ||
        isDrawn("::before") ||
        isDrawn("::after") ||
        element.matches("li, select, :placeholder-shown");
      element.toggleAttribute("data-draws", draws && element.checkVisibility());
    }
  }, part);
  const drawn = await drawnFonts(page, `${part} [data-draws]`);
  const pictographs = (html: string) => [...html].filter((each) => drawnBySystem.test(each) && each.trim()).length;
  return drawn.filter(({ html, foreign }) => foreign > pictographs(html)).map(({ html }) => html.slice(0, 160));
}

/** In the page: the ids that more than one element has. */
function repeatedIds(): string[] {
  const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
