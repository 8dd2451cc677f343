import type { PictureFile } from "../../../tools/check/picture-files.ts";
import type { ContentParts } from "../cross-checks.ts";
import type { PictureUse } from "../pictures-used.ts";
import type { Placeholder } from "../placeholders.ts";
import type { FieldPath, Problem } from "../problems.ts";

/** Content that builds: what the rules look at. A rule takes only the parts it needs. */
export interface ContentToCheck
  extends Pick<ContentParts, "site" | "photos" | "products" | "recipes" | "regions" | "controls"> {
  placeholders: readonly Placeholder[];
  /** The site's own language first. */
  languages: readonly [InLanguage, ...InLanguage[]];
  /** The names of the files in `content/photos/`. */
  photoFiles: ReadonlySet<string>;
  /** Where pictures are shown, each place once for all languages. */
  pictureUses: readonly PictureUse[];
  /** The files of those pictures, by name. */
  pictureFiles: ReadonlyMap<string, PictureFile>;
  /** What every build lists as "Worth a look". */
  buildAdvice: readonly Problem[];
}

/** The content of one language. */
export interface InLanguage extends Pick<ContentParts, "pages" | "frame" | "photoWords"> {
  /** The language's folder, e.g. `content/en`. */
  words: string;
  /** Every text of that folder. */
  texts: readonly WrittenText[];
}

export interface WrittenText {
  file: string;
  path: FieldPath;
  /** As it stands in the file. */
  written: string;
  /** As visitors read it: with the site's values in place of {brand}, {States} and the like. */
  shown: string;
}

/** What the family should do or look at before the site goes public. */
export interface Finding {
  /** Where it stands; several places if they have to be read side by side. */
  places: readonly Place[];
  /** What is wrong, and what to do. */
  message: string;
}

export interface Place {
  file: string;
  path: FieldPath;
  line?: number | undefined;
  /** What the content says there, to compare it with the other places. */
  says?: string;
}

/** Looks for one kind of mistake. */
export type Rule = (content: ContentToCheck) => Finding[];
