import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { interpolate } from "../../app/text/interpolate.ts";
import { parseDocument } from "../../tools/build/html.ts";
import { content, localPath } from "../helpers/content.ts";
import { fillIn, messageForm } from "../helpers/enquiry-forms.ts";
import { launchFolder, launchURL } from "../helpers/launch-site.ts";
import { openPage } from "../helpers/support.ts";
import { expectNoBareText, translate } from "../helpers/translate.ts";

/**
 * Texts must still update on a page that the browser has translated. Translators replace each text node by an element, so
 * that React's update of the old node is lost. So no island has bare text beside an element or in a list of children:
 * for an element with one text only, React sets its `textContent`.
 */

test.use({ baseURL: launchURL });

test("no island has bare text beside an element", () => {
  const files = ["build/client", launchFolder].flatMap((folder) =>
    globSync("**/*.html", { cwd: folder }).map((file) => join(folder, file)),
  );
  const islands = files.flatMap((file) => [
    ...parseDocument(readFileSync(file, "utf8")).querySelectorAll("[data-island]"),
  ]);
  expect(islands).not.toEqual([]);
  expect([...new Set(islands.flatMap(bareTexts))]).toEqual([]);
});

/** The texts beside elements or other texts. Blank ones are left out: they never change, and translators leave them. */
function bareTexts(part: Element): string[] {
  const beside = [...part.querySelectorAll("*")].filter(({ childNodes }) => childNodes.length > 1);
  return beside.flatMap(({ childNodes }) =>
    Array.from(childNodes, ({ nodeType, nodeValue }) => (nodeType === 3 ? (nodeValue ?? "").trim() : "")).filter(
      (text) => text !== "",
    ),
  );
}

test("in a translated catalogue, badges follow the search and the category, and the chat asks for what was typed", async ({
  page,
}) => {
  const { removeFilter, activeSearch, activeCategory, categories } = content.pages.products.catalogue;
  await openPage(page, localPath("/products"));
  const search = page.getByRole("searchbox");
  await search.fill("m");
  await page.getByRole("radio").nth(1).check();
  /** The badge is around the button that removes it. */
  const badge = (filter: string) =>
    page.getByRole("button", { name: interpolate(removeFilter, { filter }), exact: true }).locator("..");
  await expect(badge(interpolate(activeSearch, { query: "m" }))).toContainText("m");
  await translate(page);
  for (const radio of (await page.getByRole("radio").all()).slice(1)) {
    await radio.check();
    const category = categories[(await radio.inputValue()) as keyof typeof categories];
    const words = interpolate(activeCategory, { category });
    await expect(badge(words)).toContainText(words);
  }
  for (const query of ["ma", "zz1", "zz2"]) {
    await search.fill(query);
    await expect(badge(interpolate(activeSearch, { query }))).toContainText(query);
  }
  await expect(page.getByRole("link").filter({ hasText: "zz2" })).toHaveAttribute("href", /zz2/);
  await expectNoBareText(page);
});

test("in a translated recipe, servings and amounts follow", async ({ page }) => {
  const [recipe] = content.recipes as [(typeof content.recipes)[0]];
  await openPage(page, localPath("/recipes"));
  const card = page.locator(`article#${recipe.slug}`);
  const more = card.getByRole("button", { name: content.pages.recipes.cookAlong.more, exact: true });
  const amounts = card.getByRole("listitem").locator("b");
  const before = await amounts.allTextContents();
  await translate(page);
  for (const servings of [recipe.serves + 1, recipe.serves + 2]) {
    await more.click();
    await expect(card.getByRole("textbox")).toHaveValue(String(servings));
    await expect(card.getByRole("definition").last()).toHaveText(String(servings));
  }
  const after = await amounts.allTextContents();
  expect(after).not.toEqual(before.map((text) => `«${text}»`));
  expect(after).not.toContain("");
});

test("a translated form can be submitted, changed and submitted again", async ({ page }) => {
  await openPage(page, messageForm.path);
  await fillIn(page, messageForm);
  await translate(page);
  // Labels and buttons have other names now.
  const submit = page.locator("main form [type=submit]");
  for (const text of ["first", "second"]) {
    await page.locator("main [name=message]").fill(text);
    await submit.click();
    const notice = page.locator("main section[tabindex]");
    await expect(notice).toBeFocused();
    await expect(notice.getByText(`: ${text}`)).toBeVisible();
    await expectNoBareText(page);
  }
});
