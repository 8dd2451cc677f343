import { expect, test } from "@playwright/test";
import { languages, pathIn } from "../../app/site/languages.ts";
import { testPorts } from "../../tools/port.ts";
import { contentIn } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { desktop, distanceToCard, leavePages, openPage, waitTwoFrames } from "../helpers/support.ts";

/** A link to a recipe ends at its card, on every screen: with its head right below the bar. */

test.use(desktop);

const sets = { specified: `http://localhost:${testPorts.site}`, launch: launchURL };

for (const language of languages)
  for (const [set, address] of Object.entries(sets))
    test(`${language}, ${set}: a link from elsewhere, and a changed fragment`, async ({ page }) => {
      const path = pathIn(language, "/recipes");
      const slugs = contentIn(language).recipes.map(({ slug }) => slug);
      const problems: string[] = [];
      const expectAtCard = async (slug: string, how: string) => {
        const off = await distanceToCard(page);
        if (off !== 0) problems.push(`${slug}, ${how}: ${off}`);
      };
      for (const width of [390, 768, 960, 1180, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        for (const slug of width === 1440 ? slugs : slugs.slice(-1)) {
          await leavePages(page, address);
          await openPage(page, `${address}${path}?for=12#${slug}`);
          await expectAtCard(slug, `at ${width}`);
        }
        for (const slug of width === 1440 || width === 390 ? slugs : []) {
          await page.evaluate((slug) => {
            location.hash = slug;
          }, slug);
          await waitTwoFrames(page);
          await expectAtCard(slug, `changed at ${width}`);
        }
      }
      expect(problems).toEqual([]);
    });
