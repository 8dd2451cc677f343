import { expect, type Locator, test } from "@playwright/test";
import sharp from "sharp";
import { languages, pathIn } from "../app/languages.ts";
import type { PagePath } from "../app/pages.ts";
import { content } from "./content.ts";
import { launchURL } from "./launch-site.ts";
import { open, restyle } from "./support.ts";

/** Hindi that people type keeps its tops and tails, in a text face, in every field of both languages. */

// High enough for all fields of a form.
test.use({ baseURL: launchURL, viewport: { width: 390, height: 2400 } });

const typed = "राजनांदगाँव की ढूँढ़, हृदय";
const [{ slug }] = content.products as [(typeof content.products)[0]];
const fields = ":is(input:not([type=radio], [type=checkbox]), textarea:not([readonly]))";

/** How many rows of pixels the text of each field takes. */
async function inkOf(all: Locator, css: string): Promise<number[]> {
  const page = all.page();
  // The handle of a text area is no text, nor the mark of focus at its edge; a label's tails reach into its field.
  await restyle(
    page,
    `label { color: transparent !important }
     ${fields} { resize: none !important; outline: none !important; caret-color: transparent; ${css} }`,
  );
  await all.last().evaluate((field) => field.scrollIntoView({ block: "end", behavior: "instant" }));
  const boxes = await all.evaluateAll((all) =>
    all.map((field) => {
      const { left, top } = field.getBoundingClientRect();
      const { clientLeft, clientTop, clientWidth, clientHeight } = field;
      const start = Number.parseFloat(getComputedStyle(field).paddingInlineStart);
      const edge = left + clientLeft;
      return { left: edge + start, right: edge + clientWidth, top: top + clientTop, height: clientHeight };
    }),
  );
  const shot = sharp(await page.screenshot({ animations: "disabled" }));
  const { data, info } = await shot.greyscale().raw().toBuffer({ resolveWithObject: true });
  const shade = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  return boxes.map(({ left, right, top, height }) => {
    const [from, to] = [Math.round(left), Math.round(right) - 5];
    const rows = Array.from({ length: Math.floor(height) }, (_, row) => Math.round(top) + row).filter((y) => {
      for (let x = from; x < Math.min(from + 150, to); x++) if (Math.abs(shade(x, y) - shade(to, y)) > 60) return true;
      return false;
    });
    return (rows.at(-1) ?? 0) - (rows[0] ?? 0);
  });
}

async function expectAllWhole(all: Locator): Promise<void> {
  const names: string[] = [];
  for (const field of await all.all()) {
    const isNumber = (await field.getAttribute("inputmode")) === "numeric";
    await field.fill(isNumber ? "१२३" : typed);
    const name = `${await field.getAttribute("name")} of ${all.page().url()}`;
    const family = await field.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(family, name).not.toMatch(/Eczar|(?<!sans-)serif/);
    names.push(name);
  }
  expect(names).not.toEqual([]);
  const system = await inkOf(all, "font-family: sans-serif !important");
  test.skip(Math.max(...system) === 0, "This machine has no face for Hindi, as in Debian's fonts-noto-core");
  const withClip = await inkOf(all, "");
  const without = await inkOf(all, "line-height: 3 !important");
  await restyle(all.page());
  for (const [index, name] of names.entries()) {
    const [clipped = 0, whole = 0] = [withClip[index], without[index]];
    expect(clipped, name).toBeGreaterThan(8);
    expect(Math.abs(whole - clipped), `${name}: ${clipped} rows of ${whole}`).toBeLessThanOrEqual(1);
  }
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
