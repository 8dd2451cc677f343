import type { Place } from "../../../app/content/problems.ts";

/** Something to fix or look at before the site goes public, in English: only a developer runs the preflight. */
export interface Finding extends Place {
  message: string;
}
