import { join } from "node:path";
import sharp from "sharp";
import { cached } from "../../site/made-files.server.ts";

/** A photograph cropped for print, and the path at which the template finds it. */
export interface PrintedPicture {
  path: string;
  file: string;
  width: number;
  height: number;
  /** The part that stays in view, as in CSS: `50% 45%`. */
  focus?: string | undefined;
}

/** The file that prints photographs. */
const photoCode = "app/features/catalogue-pdf/printed-picture.server.ts";

/** The path of a photograph from the project's root. */
export const photoPath = (file: string) => join("content/photos", file);

/** The photograph as a JPEG. The documents of all languages share it. */
export const printedPhoto = (picture: PrintedPicture) =>
  cached([photoCode, photoPath(picture.file)], picture, () => print(picture));

/** Encodes a photograph as a JPEG, cropped around its focus. */
async function print({ file, width, height, focus = "50% 50%" }: PrintedPicture): Promise<Buffer> {
  const photo = sharp(photoPath(file));
  const own = await photo.metadata();
  const scale = Math.min(own.width / width, own.height / height);
  const crop = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const [x = 50, y = 50] = focus.split(" ").map(Number.parseFloat);
  return photo
    .extract({
      left: Math.round(((own.width - crop.width) * x) / 100),
      top: Math.round(((own.height - crop.height) * y) / 100),
      ...crop,
    })
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
