import { readFileSync } from "node:fs";
import sharp from "sharp";
import { markDrawing } from "../../brand/mark.server.ts";
import type { Content } from "../../content/read.server.ts";
import { brandName } from "../../content/template-variables.ts";
import { textToPath } from "../../fonts/text-to-path.server.ts";
import { defaultLanguage, type Language } from "../../site/languages.ts";
import { cached, contentHash, writeFile } from "../../site/made-files.server.ts";
import { brandColour, type ColourName } from "../../styles/brand-colours.server.ts";

const ownCode = "app/document/share-card/share-card.server.ts";
const colour = (name: ColourName) => brandColour(name).light;

/** The pages with a card of their own. All others share the card of the tagline. */
export const pagesWithCard = ["products", "distributors", "recipes"] as const;
type PageWithCard = (typeof pagesWithCard)[number];

export const cardSize = { width: 1200, height: 630 };

export const cardPath = (language: Language, page?: PageWithCard) =>
  `/${["share-card", page, language === defaultLanguage ? undefined : language].filter(Boolean).join("-")}.png`;

/** WhatsApp crops the card to the square in its middle, so all words are between these edges. */
const [left, right] = [310, 890];

type CardContent = Pick<Content, "site" | "language" | "pages">;

/** The picture in link previews of a page. */
export interface ShareCard {
  /** Its path, with a hash of its bytes: apps cache a card for weeks. The path alone returns the newest card, too. */
  url: string;
  /** The words on it. */
  alt: string;
  width: number;
  height: number;
}

/** Makes the card of a page. */
export async function shareCard(content: CardContent, name: string): Promise<ShareCard> {
  const page = pagesWithCard.find((page) => page === name);
  const { language, site } = content;
  const card = cardDrawing(content, page);
  const png = await cached([ownCode], card, () => sharp(Buffer.from(card)).png({ palette: true }).toBuffer());
  const { url } = writeFile(cardPath(language, page), png);
  return {
    url: `${url}?v=${contentHash(png)}`,
    alt: [linesOf(content, page).join(" "), brandName(site, language)].join(" · "),
    ...cardSize,
  };
}

/**
 * The card of a page as an SVG drawing: the design's painted board, with the page's title, between two spice boxes. Without
 * a page, with the tagline: the card of all pages that have none of their own.
 */
export function cardDrawing(content: CardContent, page?: PageWithCard): string {
  const { site, pages, language } = content;
  const [{ town, state } = { town: "", state: "" }] = site.units;
  const place = `${town}, ${state}`;
  const lines = linesOf(content, page);
  const size = Math.min(118, ...lines.map((line) => largestSize(line, left)));
  const box = readFileSync("app/brand/dabba-full.svg", "utf8");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
<rect width="100%" height="100%" fill="${colour("turmeric")}"/>
<rect x="29.5" y="29.5" width="1141" height="571" fill="none" stroke="${colour("ink")}" stroke-width="3"/>
${lines.map((line, index) => lettering(line, 315 - 1.1 * size * (lines.length - 1 - index), size, painted)).join("")}
${lettering(pages.home.hero.english, 407, 50)}
${placed(markDrawing(), left, 467, 88)}
${lettering(site.brand.hindi, 507, 40, [[0, "chilli"]], left + 106)}
${lettering(language === "hi" ? place : `${site.brand.name} • ${place}`, 541, 24, undefined, left + 106)}
${placed(box, left - 703, -30, 690)}${placed(box, right + 13, -30, 690)}
</svg>`;
}

/** The two large lines of a card: a title breaks where both are about as long. */
function linesOf({ site, pages }: CardContent, page?: PageWithCard): readonly string[] {
  if (!page) return site.tagline;
  const words = pages[page].hero.title.split(" ");
  const splits = words.map((_, index) => [words.slice(0, index).join(" "), words.slice(index).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  const [lines = words] = splits.sort((a, b) => longest(a) - longest(b));
  return lines.filter(Boolean);
}

/** A drawing in a square. */
const placed = (svg: string, x: number, y: number, size: number) =>
  svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

/** A colour of a line's letters, and how far down and to the right they are, in em. */
type Layer = readonly [shift: number, colour: ColourName];

/** Chilli-coloured lettering with a cream edge and an ink drop shadow. */
const painted: readonly Layer[] = [
  [0.05, "ink"],
  [0.022, "ivory"],
  [0, "chilli"],
];

/** The size at which a line that begins at `x` reaches the right edge. */
function largestSize(text: string, x: number): number {
  const { width, unitsPerEm } = textToPath(text);
  return (right - x) / (width / unitsPerEm + 0.05);
}

/** A line from `x` on, its baseline at `y`; smaller if it would be longer than up to the right edge. */
function lettering(text: string, y: number, size: number, layers: readonly Layer[] = [[0, "ink"]], x = left): string {
  const { path, unitsPerEm } = textToPath(text);
  const scale = Math.min(size, largestSize(text, x)) / unitsPerEm;
  const drawn = layers.map(
    ([shift, name]) =>
      `<path transform="translate(${shift * unitsPerEm} ${shift * unitsPerEm})" fill="${colour(name)}" d="${path}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn.join("")}</g>`;
}
