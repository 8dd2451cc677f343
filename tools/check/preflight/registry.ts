import type { ContentParts } from "../../../app/content/parts.server.ts";
import { outdatedEdition } from "../../../app/features/catalogue-pdf/outdated-edition.ts";
import type { Finding } from "./finding.ts";

/** Advice about the content of features, a line for each. */
export const adviceOfFeatures: Readonly<Record<string, (content: ContentParts) => Finding[]>> = {
  "catalogue-pdf": outdatedEdition,
};
