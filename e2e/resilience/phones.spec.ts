import { expect, type Page, test } from "@playwright/test";
import { languages, pathIn } from "../../app/languages.ts";
import { testPorts } from "../../tools/port.mjs";
import { launchURL } from "../launch-site.ts";
import { openPage, restyle } from "../support.ts";

/** What a phone shows without scrolling, in both languages and both sets of controls. */

const sets = { specified: `http://localhost:${testPorts.site}`, launch: launchURL };
const widths = Array.from({ length: 56 }, (_, step) => 320 + 2 * step);
const heights = [560, 600, 640, 740, 844];

/** Widths, and heights, as text: `344x640 344x660`. */
const sizesOf = (sizes: readonly string[]) => sizes.join(" ");

for (const language of languages) {
  const path = (page: string) => pathIn(language, page);

  for (const [set, address] of Object.entries(sets))
    test(`${language}, ${set}: the floating buttons cover nothing of the hero that is pressed or read`, async ({
      page,
    }) => {
      await page.goto(address + path("/"));
      await restyle(page);
      const covered = new Map<string, string[]>();
      for (const width of widths)
        for (const height of heights) {
          await page.setViewportSize({ width, height });
          for (const name of await page.evaluate(coveredByWidget))
            covered.set(name, [...(covered.get(name) ?? []), `${width}x${height}`]);
        }
      expect(Array.from(covered, ([name, sizes]) => `${name}: ${sizesOf(sizes)}`)).toEqual([]);
    });

  test(`${language}: every name in the bowls is inside its bowl`, async ({ page }) => {
    await openPage(page, launchURL + path("/recipes"));
    await restyle(page);
    const faults = new Map<string, string[]>();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of await namesOutOfBowls(page)) faults.set(name, [...(faults.get(name) ?? []), String(width)]);
    }
    expect(Array.from(faults, ([name, sizes]) => `${name}: ${sizesOf(sizes)}`)).toEqual([]);
  });
}

/** The links, buttons and weights of the first section that a floating button touches. */
function coveredByWidget(): string[] {
  const floating = [...document.querySelectorAll("main aside[data-floating] > :not([popover], script)")].map((one) =>
    one.getBoundingClientRect(),
  );
  return [...document.querySelectorAll("main > section:first-of-type :is(a, button, li)")].flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isCovered = floating.some(
      (other) => left < other.right && right > other.left && top < other.bottom && bottom > other.top,
    );
    return isCovered ? [part.textContent?.trim() ?? ""] : [];
  });
}

/** The names whose letters reach over the inner edge of their bowl. */
const namesOutOfBowls = (page: Page) =>
  page.locator("main form [data-bowls] label").evaluateAll((labels: HTMLElement[]) =>
    labels.flatMap((label) => {
      const bowl = label.getBoundingClientRect();
      const inset = Number.parseFloat(getComputedStyle(label, "::before").top);
      const radius = bowl.width / 2 - inset;
      const range = document.createRange();
      range.selectNodeContents(label.querySelector("span") ?? label);
      const isOut = [...range.getClientRects()].some(({ left, right, top, bottom }) => {
        // Letters are lower than their line.
        const [above, below] = [top + 0.2 * (bottom - top), bottom - 0.2 * (bottom - top)];
        const [x, y] = [bowl.left + bowl.width / 2, bowl.top + bowl.height / 2];
        return [left, right].some((side) => [above, below].some((edge) => Math.hypot(side - x, edge - y) > radius));
      });
      return isOut || label.scrollHeight > label.clientHeight ? [label.textContent ?? ""] : [];
    }),
  );
