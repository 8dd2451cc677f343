import { defaultLanguage } from "../../../app/site/languages.ts";
import type { Finding } from "./finding.ts";

const file = `content/${defaultLanguage}/photos.yaml`;

/** Lists pictures of packs and certificates that do not exist, as marked in photos.yaml. */
export function inventedPictures(photos: Readonly<Record<string, { invented?: string | undefined }>>): Finding[] {
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
