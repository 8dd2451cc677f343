import { pictureRoles } from "../app/content/picture-roles.ts";
import { interpolate } from "../app/text/interpolate.ts";
import { slugOf } from "./forms/form-files.ts";
import type { Words } from "./words.ts";

/** The widest that any page shows a picture, in pixels. */
const widest = Math.max(...Object.values(pictureRoles).flatMap(({ widths }) => widths));

/** The minimum width for the smallest role of a picture: see picture-files.ts. */
const narrowest = Math.min(...Object.values(pictureRoles).map(({ widths }) => widths[1]));

/** Larger than the photographs of any phone; protects the browser's memory. */
const largest = 40_000_000;

/**
 * Prepares a photograph that was chosen: rotated upright, without metadata such as the place, and no larger than the site
 * needs. Its name gets a suffix, because phones number all their photographs alike.
 *
 * @param least the minimum width where it is shown
 * @returns the prepared file, or the reason why the site cannot use it
 */
export async function preparedPicture(file: File, words: Words, least: number = narrowest): Promise<File | string> {
  if (file.size > largest) return words.tooLarge;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!bitmap) return /hei[cf]/i.test(file.type + file.name) ? words.heic : words.notAPicture;
  if (bitmap.width < least) return interpolate(words.tooSmall, { width: String(bitmap.width), least: String(least) });
  // No place on the site is that narrow.
  if (Math.max(bitmap.width, bitmap.height) > 4 * Math.min(bitmap.width, bitmap.height)) return words.tooNarrow;
  try {
    const scale = Math.min(1, widest / bitmap.width);
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return words.notEncoded;
    context.imageSmoothingQuality = "high";
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return named(await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 }), file.name);
  } catch {
    // Too many pixels for the memory of a small phone.
    return words.notEncoded;
  } finally {
    bitmap.close();
  }
}

/** IMG_0001.JPG → img-0001-1a2b3c.jpg, हल्दी.jpg → photo-4d5e6f.jpg */
function named(picture: Blob, name: string): File {
  const plain = slugOf(name.replace(/\.\w+$/, "")).slice(0, 40) || "photo";
  return new File([picture], `${plain}-${crypto.randomUUID().slice(0, 6)}.jpg`, { type: picture.type });
}
