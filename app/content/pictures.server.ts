import encoded from "virtual:pictures"; // Encoded by tools/vite/content-modules.ts.
import { isExternal, type PictureRole } from "./picture-roles.ts";
import type { Content } from "./read.server.ts";

/**
 * The props of a `Picture`: the URLs of a photo of the content, encoded for `role`. A picture on another site is not
 * encoded: only its own URL is used.
 */
export function pictureOf({ photos }: Content, role: PictureRole, file: string) {
  const common = { alt: photos[file]?.alt ?? "", file };
  if (isExternal(file)) return { ...common, src: file };
  const picture = encoded[`${role}/${file}`];
  if (!picture)
    throw new Error(
      `content/photos/${file} is not encoded as ${role}: in the schema of the file that names it, declare the field with picture("${role}", …)`,
    );
  const { jpeg, avif } = picture;
  return { ...common, src: jpeg.src, width: jpeg.w, height: jpeg.h, avif };
}
