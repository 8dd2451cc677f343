import type { ContentParts } from "../../../app/content/parts.server.ts";
import { outdatedEdition } from "../../../app/features/catalogue-pdf/outdated-edition.ts";
import type { Finding } from "./finding.ts";

/** What is worth a look in the content of features, a line each. */
export const adviceOfFeatures: Readonly<Record<string, (content: ContentParts) => Finding[]>> = {
  "catalogue-pdf": outdatedEdition,
};
