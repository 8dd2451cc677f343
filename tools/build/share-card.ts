import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { markDrawing } from "../../app/brand/mark.server.ts";
import type { Content } from "../../app/content/read.server.ts";
import { labelFace } from "../../app/fonts/font-subsets.ts";
import { textToPath } from "../../app/fonts/text-to-path.server.ts";
import { openSourceFont } from "../../app/fonts/typeface.server.ts";
import { shareCard } from "../../app/seo/share-card.ts";
import { brandColour, type ColourName } from "../../app/styles/brand-colours.server.ts";
import type { Documents } from "./html.ts";
import type { SiteFolder } from "./site-folder.ts";

const labelFont = await openSourceFont(labelFace);
const colour = (name: ColourName) => brandColour(name).light;

/** WhatsApp crops the card to the square in its middle, so all words are between these edges. */
const [left, right] = [310, 890];
/** Where the lines beside the mark begin. */
const besideMark = left + 106;

/**
 * Draws the picture that WhatsApp and others show beside a shared link: the design's painted board, with the texts of
 * one language's content. Apps cache a card for weeks, so its URL in the documents changes with its bytes. The old URL
 * still works, and returns the new card.
 */
export async function drawShareCard(
  site: SiteFolder,
  documents: Documents,
  { site: { brand, tagline, units }, language, pages }: Pick<Content, "site" | "language" | "pages">,
): Promise<void> {
  const box = readFileSync("app/brand/dabba-full.svg", "utf8");
  const place = units[0] ? `${units[0].town}, ${units[0].state}` : "";
  // The brand's Hindi name stands above this line, whose font for labels has Latin letters only.
  const foot =
    language === "hi"
      ? lettering(place, { x: besideMark, y: 541, size: 24 })
      : lettering([brand.name, place].filter(Boolean).join(" • ").toUpperCase(), {
          x: besideMark,
          y: 536,
          size: 21,
          isLabel: true,
        });
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${shareCard.width}" height="${shareCard.height}">
<rect width="100%" height="100%" fill="${colour("turmeric")}"/>
<rect x="29.5" y="29.5" width="1141" height="571" fill="none" stroke="${colour("ink")}" stroke-width="3"/>
${tagline.map((line, index) => painted(line, 185 + index * 130)).join("")}
${lettering(pages.home.hero.english, { y: 407, size: 50 })}
${markDrawing().replace("<svg ", `<svg x="${left}" y="467" width="88" height="88" `)}
${lettering(brand.hindi, { x: besideMark, y: 507, size: 40, fill: colour("chilli") })}
${foot}
${[left - 703, right + 13].map((x) => box.replace("<svg ", `<svg x="${x}" y="-30" width="690" height="690" `)).join("")}
</svg>`;
  const png = await sharp(Buffer.from(card)).png({ palette: true }).toBuffer();
  const path = shareCard.path(language);
  site.write(path.slice(1), png);
  const version = createHash("sha256").update(png).digest("base64url").slice(0, 8);
  for (const document of documents.values())
    for (const meta of document.querySelectorAll(`meta[property="og:image"][content$="${path}"]`))
      meta.setAttribute("content", `${meta.getAttribute("content")}?v=${version}`);
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
}

function lettering(
  text: string,
  { x = left, y, size, width = right - x, fill = colour("ink"), isLabel }: Lettering,
): string {
  const line = isLabel ? textToPath(text, [{ font: labelFont }], 0.055) : textToPath(text);
  const scale = Math.min(size / line.unitsPerEm, width / line.width);
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="${fill}" d="${line.path}"/>`;
}
