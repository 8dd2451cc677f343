import sharp from "sharp";
import { expect, test } from "vitest";
import { spiceBox } from "../../app/brand/spice-box.ts";
import { readContent } from "../../app/content/read.server.ts";
import { pagesWithCard, shareCard } from "../../app/document/seo/share-card.ts";
import { languages } from "../../app/site/languages.ts";
import { brandColour, type ColourName } from "../../app/styles/brand-colours.server.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { parseDocument } from "./html.ts";
import { drawShareCards } from "./share-card.ts";
import { SiteFolder } from "./site-folder.ts";

const content = readContent("en");
const address = `https://site.example${shareCard.path("en")}`;

/** What the card says. */
const texts = ["english", "tagline", "name", "hindi", "town"] as const;
type Texts = Readonly<Record<(typeof texts)[number], string>>;

const everywhere = (words: string) => Object.fromEntries(texts.map((text) => [text, words])) as Texts;

/** The card with other words: its pixels, and its address in a document. */
async function drawn({ english, tagline, name, hindi, town }: Texts) {
  const site = new SiteFolder(temporaryFolder());
  const document = parseDocument(`<meta property="og:image" content="${address}">`);
  const { pages } = content;
  await drawShareCards(site, new Map([["index.html", document]]), {
    ...content,
    pages: { ...pages, home: { ...pages.home, hero: { ...pages.home.hero, english } } },
    site: {
      ...content.site,
      tagline: [tagline, tagline],
      brand: { name, hindi },
      units: [{ name: "", street: "", town, state: town }],
    },
  });
  const { data, info } = await sharp(site.bytes(shareCard.path("en").slice(1)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info, address: document.querySelector("meta")?.content };
}

test("even long words of the card fit into the square that WhatsApp shows", async () => {
  const [short, long] = [await drawn(everywhere("i")), await drawn(everywhere("Masala ".repeat(9)))];
  const { width, height, channels } = short.info;
  const changed = new Set<number>();
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < channels; channel++)
      // The palettes of two pictures differ a little.
      if (Math.abs((short.data[pixel * channels + channel] ?? 0) - (long.data[pixel * channels + channel] ?? 0)) > 64)
        changed.add(pixel % width);
  expect(Math.min(...changed)).toBeGreaterThanOrEqual((width - height) / 2);
  expect(Math.max(...changed)).toBeLessThanOrEqual((width + height) / 2);
  expect(changed.size).toBeGreaterThan(400);
});

test("the URL of the card changes only when its bytes change", async () => {
  const [one, same, other] = [await drawn(everywhere("i")), await drawn(everywhere("i")), await drawn(everywhere("j"))];
  expect(one.address).toMatch(new RegExp(`^${address}\\?v=[\\w-]{8}$`));
  expect(same.address).toBe(one.address);
  expect(other.address).not.toBe(one.address);
});

test.each(texts)("no letter of %s is missing on the card", async (text) => {
  const whole = everywhere("Tik");
  const before = (await drawn(whole)).data;
  for (let index = 0; index < whole[text].length; index++) {
    const word = `${whole[text].slice(0, index)}o${whole[text].slice(index + 1)}`;
    expect((await drawn({ ...whole, [text]: word })).data.equals(before), word).toBe(false);
  }
});

test.each(languages)(
  "in %s, every card is another, with the mark in the square that WhatsApp shows",
  async (language) => {
    const site = new SiteFolder(temporaryFolder());
    const documents = new Map();
    await drawShareCards(site, documents, readContent(language));
    const cards = [undefined, ...pagesWithCard].map((page) => site.bytes(shareCard.path(language, page).slice(1)));
    expect(new Set(cards.map((card) => card.toString("base64"))).size).toBe(4);
    for (const card of cards) {
      const square = sharp(card).extract({ left: (shareCard.width - 630) / 2, top: 0, width: 630, height: 630 });
      const { data, info } = await square.removeAlpha().raw().toBuffer({ resolveWithObject: true });
      for (const [index, [x, y]] of spiceBox.bowls.entries()) {
        // The mark is 88 px wide, 25 px from the left edge of the square.
        const scale = 88 / spiceBox.size;
        const pixel = (Math.round(467 + y * scale) * info.width + Math.round(25 + x * scale)) * info.channels;
        const spice = Buffer.from(brandColour(`s${index + 1}` as ColourName).light.slice(1), "hex");
        // The palette of a picture is not exact.
        for (const channel of [0, 1, 2])
          expect(Math.abs((data[pixel + channel] ?? 0) - (spice[channel] ?? 0)), `bowl ${index + 1}`).toBeLessThan(16);
      }
    }
  },
);

test.each(pagesWithCard)("a long title of %s fits into the square, and so do more drawings or none", async (page) => {
  const site = new SiteFolder(temporaryFolder());
  const drawnWith = async (title: string, count: number) => {
    const words = content.pages[page];
    await drawShareCards(site, new Map(), {
      ...content,
      pages: { ...content.pages, [page]: { ...words, hero: { ...words.hero, title } } },
      products: Array.from({ length: count }, () => content.products).flat(),
      recipes: Array.from({ length: count }, () => content.recipes).flat(),
    });
    return sharp(site.bytes(shareCard.path("en", page).slice(1)))
      .removeAlpha()
      .raw()
      .toBuffer();
  };
  const [short, long] = [await drawnWith("i", 0), await drawnWith("Masala ".repeat(9).trim(), 0)];
  const columns = Array.from({ length: shareCard.width }, () => 0);
  for (let byte = 0; byte < short.length; byte++)
    if (Math.abs((short[byte] ?? 0) - (long[byte] ?? 0)) > 64) {
      const column = Math.floor(byte / 3) % shareCard.width;
      columns[column] = (columns[column] ?? 0) + 1;
    }
  // The palettes of two pictures differ in some pixels.
  const changed = columns.flatMap((count, column) => (count > 9 ? column : []));
  expect(changed.length).toBeGreaterThan(300);
  expect(Math.min(...changed)).toBeGreaterThanOrEqual((shareCard.width - shareCard.height) / 2);
  expect(Math.max(...changed)).toBeLessThanOrEqual((shareCard.width + shareCard.height) / 2);
  expect((await drawnWith("i", 3)).length).toBe(short.length);
});
