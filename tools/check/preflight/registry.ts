import type { ContentParts } from "../../../app/content/parts.ts";
import type { Problem } from "../../../app/content/problems.ts";
import { outdatedEdition } from "../../../app/features/catalogue-pdf/outdated-edition.ts";

/** Advice about the content of features, a line for each. */
export const adviceOfFeatures: Readonly<Record<string, (content: ContentParts) => Problem[]>> = {
  "catalogue-pdf": outdatedEdition,
};
