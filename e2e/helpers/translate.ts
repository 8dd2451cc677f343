import { expect, type Page } from "@playwright/test";
import { translateTexts } from "./in-page.ts";

/** Expects that React holds no text node of an island that is on view now. */
export async function expectNoBareText(page: Page): Promise<void> {
  const held = await page.evaluate(() => {
    const isHeld = (node: Node) => Object.keys(node).some((key) => key.startsWith("__reactFiber$"));
    const found = { elements: 0, texts: [] as string[] };
    for (const island of document.querySelectorAll("[data-island]")) {
      found.elements += [...island.querySelectorAll("*")].filter(isHeld).length;
      const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        if (isHeld(texts.currentNode) && texts.currentNode.nodeValue?.trim())
          found.texts.push(texts.currentNode.nodeValue);
    }
    return found;
  });
  expect(held.elements, "React names its own property otherwise now").toBeGreaterThan(0);
  expect(held.texts).toEqual([]);
}

/** Translates a page as a browser does. */
export async function translate(page: Page): Promise<void> {
  await expectNoBareText(page);
  await page.evaluate(translateTexts, { kept: "script, style, noscript, textarea", marks: "«»" });
  await page.evaluate(() => {
    document.documentElement.lang = "mr";
  });
}
