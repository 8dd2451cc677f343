import { expect, test } from "@playwright/test";
import { interpolate } from "../app/text/interpolate.ts";
import { pluralForm } from "../app/text/numbers.ts";
import { content, language, localPath } from "./content.ts";
import { launchURL } from "./launch-site.ts";
import { expectSaid, openPage, regions, sitemapPaths, unfoldAll } from "./support.ts";

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

const slip = content.slip;

test("the slip announces in one region: outside its dialog while that is closed, inside while it is open", async ({
  page,
}) => {
  const { count, see, more, askSent, filed, selected, clear, empty } = slip;
  const counted = (number: number) => interpolate(pluralForm(count, number, language), { count: String(number) });
  const outside = async (text: string) => {
    await expectSaid(page, text);
    await expect(page.locator("dialog [role=status]")).toHaveCount(0);
  };
  const inside = async (text: string) => {
    await expectSaid(page, text);
    await expect(page.locator("dialog [role=status]")).toHaveCount(1);
  };
  await page.addInitScript(withoutSharing);
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await openPage(page, launchURL + localPath("/products"));
  const [product] = content.products;
  const names = { name: product?.name ?? "", pack: product?.price.packs[0]?.text ?? "" };
  const press = () => page.getByRole("button", { name: interpolate(slip.add, names) }).click();
  const strip = page.getByRole("complementary", { name: slip.title });
  const sheet = page.getByRole("dialog", { name: slip.title });
  await press();
  await outside(counted(1));
  // A stored slip is no news.
  await openPage(page, launchURL + localPath("/about"));
  await expect(strip).toContainText(counted(1));
  await strip.getByRole("button", { name: see }).click();
  await expect(sheet.getByRole("heading")).toBeFocused();
  await expect(regions(page)).toHaveCount(0);
  await sheet.getByRole("button", { name: interpolate(more, names), exact: true }).click();
  await inside(counted(2));
  const number = sheet.locator("li").getByRole("textbox");
  await number.fill("two");
  await number.press("Enter");
  await inside("two");
  await expect(sheet.getByText("two")).toHaveCount(2); // It is also shown.
  await sheet.getByRole("button", { name: slip.copy, exact: true }).click();
  await inside(selected);
  await sheet.getByRole("link", { name: slip.send }).click();
  await inside(slip.opened);
  // As after WhatsApp.
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await comeBack();
  await inside(askSent);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(regions(page)).toHaveCount(0);
  await comeBack();
  await outside(askSent);
  await strip.getByRole("button", { name: slip.startNew }).click();
  await outside(filed);
  await openPage(page, `${launchURL}${localPath("/products")}`);
  await press();
  await strip.getByRole("button", { name: see }).click();
  await sheet.getByRole("button", { name: clear }).click();
  await inside(empty);
});
