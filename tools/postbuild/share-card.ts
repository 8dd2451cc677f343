import { readFileSync } from "node:fs";
import { type Font, Variation } from "harfbuzzjs";
import sharp from "sharp";
import type { Content } from "../../app/content/read.server.ts";
import { shareCard } from "../../app/seo/share-card.ts";
import { brandColour } from "../../app/styles/brand-colours.server.ts";
import { bowlCentres } from "../../app/ui/bowl-centres.ts";
import { outline } from "../../app/ui/svg-text.server.ts";
import { openTypeface } from "../../app/ui/typeface.server.ts";
import type { SiteFolder } from "./site-folder.ts";

const ink = brandColour("--ink").light;
const ivory = brandColour("--ivory").light;
const turmeric = brandColour("--turmeric").light;
const chilli = brandColour("--chilli").light;
const bowls = bowlCentres.map((_, index) => brandColour(`--s${index + 1}`).light);

/**
 * Draws the picture that WhatsApp and others show beside a shared link: the design's painted board, with the texts of
 * one language's content.
 *
 * @returns a line for the build's log
 */
export async function drawShareCard(
  site: SiteFolder,
  { site: { brand, tagline, units }, language, pages }: Pick<Content, "site" | "language" | "pages">,
): Promise<string> {
  const box = readFileSync("app/brand/dabba-full.svg", "utf8");
  // Anek as used for the site's labels.
  const label = await openTypeface(readFileSync("app/fonts/anek-latin-var.woff2"), [
    new Variation("wght", 640),
    new Variation("wdth", 80),
  ]);
  const isHindi = language === "hi";
  const place = units[0] ? `${units[0].town}, ${units[0].state}` : "";
  // The brand's Hindi name stands above this line, whose font for labels has Latin letters only.
  const foot = isHindi
    ? { text: place, size: 24, baseline: 541 }
    : { text: [brand.name, place].filter(Boolean).join(" • ").toUpperCase(), size: 21, baseline: 536, label };
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${shareCard.width}" height="${shareCard.height}">
<rect width="100%" height="100%" fill="${turmeric}"/>
<rect x="29.5" y="29.500" width="1141" height="571" fill="none" stroke="${ink}" stroke-width="3"/>
${tagline.map((line, index) => painted(line, 87, 185 + index * 130, 118)).join("")}
${written(pages.home.hero.english, { x: 87, baseline: 407, size: 50, colour: ink, width: 600 })}
${dabba(87, 467, 88)}
${written(brand.hindi, { x: 193, baseline: 507, size: 40, colour: chilli })}
${written(foot.text, { x: 193, colour: ink, ...foot })}
${box.replace("<svg ", '<svg x="700" y="-30" width="690" height="690" ')}
</svg>`;
  const picture = await sharp(Buffer.from(card)).png({ palette: true }).toBuffer();
  site.write(shareCard.path(language).slice(1), picture);
  return `${language}: ${shareCard.width} × ${shareCard.height}, ${Math.round(picture.length / 1024)} kB`;
}

/** Chilli-coloured lettering with a cream edge and an ink drop shadow. */
function painted(text: string, x: number, baseline: number, size: number): string {
  const copy = (offset: number, colour: string) =>
    written(text, { x: x + offset * size, baseline: baseline + offset * size, size, colour });
  return copy(0.05, ink) + copy(0.022, ivory) + copy(0, chilli);
}

interface Lettering {
  x: number;
  baseline: number;
  /** Pixels per em, fewer if the text would be wider than `width`. */
  size: number;
  /** In pixels. */
  width?: number;
  colour: string;
  /** The labels' font; the signs' font if left out. */
  label?: Font;
}

function written(text: string, { x, baseline, size, width = Infinity, colour, label }: Lettering): string {
  const line = label ? outline(text, label, 0.055) : outline(text);
  const scale = Math.min(size / line.unitsPerEm, width / line.width);
  return `<path transform="translate(${x} ${baseline}) scale(${scale})" fill="${colour}" d="${line.path}"/>`;
}

/** The brand's mark: a small spice box with full bowls. */
function dabba(x: number, y: number, size: number): string {
  const circles = bowlCentres.map(
    ([cx, cy], index) => `<circle cx="${cx}" cy="${cy}" r="7.7" fill="${bowls[index]}" stroke-width="1.8"/>`,
  );
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64" fill="none" stroke="${ink}"><circle cx="32" cy="32" r="30.2" stroke-width="3"/>${circles.join("")}</svg>`;
}
