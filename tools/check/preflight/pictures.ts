import { beforeLaunch, type Problem } from "../../../app/content/problems.ts";
import { defaultLanguage } from "../../../app/site/languages.ts";

const file = `content/${defaultLanguage}/photos.yaml`;

/** Lists pictures of packs and certificates that do not exist, as marked in photos.yaml. */
export function inventedPictures(photos: Readonly<Record<string, { invented?: string | undefined }>>): Problem[] {
  return Object.entries(photos).flatMap(([picture, { invented }]) =>
    invented
      ? beforeLaunch(
          file,
          [picture, "invented"],
          `${picture} shows what does not exist: ${invented}. Replace it with a photo of the real thing under the same name, then delete this line.`,
        )
      : [],
  );
}
