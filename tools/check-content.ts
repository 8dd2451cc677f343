import { ContentError } from "../app/content/problems.ts";
import { controlSetOfEnvironment } from "../app/content/read.server.ts";
import { type Inspection, inspectContent } from "./check/inspect.ts";

/** Runs before every build and dev server. If the content is bad, prints all problems and nothing else, then exits. */
export async function checkContent(): Promise<Inspection> {
  const inspection = await inspectContent();
  const message = problemsIn(inspection);
  if (!message) return inspection;
  console.error(message);
  process.exit(1);
}

/** The problems with the content or SITE_CONTROLS, as one message; undefined if there are none. */
export function problemsIn({ problems }: Inspection): string | undefined {
  if (problems.length > 0) return new ContentError(problems).message;
  try {
    controlSetOfEnvironment();
  } catch (error) {
    return (error as Error).message; // It throws nothing else.
  }
}

if (import.meta.main) await checkContent();
