/** Finds a Chromium for the journeys, installing one where there is none; undefined stands for Playwright's own. */
export function findBrowser(): string | undefined;
/** Finds a Chromium as visitors have it, for measurements; undefined where there is none. */
export function findWholeBrowser(): string | undefined;
