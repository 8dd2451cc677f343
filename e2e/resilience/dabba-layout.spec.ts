import { expect, type Page, test } from "@playwright/test";
import { languages, pathIn } from "../../app/site/languages.ts";
import { contentIn } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { distanceToCard, forgetVisit, openPage, restyle } from "../helpers/support.ts";

/** The spice box above the recipes in both languages, at every width of a phone. */

const widths = Array.from({ length: 56 }, (_, step) => 320 + 2 * step);

for (const language of languages) {
  const path = pathIn(language, "/recipes");
  const slugs = contentIn(language).recipes.map(({ slug }) => slug);

  test(`${language}: every name in the bowls is inside its bowl`, async ({ page }) => {
    await openPage(page, launchURL + path);
    await restyle(page, "main article, body > footer { display: none }");
    await expect(page.locator("main form [data-bowls] label")).not.toHaveCount(0);
    const problems = new Map<string, string[]>();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of await namesOutOfBowls(page))
        problems.set(name, [...(problems.get(name) ?? []), String(width)]);
    }
    expect(Array.from(problems, ([name, sizes]) => `${name}: ${sizes.join(" ")}`)).toEqual([]);
  });

  test(`${language}: a shared dabba with a dish, which sorting moves`, async ({ page }) => {
    const spices =
      contentIn(language)
        .recipes.at(-1)
        ?.spices.map(({ id }) => id) ?? [];
    const problems: string[] = [];
    for (const width of [390, 1440])
      for (const slug of slugs) {
        await page.setViewportSize({ width, height: 900 });
        await forgetVisit(page, launchURL);
        await openPage(page, `${launchURL}${path}?have=${spices.join("_")}#${slug}`);
        const off = await distanceToCard(page);
        if (off !== 0) problems.push(`${slug} at ${width}: ${off}`);
      }
    expect(problems).toEqual([]);
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
