import { ContentError } from "../app/content/problems.ts";
import { type Inspection, inspectContent } from "./check/inspect.ts";

/** Runs before every build and dev server. If the content is bad, prints all problems and nothing else, then exits. */
export async function checkContent(): Promise<Inspection> {
  const inspection = await inspectContent();
  const message = problemsIn(inspection);
  if (!message) return inspection;
  console.error(message);
  process.exit(1);
}

/** The problems with the content as one message; undefined if there are none. */
export const problemsIn = ({ problems }: Inspection): string | undefined =>
  problems.length > 0 ? new ContentError(problems).message : undefined;

if (import.meta.main) await checkContent();
