import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

/** Half the bytes of the package's own `source`, for every document to parse. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * axe's violations in the page, or in a part of it, as text. axe is injected once into each document: its package for
 * Playwright, which also handles frames, takes as long for the injection as for the analysis.
 */
export async function accessibilityProblems(page: Page, part: string, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([part, options]) => (window as unknown as { axe: typeof axe }).axe.run(part, options),
    [part, { resultTypes: ["violations"], iframes: false, ...options } satisfies RunOptions] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
