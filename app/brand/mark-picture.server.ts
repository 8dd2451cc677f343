import sharp from "sharp";
import { brandColour } from "../styles/brand-colours.server.ts";
import { markDrawing } from "./mark.server.ts";

/** The mark as a PNG. */
export const markPicture = (size: number) =>
  sharp(Buffer.from(markDrawing()), { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();

/** Home screens and contacts mask icons to a shape: the mark has its own background and stays inside the safe zone. */
export async function markOnGround(size: number): Promise<Buffer> {
  const input = await markPicture(Math.round(size * 0.76));
  const icon = sharp({ create: { width: size, height: size, channels: 3, background: brandColour("bg").light } });
  return icon.composite([{ input }]).png({ palette: true }).toBuffer();
}
