/** The folder of the site built with SITE_CONTROLS=launch: every control does what content/en/controls.yaml says. */
export const launchFolder = ".cache/launch/client";

/** Where playwright.config.ts serves it. */
export const launchURL = `http://localhost:${Number(process.env.E2E_PORT || 4174) + 1}`;
