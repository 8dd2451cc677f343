import { expect, type Locator, test } from "@playwright/test";
import { languages, pathIn } from "../app/languages.ts";
import type { PagePath } from "../app/pages.ts";
import { content } from "./content.ts";
import { launchURL } from "./launch-site.ts";
import { open, restyle } from "./support.ts";

/** Hindi that people type keeps its tops and tails, in a text face, in every field of both languages. */

test.use({ baseURL: launchURL });

const typed = "राजनांदगाँव की ढूँढ़, हृदय";
const [{ slug }] = content.products as [(typeof content.products)[0]];
const fields = ":is(input:not([type=radio], [type=checkbox]), textarea:not([readonly]))";

/** How many rows of pixels the text of a field takes. */
async function inkOf(field: Locator): Promise<number> {
  const box = await field.evaluate((element: HTMLElement) => {
    const { clientLeft, clientTop, clientHeight } = element;
    const start = Number.parseFloat(getComputedStyle(element).paddingInlineStart);
    return { left: clientLeft + start, top: clientTop, height: clientHeight };
  });
  const shot = (await field.screenshot({ animations: "disabled" })).toString("base64");
  return field.evaluate(
    async (_, { shot, box }) => {
      const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(image.width, image.height).getContext(
        "2d",
      ) as OffscreenCanvasRenderingContext2D; // Never null on a new canvas.
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const shade = (x: number, y: number) => data[(y * image.width + x) * 4] ?? 0;
      const rows = Array.from({ length: Math.floor(box.height) }, (_, row) => Math.round(box.top) + row).filter((y) => {
        const from = Math.round(box.left);
        for (let x = from; x < Math.min(from + 150, image.width - 6); x++)
          if (Math.abs(shade(x, y) - shade(image.width - 5, y)) > 60) return true;
        return false;
      });
      return (rows.at(-1) ?? 0) - (rows[0] ?? 0);
    },
    { shot, box },
  );
}

async function expectWhole(field: Locator): Promise<void> {
  const page = field.page();
  const isNumber = (await field.getAttribute("inputmode")) === "numeric";
  await field.fill(isNumber ? "१२३" : typed);
  const name = `${await field.getAttribute("name")} of ${page.url()}`;
  const family = await field.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(family, name).not.toMatch(/Eczar|(?<!sans-)serif/);
  // The handle of a text area is no text, nor the mark of focus at its edge; a label's tails reach into its field.
  const plain = (more = "") =>
    `label { color: transparent !important }
     ${fields} { resize: none !important; outline: none !important; caret-color: transparent; ${more} }`;
  await restyle(page, plain());
  const withClip = await inkOf(field);
  await restyle(page, plain("line-height: 3 !important"));
  const without = await inkOf(field);
  await restyle(page);
  expect(withClip, name).toBeGreaterThan(8);
  expect(Math.abs(without - withClip), `${name}: ${withClip} rows of ${without}`).toBeLessThanOrEqual(1);
}

async function expectAllWhole(all: Locator): Promise<void> {
  expect(await all.count()).toBeGreaterThan(0);
  for (const field of await all.all()) await expectWhole(field);
}

for (const language of languages) {
  const paths: PagePath[] = ["/contact", "/distributors", "/products"];
  test(`typed Hindi is whole in the fields of ${language} pages`, async ({ page }) => {
    for (const path of paths) {
      await open(page, pathIn(language, path));
      await expectAllWhole(page.locator(`main ${fields}`));
    }
    await open(page, `${pathIn(language, "/about")}?slip=${slug}.500gm.2`);
    await page.locator("#slip aside button").click();
    await expectAllWhole(page.locator(`#slip ${fields}`));
  });
}
