import sharp from "sharp";
import { expect, test } from "vitest";
import { readContent } from "../../content/read.server.ts";
import { languages } from "../../site/languages.ts";
import { cardDrawing, cardSize, drawCard, pagesWithCard } from "./share-card.server.ts";

const content = readContent("en");

/** What the card says. */
const texts = ["english", "tagline", "name", "hindi", "town"] as const;
type Texts = Readonly<Record<(typeof texts)[number], string>>;

const everywhere = (words: string) => Object.fromEntries(texts.map((text) => [text, words])) as Texts;

/** The content with other words on the card. */
function withTexts({ english, tagline, name, hindi, town }: Texts): typeof content {
  const { pages } = content;
  return {
    ...content,
    pages: { ...pages, home: { ...pages.home, hero: { ...pages.home.hero, english } } },
    site: {
      ...content.site,
      tagline: [tagline, tagline],
      brand: { name, hindi },
      units: [{ name: "", street: "", town, state: town }],
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

function expectInSquare(columns: readonly number[]): void {
  expect(Math.min(...columns)).toBeGreaterThanOrEqual((cardSize.width - cardSize.height) / 2);
  expect(Math.max(...columns)).toBeLessThanOrEqual((cardSize.width + cardSize.height) / 2);
  expect(columns.length).toBeGreaterThan(300);
}

test("even long words of the card fit into the square that WhatsApp shows", async () => {
  const [short, long] = ["i", "Masala ".repeat(9)].map((words) => cardDrawing(withTexts(everywhere(words))));
  expectInSquare(await changedColumns(short ?? "", long ?? ""));
});

test.each(languages)("in %s, every card is another", async (language) => {
  const cards = await Promise.all([undefined, ...pagesWithCard].map((page) => drawCard(readContent(language), page)));
  expect(new Set(cards.map((card) => card.toString("base64"))).size).toBe(4);
});

test.each(pagesWithCard)("a long title of %s fits into the square, and so do more drawings or none", async (page) => {
  const drawnWith = (title: string, count: number) => {
    const words = content.pages[page];
    return cardDrawing(
      {
        ...content,
        pages: { ...content.pages, [page]: { ...words, hero: { ...words.hero, title } } },
        products: Array.from({ length: count }, () => content.products).flat(),
        recipes: Array.from({ length: count }, () => content.recipes).flat(),
      },
      page,
    );
  };
  expectInSquare(await changedColumns(drawnWith("i", 0), drawnWith("Masala ".repeat(9).trim(), 0)));
  expect((await pixelsOf(drawnWith("i", 3))).length).toBe(cardSize.width * cardSize.height * 3);
});
