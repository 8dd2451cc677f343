import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { interpolate } from "../../app/text/interpolate.ts";
import { parseDocument } from "../../tools/build/html.ts";
import { content, localPath } from "../helpers/content.ts";
import { enquiryForms, fillIn } from "../helpers/enquiry-forms.ts";
import { launchFolder, launchURL } from "../helpers/launch-site.ts";
import { openPage } from "../helpers/support.ts";
import { expectNoBareText, translate } from "../helpers/translate.ts";

/**
 * Texts must still update on a page that the browser has translated. Translators replace each text node by an element, so
 * that React's update of the old node is lost. So no island has bare text beside an element or in a list of children:
 * for an element with one text only, React sets its `textContent`.
 */

for (const folder of ["build/client", launchFolder])
  test(`no island in ${folder} has bare text beside an element`, () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
    const islands = files.flatMap((file) => [
      ...parseDocument(readFileSync(join(folder, file), "utf8")).querySelectorAll("[data-island]"),
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

const catalogue = content.pages.products.catalogue;
const search = (page: Page) => page.getByRole("searchbox");

for (const set of ["specified", "launch"] as const)
  test.describe(`${set} set`, () => {
    test.use(set === "launch" ? { baseURL: launchURL } : {});

    test("the badges of a translated catalogue follow search and category", async ({ page }) => {
      await openPage(page, localPath("/products"));
      await search(page).fill("m");
      await page.getByRole("radio").nth(1).check();
      /** The badge is around the button that removes it. */
      const badge = (filter: string) =>
        page.getByRole("button", { name: interpolate(catalogue.removeFilter, { filter }), exact: true }).locator("..");
      const searchBadge = (query: string) => badge(interpolate(catalogue.activeSearch, { query }));
      await expect(searchBadge("m")).toContainText("m");
      await translate(page);
      for (const query of ["ma", "mas"]) {
        await search(page).fill(query);
        await expect(searchBadge(query)).toContainText(query);
      }
      for (const radio of (await page.getByRole("radio").all()).slice(1)) {
        await radio.check();
        const category = catalogue.categories[(await radio.inputValue()) as keyof typeof catalogue.categories];
        const words = interpolate(catalogue.activeCategory, { category });
        await expect(badge(words)).toContainText(words);
      }
      for (const query of ["zz1", "zz2"]) {
        await search(page).fill(query);
        await expect(searchBadge(query)).toContainText(query);
        if (set === "launch")
          await expect(page.getByRole("link").filter({ hasText: query })).toHaveAttribute("href", /zz/);
      }
      await expectNoBareText(page);
      await searchBadge("zz2").getByRole("button").click();
      await expect(page.getByText("zz")).toHaveCount(0);
    });

    test("servings, amounts and status of a translated recipe follow", async ({ page }) => {
      const [recipe] = content.recipes as [(typeof content.recipes)[0]];
      const { cookAlong } = content.pages.recipes;
      await openPage(page, localPath("/recipes"));
      const card = page.locator(`article#${recipe.slug}`);
      const more = card.getByRole("button", { name: cookAlong.more, exact: true });
      const amounts = card.getByRole("listitem").locator("b");
      const before = await amounts.allTextContents();
      await translate(page);
      for (const servings of [recipe.serves + 1, recipe.serves + 2]) {
        await more.click();
        await expect(card.getByRole("textbox")).toHaveValue(String(servings));
        await expect(card.getByRole("definition").last()).toHaveText(String(servings));
      }
      expect(await amounts.allTextContents()).not.toEqual(before.map((text) => `«${text}»`));
      for (const text of await amounts.allTextContents()) expect(text).not.toBe("");
    });

    for (const form of enquiryForms)
      test(`a translated form on ${form.path} can be submitted, changed and submitted again`, async ({ page }) => {
        page.on("dialog", (dialog) => dialog.accept());
        await openPage(page, form.path);
        await fillIn(page, form);
        await translate(page);
        // Labels and buttons have other names now.
        const named = (name: string) => page.locator(`main [name="${name}"]`);
        const submit = page.locator("main form [type=submit]");
        for (const text of ["first", "second"]) {
          // The specified form is empty after it was submitted.
          for (const [name, answer] of Object.entries(form.answers)) await named(name).fill(answer);
          await named("message").fill(text);
          await submit.click();
          const notice = page.locator("main section[tabindex]");
          await expect(notice).toBeFocused();
          await expect(notice.getByRole("link").first()).toHaveAttribute("href", new RegExp(text));
          await expect(notice.getByText(`: ${text}`)).toBeVisible();
          await expectNoBareText(page);
        }
      });
  });
