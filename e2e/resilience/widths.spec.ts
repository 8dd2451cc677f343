import { expect, test } from "@playwright/test";
import { languages, pathIn } from "../../app/site/languages.ts";
import { contentIn } from "../helpers/content.ts";
import { loadPictures } from "../helpers/in-page.ts";
import { launchURL } from "../helpers/launch-site.ts";
import {
  cutHeadings,
  cuttingPlates,
  faintEdges,
  layoutProblems,
  prepareLayoutChecks,
} from "../helpers/layout-problems.ts";
import { documentsIn, restyle, waitForHydration } from "../helpers/support.ts";

/** Every page at every width, in every language: finds layout problems between the widths of the other tests. */

test.use({ baseURL: launchURL });

const widths = Array.from({ length: 41 }, (_, step) => 320 + 40 * step);

for (const path of languages.flatMap(documentsIn)) {
  test(`${path} is whole at every width, in dark, in forced colours and in print`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await restyle(page);
    await page.evaluate(loadPictures);
    await page.evaluate(prepareLayoutChecks);
    expect.soft(await page.evaluate(faintEdges), "faint in light").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await page.evaluate(faintEdges), "faint in dark").toEqual([]);
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    expect.soft(await page.evaluate(cuttingPlates), "cut in forced colours").toEqual([]);
    await page.emulateMedia({ forcedColors: null, media: "print" });
    expect.soft(await page.evaluate(cutHeadings), "cut at the start of a sheet").toEqual([]);
    await page.emulateMedia({ media: null });

    const problems = new Map<string, number[]>();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const problem of await layoutProblems(page))
        problems.set(problem, [...(problems.get(problem) ?? []), width]);
    }
    expect(Array.from(problems, ([problem, at]) => `${problem}: at ${at.join(" ")}`)).toEqual([]);
  });
}

for (const language of languages)
  test(`in ${language}, the days and the times of opening stand in a line each where four cards are side by side`, async ({
    page,
  }) => {
    const { hours } = contentIn(language).layout;
    await page.goto(pathIn(language, "/contact"));
    await waitForHydration(page);
    for (const width of [1160, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator("main li span").evaluateAll(
        (spans, hours) =>
          spans
            .filter(({ textContent }) => textContent && hours.includes(textContent))
            .map((span) => {
              const text = document.createRange();
              text.selectNodeContents(span);
              return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size;
            }),
        hours,
      );
      expect(lines, `${width} pixels wide`).toEqual([1, 1]);
    }
  });
