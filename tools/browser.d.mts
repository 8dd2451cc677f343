/** Finds a Chromium for the journeys, or installs one; undefined stands for Playwright's own. */
export function findBrowser(): string | undefined;
/** Finds a full Chromium like visitors have, for measurements; undefined if there is none. */
export function findWholeBrowser(): string | undefined;
