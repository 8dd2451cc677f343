/** Finds a Chromium, installing one where there is none; undefined stands for Playwright's own. */
export function findBrowser(): string | undefined;
