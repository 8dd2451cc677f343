import type { ContentParts } from "../../content/parts.ts";
import { beforeLaunch } from "../../content/problems.ts";

/** Reports the edition of the catalogue (month and year) if it is more than half a year old. */
export function outdatedEdition(content: Pick<ContentParts, "catalogue-pdf">, now = Date.now()) {
  const { edition } = content["catalogue-pdf"];
  const month = Date.parse(`1 ${edition}`); // "November 2026"
  if (!(now - month > 183 * 24 * 60 * 60_000)) return [];
  const message = `The catalogue says ${edition}. Write the month and year of the next print.`;
  return [beforeLaunch("content/en/catalogue-pdf.yaml", ["edition"], message)];
}
