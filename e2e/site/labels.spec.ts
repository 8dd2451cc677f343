import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { languages, pathIn } from "../../app/site/languages.ts";
import { pages } from "../../app/site/pages.ts";
import { slipOfAll } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { openPage, restyle, storeSlip } from "../helpers/support.ts";

/** Tests the middle of the text in its line, which the font subsets set (tools/build/fonts.ts). */

test.use({ baseURL: launchURL, deviceScaleFactor: 2 });

for (const language of languages)
  test(`labels stand in the middle of buttons, weights and counts in ${language}`, async ({ page }) => {
    const off: string[] = [];
    for (const name of ["home", "products", "recipes", "contact"] as const) {
      if (name === "products") await storeSlip(page, slipOfAll);
      await openPage(page, pathIn(language, pages[name].path));
      await restyle(page, hideAllButLabels);
      const boxes = await labelBoxes(page);
      expect(boxes.length).toBeGreaterThan(2);
      for (const { text, top, bottom, rows } of await withInk(page, boxes)) {
        const [first = 0, last = 0] = [rows.findIndex(Boolean), rows.findLastIndex(Boolean)];
        const ink = (first + last + 1) / 2;
        // Vowel signs stand above Hindi letters: the middle is that of all ink, or that from the letters' top line down.
        const letters = (rows.indexOf(Math.max(...rows)) + last + 1) / 2;
        const isLatin = language !== "hi" || /^[\0-\u02ff\u2000-\u2bff]*$/.test(text);
        const distances = (isLatin ? [ink] : [ink, letters]).map((middle) => middle - (bottom - top));
        // Two rows are one pixel. Browsers round the place of a line to whole ones: half of one more.
        const least = Math.min(...distances.map(Math.abs)) / 2;
        if (least > 1.5) off.push(`${name}: ${text} is ${distances.map((distance) => distance / 2).join(" or ")} off`);
      }
    }
    expect(off).toEqual([]);
  });

/** Selects labels: buttons and weights. */
const labels = ":is(a, button):is([data-variant], [data-count]):not(aside *), [data-unit]:not([data-count] *)";
/** Hides all but labels: drawings, lines and floating elements would be measured as ink, and other content takes long. */
const hideAllButLabels = `svg, img, header, aside { visibility: hidden !important } * { transition: none !important; text-decoration: none !important }
  button::before, button:not([data-count])::after { content: none !important }
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
        // A button's label of two lines is as high as its letters happen to be.
        .filter((element) => {
          const line = Number.parseFloat(getComputedStyle(element).lineHeight);
          const text = document.createRange();
          text.selectNodeContents(element);
          return !element.dataset.variant || !(text.getBoundingClientRect().height > 1.5 * line);
        })
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
            // Without its rounded edge, beside which a pixel of the weight shows.
            top: y + up + 1,
            bottom: y + up + height - 1,
          };
        })
        .filter(({ text, left, right, top, bottom }) => text && right > left && bottom > top && bottom - top < 58),
    );
}

/** The amount of ink in each row of the boxes: the pixels that change when the text is transparent. */
async function withInk(page: Page, boxes: readonly LabelBox[]): Promise<(LabelBox & { rows: number[] })[]> {
  const blank = `${hideAllButLabels} *, ::after { -webkit-text-fill-color: transparent !important }`;
  const shots: { data: Buffer; width: number }[] = [];
  for (const css of [hideAllButLabels, blank]) {
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
