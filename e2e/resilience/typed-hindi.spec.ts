import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { fontFamilies } from "../../app/fonts/typeface.server.ts";
import { languages, pathIn } from "../../app/site/languages.ts";
import type { PagePath } from "../../app/site/pages.ts";
import { content, hasSlip } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { openPage, restyle, storeSlip } from "../helpers/support.ts";

/** Typed text is shown in system fonts, and is not clipped in any field of both languages. */

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
    expect(family, name).not.toMatch(/Display|(?<!sans-)serif/);
    names.push(name);
  }
  expect(names).not.toEqual([]);
  const withClip = await inkOf(all, "");
  const without = await inkOf(all, "line-height: 3 !important");
  await restyle(all.page());
  for (const [index, name] of names.entries()) {
    const [clipped = 0, whole = 0] = [withClip[index], without[index]];
    expect(clipped, name).toBeGreaterThan(8);
    expect(Math.abs(whole - clipped), `${name}: ${clipped} rows of ${whole}`).toBeLessThanOrEqual(1);
  }
}

/** Whether the system has a glyph for a Hindi letter: without one, it is drawn like U+0378, which no font has. */
function drawsHindi(): boolean {
  const draw = (text: string) => {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d") as CanvasRenderingContext2D; // Every browser has it.
    context.font = "40px sans-serif";
    context.fillText(text, 9, 99);
    return canvas.toDataURL();
  };
  return draw("\u0939") !== draw("\u0378");
}

test("the system has a font for Hindi", async ({ page }) => {
  expect(
    await page.evaluate(drawsHindi),
    "No font for Hindi: run npm ci on Linux, else install Noto Sans Devanagari",
  ).toBe(true);
});

for (const language of languages) {
  const paths: PagePath[] = ["/contact", "/distributors", "/products"];
  test(`typed Hindi is not clipped in the fields of ${language} pages`, async ({ page }) => {
    for (const path of paths) {
      await openPage(page, pathIn(language, path));
      await expectAllWhole(page.locator(`main ${fields}`));
    }
    if (!hasSlip) return;
    await storeSlip(page, `${slug}.500gm.2`);
    await openPage(page, pathIn(language, "/about"));
    await page.locator("#slip aside button").click();
    await expectAllWhole(page.locator(`#slip ${fields}`));
  });
}

/** Hindi words whose conjuncts the font subsets lack, and Latin words. */
const words = "द्राक्ष श्रद्धा ब्राह्मणे Łucja";

/** What Chrome's DevTools say of a node. */
interface DOMNode {
  nodeId: number;
  children?: DOMNode[];
  shadowRoots?: DOMNode[];
}

/** Expects that system faces draw these elements, in this weight if one is given. */
/** The families of the site's own fonts. */
const own = new RegExp(`^(${Object.values(await fontFamilies()).join("|")})`);

async function expectSystemFaces(page: Page, selector: string, weight = "400"): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ["DOM", "CSS"] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send("DOM.getDocument", { depth: -1, pierce: true });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const drawn = await Promise.all(
    withShadows(root, new Set(nodeIds)).map((nodeId) => session.send("CSS.getPlatformFontsForNode", { nodeId })),
  );
  let glyphs = 0;
  for (const { familyName, isCustomFont, glyphCount } of drawn.flatMap(({ fonts }) => fonts)) {
    expect({ familyName, isCustomFont }, selector).toEqual({
      familyName: expect.not.stringMatching(own),
      isCustomFont: false,
    });
    glyphs += glyphCount;
  }
  expect(glyphs, selector).toBeGreaterThan(0);
  if (weight)
    for (const element of await page.locator(selector).all()) await expect(element).toHaveCSS("font-weight", weight);
  await session.detach();
}

/** These nodes, and all in the browser's own shadow trees of them, such as the text in a field. */
function withShadows(node: DOMNode, wanted: ReadonlySet<number>): number[] {
  const isWanted = wanted.has(node.nodeId);
  const all = (node: DOMNode): number[] => [node.nodeId, ...(node.children ?? []).flatMap(all)];
  return [
    ...(isWanted ? [node.nodeId, ...(node.shadowRoots ?? []).flatMap(all)] : []),
    ...(node.children ?? []).flatMap((child) => withShadows(child, wanted)),
  ];
}

/** The innermost elements that show what was typed, by an attribute. */
async function markShown(page: Page, text: string): Promise<string> {
  await expect(page.getByText(text).first()).toBeVisible();
  await page.evaluate((text) => {
    for (const element of document.querySelectorAll("body :not(script)"))
      element.toggleAttribute(
        "data-shows-typed",
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes(text)),
      );
  }, text);
  return "[data-shows-typed]";
}

for (const language of languages) {
  test(`typed words are shown in a system face, in regular weight, on ${language} pages`, async ({ page }) => {
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    await openPage(page, pathIn(language, "/products"));
    await field("q").fill(words);
    // The badge and the link that asks for it.
    await expect(page.getByRole("link").filter({ hasText: words })).toBeVisible();
    await expectSystemFaces(page, await markShown(page, words));
    await expect(page.locator("[data-shows-typed]")).toHaveCount(2);
    await expectSystemFaces(page, "#q");

    await openPage(page, pathIn(language, "/contact"));
    for (const name of ["name", "subject", "message"]) await field(name).fill(words);
    await field("email").fill("asha@example");
    for (const selector of ["[name=name]", "[name=subject]", "[name=message]"])
      await expectSystemFaces(page, `main ${selector}`);
    await page.locator("main form [type=submit]").click();
    await expectSystemFaces(page, await markShown(page, words));
    // The doubt and the letter.
    await expectSystemFaces(page, await markShown(page, "asha@example"));
    await expect(page.locator("[data-shows-typed]")).toHaveCount(2);

    if (!hasSlip) return;
    await storeSlip(page, `${slug}.500gm.2`);
    await openPage(page, pathIn(language, "/about"));
    await page.locator("#slip aside button").click();
    for (const all of await page.locator("#slip dialog :is(textarea, label input)").all()) await all.fill(words);
    await expectSystemFaces(page, "#slip dialog :is(textarea, input)");
  });

  test(`a ${language} page that the browser translated is drawn in system faces`, async ({ page }) => {
    for (const translated of ["mr", "class"]) {
      await openPage(page, pathIn(language, "/products"));
      await page.evaluate((how) => {
        if (how === "class") document.documentElement.classList.add("translated-ltr");
        else document.documentElement.lang = how;
      }, translated);
      await expectSystemFaces(page, "body *", "");
    }
  });
}
