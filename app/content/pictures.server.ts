import encoded from "virtual:pictures";
import { isElsewhere, type PictureRole, pictureKey } from "./picture-roles.ts";
import type { Content } from "./read.server.ts";

/** The data of a picture from the content, encoded for `role`. A picture on another site is shown as it is. */
export function pictureOf({ photos }: Content, role: PictureRole, file: string) {
  const own = { alt: photos[file]?.alt ?? "", pictureKey: pictureKey(file) };
  if (isElsewhere(file)) return { ...own, src: file };
  const picture = encoded[`${role}/${file}`];
  if (!picture)
    throw new Error(
      `content/photos/${file} is not encoded as ${role}: declare its field with picture("${role}", …) in the schema of its file`,
    );
  const { jpeg, avif } = picture;
  return { ...own, src: jpeg.src, width: jpeg.w, height: jpeg.h, avif };
}
