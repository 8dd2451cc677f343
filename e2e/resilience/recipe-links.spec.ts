import { expect, test } from "@playwright/test";
import { languages, pathIn } from "../../app/site/languages.ts";
import { testPorts } from "../../tools/port.ts";
import { contentIn } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import {
  desktop,
  distanceToCard,
  forgetVisit,
  leavePages,
  openPage,
  unfoldAll,
  waitForHydration,
  waitTwoFrames,
} from "../helpers/support.ts";

/** A link to a recipe ends at its card, on every screen: with its head right below the bar. */

test.use(desktop);

const sets = { specified: `http://localhost:${testPorts.site}`, launch: launchURL };
const widths = [390, 768, 960, 1180, 1440, 1920];

for (const language of languages) {
  const path = pathIn(language, "/recipes");
  const slugs = contentIn(language).recipes.map(({ slug }) => slug);

  for (const [set, address] of Object.entries(sets)) {
    test(`${language}, ${set}: a link from elsewhere`, async ({ page }) => {
      const problems: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const slug of width === 1440 ? slugs : slugs.slice(-1)) {
          await forgetVisit(page, address);
          await openPage(page, `${address}${path}#${slug}`);
          const off = await distanceToCard(page);
          if (off !== 0) problems.push(`${slug} at ${width}: ${off}`);
        }
      }
      expect(problems).toEqual([]);
    });

    test(`${language}, ${set}: a changed fragment, and a second visit with other cards open`, async ({ page }) => {
      const problems: string[] = [];
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await forgetVisit(page, address);
        await openPage(page, address + path);
        for (const slug of slugs) {
          await page.evaluate((slug) => {
            location.hash = slug;
          }, slug);
          await waitTwoFrames(page);
          const off = await distanceToCard(page);
          if (off !== 0) problems.push(`${slug} at ${width}, changed: ${off}`);
        }
        await forgetVisit(page, address);
        await openPage(page, address + path);
        await unfoldAll(page);
        const saved = () =>
          page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("folds")).length);
        await expect.poll(saved).toBe(slugs.length);
        for (const slug of slugs.slice(-2)) {
          await leavePages(page, address);
          await page.goto(`${address}${path}#${slug}`);
          await waitForHydration(page);
          const off = await distanceToCard(page);
          if (off !== 0) problems.push(`${slug} at ${width}, second visit: ${off}`);
        }
      }
      expect(problems).toEqual([]);
    });
  }
}
