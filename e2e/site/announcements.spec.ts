import { expect, test } from "@playwright/test";
import { interpolate } from "../../app/text/interpolate.ts";
import { pluralForm } from "../../app/text/numbers.ts";
import { content, language, localPath } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { expectSaid, openPage, regions, sitemapPaths, unfoldAll } from "../helpers/support.ts";

/** What screen readers announce: one voice per island, which is there only while it speaks. */

/** Makes sharing and copying fail as in a browser that has neither. */
const withoutSharing = () => {
  for (const name of ["share", "clipboard"]) Object.defineProperty(Navigator.prototype, name, { value: undefined });
};

for (const set of ["specified", "launch"] as const)
  test(`with the ${set} set, no page has a live region before there is something to announce`, async ({ page }) => {
    for (const path of [...sitemapPaths, localPath("/offline")]) {
      await openPage(page, (set === "launch" ? launchURL : "") + path);
      await expect(regions(page), path).toHaveCount(0);
    }
  });

test("all parts of the recipes announce in one region, one after the other", async ({ page }) => {
  const { recipes, controlWords } = content;
  const { cookAlong, actionFor } = content.pages.recipes;
  await page.addInitScript(withoutSharing);
  await openPage(page, launchURL + localPath("/recipes"));
  await unfoldAll(page);
  const [recipe] = recipes;
  if (!recipe) throw new Error("There are no recipes");
  const card = page.locator(`article#${recipe.slug}`);
  const servings = (count: number) =>
    interpolate(pluralForm(cookAlong.amountsFor, count, language), { count: String(count) });
  await card.getByRole("button", { name: cookAlong.more, exact: true }).click();
  await expectSaid(page, servings(recipe.serves + 1));
  const share = interpolate(actionFor, { action: controlWords["share-recipe"].label, name: recipe.title });
  await card.getByRole("button", { name: share, exact: true }).click();
  await expectSaid(page, content.layout.linkSelected);
});
