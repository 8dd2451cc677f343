import { expect, type Page, test } from "@playwright/test";
import { at, language } from "../content.ts";
import { addStyles, layOut, outOfSight, sitemapPaths } from "../support.ts";

/** Larger text, wider spacing, narrow screens and very long words lose no text (WCAG 2.2: 1.4.4, 1.4.10, 1.4.12). */

const everyPath = [...sitemapPaths, at("/nowhere")];

test("a browser font size of 200%", async ({ page, context, isMobile }) => {
  const width = isMobile ? 390 : 1280;
  await page.setViewportSize({ width, height: 800 });
  // Set in the browser: media queries in rem follow it, as they do for a visitor.
  const settings = await context.newCDPSession(page);
  await settings.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await expectNothingLost(page, width);
});

test("text-only zoom to 200%", async ({ page, isMobile }) => {
  const width = isMobile ? 390 : 1440;
  await page.setViewportSize({ width, height: 800 });
  await expectNothingLost(page, width, "html { font-size: 200% !important }");
});

test("a screen 320 pixels wide", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingLost(page, 320);
});

test("the letter, word, line and paragraph spacing of WCAG", async ({ page, isMobile }) => {
  const width = isMobile ? 320 : 1280;
  await page.setViewportSize({ width, height: 640 });
  await expectNothingLost(
    page,
    width,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-block-end: 2em !important }`,
  );
});

test("words of sixty letters on a narrow screen", { tag: "@phone" }, async ({ page }) => {
  for (const path of everyPath) {
    await page.goto(path);
    await layOut(page);
    await page.evaluate((language) => {
      const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
      const words: Text[] = [];
      while (texts.nextNode()) words.push(texts.currentNode as Text); // SHOW_TEXT visits text nodes only.
      for (const text of words) {
        if (/[a-z]{3}/i.test(text.data)) text.data = "Haldipowderforeverydaycookingandforweddingsinonelongword1234";
        else if (language === "hi" && /[\p{L}\p{M}]{3}/u.test(text.data))
          text.data = "हल्दीधनियामिर्चगरममसालाकसूरीमेथी".repeat(2);
      }
    }, language);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await outOfSight(page, width), `${path} ${width} wide`).toEqual([]);
    }
  }
});

async function expectNothingLost(page: Page, width: number, css = ""): Promise<void> {
  for (const path of everyPath) {
    await page.goto(path);
    await layOut(page);
    await addStyles(page, css);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    expect.soft(await outOfSight(page, width), path).toEqual([]);
  }
}
