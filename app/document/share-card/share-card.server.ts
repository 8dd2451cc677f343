import { readFileSync } from "node:fs";
import { formatHex } from "culori";
import sharp from "sharp";
import { markDrawing } from "../../brand/mark.server.ts";
import type { Pack } from "../../content/packs.ts";
import type { Content } from "../../content/read.server.ts";
import { brandName } from "../../content/template-variables.ts";
import { labelFace } from "../../fonts/font-subsets.ts";
import { textToPath } from "../../fonts/text-to-path.server.ts";
import { openSourceFont } from "../../fonts/typeface.server.ts";
import { defaultLanguage, type Language } from "../../site/languages.ts";
import { cached, contentHash, writeFile } from "../../site/made-files.server.ts";
import { brandColour, type ColourName } from "../../styles/brand-colours.server.ts";

const ownCode = "app/document/share-card/share-card.server.ts";
const labelFont = await openSourceFont(labelFace);
const colour = (name: ColourName) => brandColour(name).light;

/** The pages with a card of their own. All others share the card of the tagline. */
export const pagesWithCard = ["products", "distributors", "recipes"] as const;
type PageWithCard = (typeof pagesWithCard)[number];

export const cardSize = { width: 1200, height: 630 };

export const cardPath = (language: Language, page?: PageWithCard) =>
  `/${["share-card", page, language === defaultLanguage ? undefined : language].filter(Boolean).join("-")}.png`;

/** WhatsApp crops the card to the square in its middle, so all words are between these edges. */
const [left, right] = [310, 890];
/** Where the lines beside the mark begin. */
const besideMark = left + 106;

type CardContent = Pick<Content, "site" | "language" | "pages" | "products" | "recipes">;

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
  const { language, pages, site } = content;
  const png = await drawCard(content, page);
  const { url } = writeFile(cardPath(language, page), png);
  const words = (page && pages[page].hero.title) || site.tagline.join(" ");
  return {
    url: `${url}?v=${contentHash(png)}`,
    alt: [words, brandName(site, language)].join(" · "),
    ...cardSize,
  };
}

/** Draws a card: the design's painted board, with texts of the content; for some pages with what they are about. */
export function drawCard(content: CardContent, page?: PageWithCard): Promise<Buffer> {
  const card = cardDrawing(content, page);
  return cached([ownCode], card, () => sharp(Buffer.from(card)).png({ palette: true }).toBuffer());
}

/** The card of a page as an SVG drawing; without a page, the card of all pages that have none of their own. */
export const cardDrawing = (content: CardContent, page?: PageWithCard): string =>
  page ? pageCard(page, content) : taglineCard(content);

function taglineCard(content: CardContent): string {
  const { site, pages } = content;
  return board("turmeric", "ink", [
    ...site.tagline.map((line, index) => painted(line, 185 + index * 130)),
    lettering(pages.home.hero.english, { y: 407, size: 50 }),
    foot(content, "chilli", "ink"),
    ...boxes(),
  ]);
}

/** The title of a page over drawings of what it shows. The middle of the card has some of them, for WhatsApp's square. */
function pageCard(page: PageWithCard, content: CardContent): string {
  const { title } = content.pages[page].hero;
  if (page === "distributors")
    return board("turmeric", "ink", [
      titleLines(title, "ink"),
      ...weights(content.pages.distributors.packs),
      foot(content, "chilli", "ink"),
      ...boxes(),
    ]);
  return board(page === "recipes" ? "methi" : "chilli", "turmeric", [
    titleLines(title, "on-red"),
    ...(page === "recipes" ? dishes(content) : bowls(content)),
    foot(content, "turmeric", "on-red"),
  ]);
}

const board = (ground: ColourName, frame: ColourName, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
<rect width="100%" height="100%" fill="${colour(ground)}"/>
<rect x="29.5" y="29.5" width="1141" height="571" fill="none" stroke="${colour(frame)}" stroke-width="3"/>
${parts.join("")}
</svg>`;

/** The mark, the brand's name and its place. */
function foot(
  { site: { brand, units }, language }: CardContent,
  nameColour: ColourName,
  lineColour: ColourName,
): string {
  const place = units[0] ? `${units[0].town}, ${units[0].state}` : "";
  const fill = colour(lineColour);
  // The brand's Hindi name stands above this line, whose font for labels has Latin letters only.
  const line =
    language === "hi"
      ? lettering(place, { x: besideMark, y: 541, size: 24, fill })
      : lettering([brand.name, place].filter(Boolean).join(" • ").toUpperCase(), {
          x: besideMark,
          y: 536,
          size: 21,
          fill,
          isLabel: true,
        });
  const name = lettering(brand.hindi, { x: besideMark, y: 507, size: 40, fill: colour(nameColour) });
  return placed(markDrawing(), left, 467, 88) + name + line;
}

/** A drawing in a square. */
const placed = (svg: string, x: number, y: number, size: number) =>
  svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

const drawnBox = () => readFileSync("app/brand/dabba-full.svg", "utf8");

/** A spice box at each side, cropped by the card's edge. */
const boxes = () => [left - 703, right + 13].map((x) => placed(drawnBox(), x, -30, 690));

/** The first six dishes: two in the middle, four at the sides. */
function dishes({ recipes }: CardContent): string[] {
  const places = [
    [330, 206, 250],
    [620, 206, 250],
    [48, 62, 240],
    [912, 62, 240],
    [48, 328, 240],
    [912, 328, 240],
  ] as const;
  const drawings = recipes.flatMap(({ illustration }) => illustration ?? []);
  return places.flatMap(([x, y, size], index) => {
    const file = drawings[index];
    return file ? placed(readFileSync(`content/illustrations/${file}`, "utf8"), x, y, size) : [];
  });
}

/** A bowl of each of the first nine products: three in the middle, three at each side. */
function bowls({ products }: CardContent): string[] {
  const [bowl = ""] = /<g>.*?<\/g>/s.exec(drawnBox()) ?? [];
  const spice = bowl.match(/<circle [^>]*>/g)?.[2] ?? "";
  const [, x, y] = /cx="([\d.]+)" cy="([\d.]+)"/.exec(spice) ?? [];
  if (!x || !y) throw new Error("app/brand/dabba-full.svg has no bowl of three circles");
  const drawn = products.slice(0, 9).map(({ colour }) => {
    const filled = bowl.replace(spice, spice.replace(/fill="[^"]*"/, `fill="${formatHex(colour)}"`));
    return `<svg viewBox="${Number(x) - 52} ${Number(y) - 52} 104 104">${filled}</svg>`;
  });
  const places = [
    ...[312, 508, 704].map((x) => [x, 240]),
    ...[48, 228, 408].flatMap((y, row) => [70 + (row % 2) * 50, 956 - (row % 2) * 50].map((x) => [x, y])),
  ];
  return drawn.map((svg, index) => {
    const [x = 0, y = 0] = places[index] ?? [];
    return placed(svg, x, y, index < 3 ? 184 : 174);
  });
}

/** Up to five packs as a heap of iron weights: the largest three below, the smallest above. */
function weights(packs: readonly Pack[]): string[] {
  const [low, high] = [158, 92];
  const below = packs.slice(-3);
  const row = (packs: readonly Pack[], width: number, bottom: number) =>
    packs.map((pack, index) => {
      const x = (left + right) / 2 - (packs.length * (width + 4)) / 2 + index * (width + 4);
      return placed(weight(pack), x, bottom - width * 0.875, width);
    });
  return [...row(packs.slice(0, -3).slice(-2), high, 448 - low * 0.875), ...row(below, low, 448)];
}

/** A pack as on the pages: a hexagon with the number over the unit, at the top of a square. */
function weight({ text: name, number = name, unit }: Pack): string {
  const written = (line: string, y: number, size: number) =>
    lettering(line, { x: 16, y, size, width: 68, fill: colour("ivory"), isCentred: true });
  const text = unit ? written(number, 46.4, 34) + written(unit, 70, 24) : written(number, 53.4, 34);
  const hexagon = `<polygon points="25,0 75,0 100,43.75 75,87.5 25,87.5 0,43.75" fill="${colour(unit ? "ink" : "chilli")}"/>`;
  return `<svg viewBox="0 0 100 100">${hexagon}${text}</svg>`;
}

/** A title in one line if it fits, else in two of about the same length. */
function titleLines(title: string, fill: ColourName): string {
  const size = 64;
  const widthOf = (text: string) => {
    const { width, unitsPerEm } = textToPath(text);
    return (width / unitsPerEm) * size;
  };
  const words = title.split(" ");
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  const longest = (lines: string[][]) => Math.max(...lines.map((line) => widthOf(line.join(" "))));
  const [two = [words]] = splits.sort((a, b) => longest(a) - longest(b));
  const lines = widthOf(title) <= right - left ? [words] : two;
  return lines
    .map((line, index) =>
      lettering(line.join(" "), {
        y: (lines.length === 1 ? 150 : 112) + index * 76,
        size,
        width: right - left,
        fill: colour(fill),
        isCentred: true,
      }),
    )
    .join("");
}

/** Chilli-coloured lettering with a cream edge and an ink drop shadow. */
function painted(text: string, y: number): string {
  const size = 118;
  const copy = (offset: number, fill: string) =>
    lettering(text, { x: left + offset * size, y: y + offset * size, size, width: right - left, fill });
  return copy(0.05, colour("ink")) + copy(0.022, colour("ivory")) + copy(0, colour("chilli"));
}

interface Lettering {
  x?: number;
  /** The baseline. */
  y: number;
  /** Pixels per em, fewer if the text would be wider than `width` pixels: up to the right edge by default. */
  size: number;
  width?: number;
  fill?: string;
  /** In the label font instead of the display font. */
  isLabel?: boolean;
  /** In the middle of its width. */
  isCentred?: boolean;
}

function lettering(
  text: string,
  { x = left, y, size, width = right - x, fill = colour("ink"), isLabel, isCentred }: Lettering,
): string {
  const line = isLabel ? textToPath(text, [{ font: labelFont }], 0.055) : textToPath(text);
  const scale = Math.min(size / line.unitsPerEm, width / line.width);
  const start = isCentred ? x + (width - line.width * scale) / 2 : x;
  return `<path transform="translate(${start} ${y}) scale(${scale})" fill="${fill}" d="${line.path}"/>`;
}
