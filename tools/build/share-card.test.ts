import sharp from "sharp";
import { expect, test } from "vitest";
import { readContent } from "../../app/content/read.server.ts";
import { shareCard } from "../../app/seo/share-card.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { parseDocument } from "./html.ts";
import { drawShareCard } from "./share-card.ts";
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
  await drawShareCard(site, new Map([["index.html", document]]), {
    language: "en",
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
