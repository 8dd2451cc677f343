import { pictureRoles } from "../picture-roles.ts";
import type { ContentToCheck, Finding } from "./content-to-check.ts";

/** Pictures that are large enough for ordinary screens but not for the sharpest. The build refuses smaller ones. */
export function smallPictures({
  pictureUses,
  pictureFiles,
}: Pick<ContentToCheck, "pictureUses" | "pictureFiles">): Finding[] {
  return pictureUses.flatMap(({ file, path, picture, role }) => {
    const found = pictureFiles.get(picture);
    const wanted = Math.max(...pictureRoles[role].widths);
    return !found || found.fault !== undefined || found.width >= wanted
      ? []
      : {
          places: [{ file, path }],
          message: `${picture} is ${found.width} pixels wide; here ${wanted} would be sharp on every screen. Use a larger one if there is one.`,
        };
  });
}

/** Pictures without a sentence for people who cannot see them. The build refuses those that a page shows. */
export function missingDescriptions({
  photoFiles,
  languages,
}: Pick<ContentToCheck, "photoFiles"> & {
  languages: readonly { words: string; photoWords: Readonly<Record<string, string>> }[];
}): Finding[] {
  return languages.flatMap(({ words, photoWords }) =>
    [...photoFiles]
      .filter((picture) => !Object.hasOwn(photoWords, picture))
      .map((picture) => ({
        places: [{ file: `${words}/photos.yaml`, path: [picture] }],
        message: `Nothing says what content/photos/${picture} shows. Add a line, or delete the picture if no page needs it.`,
      })),
  );
}

/** Pictures of packs and papers that do not exist: those marked in content/photos.yaml. */
export function inventedPictures({
  photos,
}: {
  photos: Readonly<Record<string, { invented?: string | undefined }>>;
}): Finding[] {
  return Object.entries(photos).flatMap(([picture, { invented }]) =>
    invented
      ? {
          places: [{ file: "content/photos.yaml", path: [picture, "invented"] }],
          message: `${picture} shows what does not exist: ${invented}. Replace it with a photo of the real thing under the same name, then delete this line.`,
        }
      : [],
  );
}
