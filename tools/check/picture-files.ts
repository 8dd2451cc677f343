import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { isExternal, pictureRoles } from "../../app/content/picture-roles.ts";
import type { ProblemCode } from "../../app/content/problem-sentences.ts";
import { type Problem, truncated } from "../../app/content/problems.ts";
import { drawingProblem } from "./drawings.ts";
import type { PictureUse } from "./pictures-used.ts";

/**
 * Opens every picture that the content names and reports files that are not pictures, are damaged, or are too small for
 * where they are shown. Skips missing files: the cross-checks report those.
 *
 * @param root the project's folder
 */
export async function pictureProblems(
  uses: readonly PictureUse[],
  photos: ReadonlySet<string>,
  root: string,
): Promise<Problem[]> {
  const opened = new Map<string, PictureFile>();
  for (const { picture } of uses)
    if (!isExternal(picture) && photos.has(picture))
      opened.set(picture, await openPicture(join(root, "content/photos", picture)));
  const broken = [...opened].flatMap(([picture, found]): Problem[] =>
    found.problem ? [{ file: `content/photos/${picture}`, path: [], ...found.problem }] : [],
  );
  const small = uses.flatMap(({ file, picture, role }): Problem[] => {
    const found = opened.get(picture);
    // A picture narrower than the middle one of its widths looks blurred on every screen.
    const least = pictureRoles[role].widths[1];
    if (!found || found.problem !== undefined || found.width >= least) return [];
    return [
      {
        file: `content/photos/${picture}`,
        path: [],
        code: "pictureTooSmall",
        values: { least, usedIn: file, width: found.width, height: found.height },
      },
    ];
  });
  return [...broken, ...small];
}

/** Reports drawings with more than shapes, even if no page shows them: the build copies all of them into the site. */
export function drawingProblems(illustrations: ReadonlySet<string>, root: string): Problem[] {
  return [...illustrations].flatMap((drawing): Problem[] => {
    const file = `content/illustrations/${drawing}`;
    const problem = drawing.endsWith(".svg") && drawingProblem(readFileSync(join(root, file), "utf8"));
    return problem ? [{ file, path: [], ...problem }] : [];
  });
}

type PictureFile = { problem: ProblemCode } | { problem?: undefined; width: number; height: number };

/** A cache of opened files, by path, modification time and size: the dev server checks the content for every page. */
const openedFiles = new Map<string, Promise<PictureFile>>();

function openPicture(path: string): Promise<PictureFile> {
  const { mtimeMs, size } = statSync(path);
  const key = `${path} ${mtimeMs} ${size}`;
  const found = openedFiles.get(key) ?? readPicture(path);
  openedFiles.set(key, found);
  return found;
}

async function readPicture(path: string): Promise<PictureFile> {
  const bytes = readFileSync(path);
  try {
    const picture = sharp(bytes);
    const metadata = await picture.metadata();
    const { format, autoOrient } = metadata;
    if (format !== "jpeg" && format !== "png") throw new Error(format);
    if (hasMetadata(metadata)) return { problem: { code: "pictureWithMetadata", values: {} } };
    // Only a full decode shows whether the file is truncated.
    await picture.resize(16).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    const reason = error instanceof Error ? truncated(error.message.split("\n")[0] ?? "", 60) : "";
    return { problem: { code: "damagedPicture", values: { reason } } };
  }
}

/** Whether a picture has metadata: EXIF, XMP, IPTC and comments can all contain places and names. */
function hasMetadata({ exif, xmp, iptc, comments = [] }: Metadata): boolean {
  return exif !== undefined || xmp !== undefined || iptc !== undefined || comments.length > 0;
}
