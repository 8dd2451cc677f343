import { pictureRoles } from "../../../app/content/picture-roles.ts";
import type { Problem } from "../../../app/content/problems.ts";
import { defaultLanguage } from "../../../app/languages.ts";
import type { PictureFile } from "../picture-files.ts";
import type { PictureUse } from "../pictures-used.ts";

const file = `content/${defaultLanguage}/photos.yaml`;

/** Pictures that are large enough for ordinary screens but not for the sharpest. The build refuses smaller ones. */
export function smallPictures(uses: readonly PictureUse[], files: ReadonlyMap<string, PictureFile>): Problem[] {
  return uses.flatMap(({ file, path, picture, role }) => {
    const found = files.get(picture);
    const wanted = Math.max(...pictureRoles[role].widths);
    return !found || found.fault !== undefined || found.width >= wanted
      ? []
      : {
          file,
          path,
          message: `${picture} is ${found.width} pixels wide; here ${wanted} would be sharp on every screen. Use a larger one if there is one.`,
        };
  });
}

/** Pictures that nobody has described for people who cannot see them. The build refuses those that a page shows. */
export function missingDescriptions(files: ReadonlySet<string>, photos: Readonly<Record<string, unknown>>): Problem[] {
  return [...files]
    .filter((picture) => !Object.hasOwn(photos, picture))
    .map((picture) => ({
      file,
      path: [picture],
      message: `Nothing says what content/photos/${picture} shows. Add it, or delete the picture if no page needs it.`,
    }));
}

/** Pictures of packs and papers that do not exist: those marked in photos.yaml. */
export function inventedPictures(photos: Readonly<Record<string, { invented?: string | undefined }>>): Problem[] {
  return Object.entries(photos).flatMap(([picture, { invented }]) =>
    invented
      ? {
          file,
          path: [picture, "invented"],
          message: `${picture} shows what does not exist: ${invented}. Replace it with a photo of the real thing under the same name, then delete this line.`,
        }
      : [],
  );
}
