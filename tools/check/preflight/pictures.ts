import { pictureRoles } from "../../../app/content/picture-roles.ts";
import type { PictureUse } from "../../../app/content/pictures-used.ts";
import type { Problem } from "../../../app/content/problems.ts";
import type { PictureFile } from "../picture-files.ts";

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

/** Pictures without a sentence for people who cannot see them. The build refuses those that a page shows. */
export function missingDescriptions(
  photos: ReadonlySet<string>,
  inLanguages: readonly { words: string; photoWords: Readonly<Record<string, string>> }[],
): Problem[] {
  return inLanguages.flatMap(({ words, photoWords }) =>
    [...photos]
      .filter((picture) => !Object.hasOwn(photoWords, picture))
      .map((picture) => ({
        file: `${words}/photos.yaml`,
        path: [picture],
        message: `Nothing says what content/photos/${picture} shows. Add a line, or delete the picture if no page needs it.`,
      })),
  );
}

/** Pictures of packs and papers that do not exist: those marked in content/photos.yaml. */
export function inventedPictures(photos: Readonly<Record<string, { invented?: string | undefined }>>): Problem[] {
  return Object.entries(photos).flatMap(([picture, { invented }]) =>
    invented
      ? {
          file: "content/photos.yaml",
          path: [picture, "invented"],
          message: `${picture} shows what does not exist: ${invented}. Replace it with a photo of the real thing under the same name, then delete this line.`,
        }
      : [],
  );
}
