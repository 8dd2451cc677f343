import sharp from "sharp";
import { expect, test } from "vitest";
import { readContent } from "../../content/read.server.ts";
import { languages } from "../../site/languages.ts";
import { cardDrawing, cardSize, pagesWithCard } from "./share-card.server.ts";

const content = readContent("en");

/** The content with other words on its cards. */
function withWords(words: string): typeof content {
  const { pages, site } = content;
  const titled = <Page extends { hero: object }>(page: Page) => ({ ...page, hero: { ...page.hero, title: words } });
  return {
    ...content,
    pages: {
      ...pages,
      home: { ...pages.home, hero: { ...pages.home.hero, english: words } },
      ...Object.fromEntries(pagesWithCard.map((page) => [page, titled(pages[page])])),
    },
    site: {
      ...site,
      tagline: [words, words],
      brand: { name: words, hindi: words },
      units: [{ name: "", street: "", town: words, state: words }],
    },
  };
}

/** The pixels of a card, three bytes each. */
const pixelsOf = (drawing: string) => sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer();

/** The columns in which two cards differ. */
async function changedColumns(one: string, other: string): Promise<number[]> {
  const [before, after] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const changed = new Set<number>();
  for (const [byte, value] of before.entries())
    if (value !== after[byte]) changed.add(Math.floor(byte / 3) % cardSize.width);
  return [...changed];
}

test.each([undefined, ...pagesWithCard])(
  "even long words of the card of %s fit into the square that WhatsApp shows",
  async (page) => {
    const columns = await changedColumns(
      cardDrawing(withWords("i"), page),
      cardDrawing(withWords("Masala ".repeat(9).trim()), page),
    );
    expect(Math.min(...columns)).toBeGreaterThanOrEqual((cardSize.width - cardSize.height) / 2);
    expect(Math.max(...columns)).toBeLessThanOrEqual((cardSize.width + cardSize.height) / 2);
    expect(columns.length).toBeGreaterThan(300);
  },
);

test.each(languages)("in %s, every card is another", (language) => {
  const cards = [undefined, ...pagesWithCard].map((page) => cardDrawing(readContent(language), page));
  expect(new Set(cards).size).toBe(4);
});
