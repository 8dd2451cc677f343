import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { readContent } from "../app/content/read.server.ts";
import { isDrawnBySystem } from "../app/fonts/typeface.server.ts";
import { languages, pathIn, writingSystemOf, writingSystems } from "../app/languages.ts";
import { pages } from "../app/pages.ts";
import { slipInAddress } from "./content.ts";
import { launchURL } from "./launch-site.ts";
import { documentsIn, open, restyle, settled, unfoldAll } from "./support.ts";

/** What the faces that the build cuts (tools/build/fonts.ts) do on every page, in every language. */

test.use({ baseURL: launchURL, deviceScaleFactor: 2 });

for (const language of languages)
  test(`every glyph of ${language} pages is in the site's own fonts`, async ({ page }) => {
    const { layout, controlWords } = readContent(language);
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const expectOwn = async (state: string, part?: string) =>
      expect.soft(await foreignGlyphs(page, part), state).toEqual([]);
    for (const path of documentsIn(language)) {
      await page.emulateMedia({ media: null });
      await open(page, `${path}?${slipInAddress}&q=zzz`);
      await unfoldAll(page);
      await expectOwn(`${path} as it opens`);
      if (path === pathIn(language, "/")) {
        await press(layout.menu.open);
        await expectOwn("the menu", "#menu");
        await page.keyboard.press("Escape");
        await press(controlWords["order-slip"].see);
        await expectOwn("the slip", "dialog");
        await page.keyboard.press("Escape");
      }
      await page.goto(path);
      await page.evaluate(() => {
        for (const popover of document.querySelectorAll<HTMLElement>("[popover]:not(#menu)")) popover.showPopover();
      });
      await expectOwn(`${path} without a slip`);
      await page.emulateMedia({ media: "print" });
      await expectOwn(`${path} on paper`);
    }
  });

const ownFamilies = ["Anek", "Eczar", ...Object.values(writingSystems).map(({ text }) => text.ownName)];

/** The texts in a part of the page for which the browser took a font of the system. Pictographs are the system's. */
async function foreignGlyphs(page: Page, part = "body"): Promise<string[]> {
  // Nothing draws the words for screen readers; those of painted words must load no font (app/ui/PathText.module.css).
  await restyle(page, ".visually-hidden { display: none !important }");
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  await page.evaluate((part) => {
    for (const element of document.querySelectorAll(`${part} *`)) {
      const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      const isDrawn = (pseudo: string) => !/^(none|normal|"")$/.test(getComputedStyle(element, pseudo).content);
      const draws =
        hasText || isDrawn("::before") || isDrawn("::after") || element.matches("li, input, select, textarea");
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
    const pictographs = [...outerHTML].filter((character) => isDrawnBySystem(character) && character.trim());
    const glyphs = unknown.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
    if (glyphs > pictographs.length)
      foreign.push(`${unknown.map(({ familyName }) => familyName)}: ${outerHTML.slice(0, 120)}`);
  }
  await session.detach();
  return foreign;
}

for (const language of languages)
  test(`labels stand in the middle of buttons, weights and counts in ${language}`, async ({ page }) => {
    const off: string[] = [];
    for (const name of ["home", "products", "recipes", "contact"] as const) {
      await open(page, `${pathIn(language, pages[name].path)}${name === "products" ? `?${slipInAddress}` : ""}`);
      await restyle(page, plain);
      const boxes = await labelBoxes(page);
      expect(boxes.length).toBeGreaterThan(2);
      for (const { text, top, bottom, rows } of await withInk(page, boxes)) {
        const [first = 0, last = 0] = [rows.findIndex(Boolean), rows.findLastIndex(Boolean)];
        const ink = (first + last + 1) / 2;
        // Vowel signs stand above Hindi letters: the middle is that of all ink, or that from the letters' top line down.
        const letters = (rows.indexOf(Math.max(...rows)) + last + 1) / 2;
        const isLatin = !writingSystemOf(language) || /^[\0-\u02ff\u2000-\u2bff]*$/.test(text);
        const distances = (isLatin ? [ink] : [ink, letters]).map((middle) => middle - (bottom - top));
        // Two rows are one pixel. Browsers round the place of a line to whole ones: half of one more.
        const least = Math.min(...distances.map(Math.abs)) / 2;
        if (least > 1.5) off.push(`${name}: ${text} is ${distances.map((distance) => distance / 2).join(" or ")} off`);
      }
    }
    expect(off).toEqual([]);
  });

/** Without what is no text or floats over it, and without what holds no label, for a short page. */
const labels = ":is(a, button):is([data-variant], [data-count]):not(aside *), [data-unit]:not([data-count] *)";
const plain = `svg, img, header, aside { visibility: hidden !important } * { transition: none !important }
  body > footer, main :not(:has(${labels}), ${labels}, :is(${labels}) *) { display: none !important }`;

interface LabelBox {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of one-line labels: buttons, weights, and the counts on them. */
function labelBoxes(page: Page): Promise<LabelBox[]> {
  return page
    .locator("main")
    .locator(labels)
    .evaluateAll((all: HTMLElement[]) =>
      all
        .map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const text = element.textContent ?? "";
          const y = top + scrollY;
          const count = getComputedStyle(element, "::after");
          if (!element.dataset.count) return { text, left, right, top: y, bottom: bottom + scrollY };
          const [width, height] = [Number.parseFloat(count.inlineSize), Number.parseFloat(count.blockSize)];
          const [up, end] = [Number.parseFloat(count.top), Number.parseFloat(count.right)];
          return {
            text: element.dataset.count,
            left: right - end - width,
            right: right - end,
            top: y + up,
            bottom: y + up + height,
          };
        })
        .filter(({ text, left, right, top, bottom }) => text && right > left && bottom > top && bottom - top < 58),
    );
}

/** How much ink is in each row of the boxes: what differs once their text has no colour. */
async function withInk(page: Page, boxes: readonly LabelBox[]): Promise<(LabelBox & { rows: number[] })[]> {
  const blank = `${plain} *, ::after { -webkit-text-fill-color: transparent !important }`;
  const shots: { data: Buffer; width: number }[] = [];
  for (const css of [plain, blank]) {
    await restyle(page, css);
    const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    shots.push({ data, width: info.width * info.channels });
  }
  const [one, other] = shots as [(typeof shots)[0], (typeof shots)[0]];
  return boxes.map((box) => {
    const rows: number[] = [];
    for (let y = Math.round(box.top * 2); y < Math.round(box.bottom * 2); y++) {
      let ink = 0;
      for (let x = Math.ceil(box.left * 2); x < box.right * 2; x++)
        if (Math.abs((one.data[y * one.width + x] ?? 0) - (other.data[y * other.width + x] ?? 0)) > 60) ink++;
      rows.push(ink);
    }
    return { ...box, rows };
  });
}
