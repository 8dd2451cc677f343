import { expect, type Page, test } from "@playwright/test";
import { content, localPath } from "../helpers/content.ts";
import { translateTexts } from "../helpers/in-page.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { holdRequests, productCards, waitForHydration } from "../helpers/support.ts";

/**
 * Password managers, grammar checkers and the browser's translation change a page before hydration. React then renders
 * the islands again on the client: what a visitor typed and chose must be restored.
 */

/** What each kind of software does to a page. */
const changes = {
  "a password manager": (page: Page) =>
    page.evaluate(() => {
      for (const input of document.querySelectorAll("main input, main textarea"))
        input.after(document.createElement("com-password-button"));
    }),
  "a browser that links telephone numbers": (page: Page) =>
    page.evaluate(() => {
      for (const label of document.querySelectorAll("main label"))
        label.append(Object.assign(document.createElement("a"), { href: "tel:1", textContent: "1" }));
    }),
  translation: (page: Page) => page.evaluate(translateTexts, { kept: "script, style, option, textarea", marks: "" }),
};

/** Opens a page with its scripts held back, and changes it. Returns a function that lets the scripts through. */
async function openChanged(page: Page, address: string, change: (page: Page) => Promise<void>): Promise<() => void> {
  const letThrough = await holdRequests(page);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await change(page);
  return letThrough;
}

// In the launch set, whose forms also store what is typed.
test.use({ baseURL: launchURL });

for (const [who, change] of Object.entries(changes)) {
  for (const path of [localPath("/contact"), localPath("/distributors")])
    test(`${path} keeps text, checked boxes and focus with changes by ${who}`, async ({ page }) => {
      const letThrough = await openChanged(page, path, change);
      const form = page.locator("main form");
      const select = form.locator("select").first();
      await form.locator("[name=name]").fill("Asha");
      await select.selectOption({ index: 2 });
      const chosen = await select.inputValue();
      for (const box of await form.getByRole("checkbox").all()) await box.check();
      await form.locator("[name=message]").fill("5 kg हल्दी");
      letThrough();
      await waitForHydration(page);
      await expect(form.locator("[name=name]")).toHaveValue("Asha");
      await expect(form.locator("[name=message]")).toHaveValue("5 kg हल्दी");
      await expect(form.locator("[name=message]")).toBeFocused();
      await expect(select).toHaveValue(chosen);
      for (const box of await form.getByRole("checkbox").all()) await expect(box).toBeChecked();
      await expect(form.getByRole("button")).toBeEnabled();
      // The visitor can go on typing.
      await page.keyboard.type("!");
      await expect(form.locator("[name=message]")).toHaveValue("5 kg हल्दी!");
    });

  test(`the catalogue keeps its search, category and order with changes by ${who}`, async ({ page }) => {
    const letThrough = await openChanged(page, localPath("/products"), change);
    const { name, category } = content.products[0] ?? { name: "", category: "" };
    await page.getByRole("searchbox").fill(name);
    await page.locator(`[name=category][value="${category}"]`).check({ force: true });
    await page.locator("#sort").selectOption("spice");
    letThrough();
    await waitForHydration(page);
    await expect(page.getByRole("searchbox")).toHaveValue(name);
    await expect(page).toHaveURL(new RegExp(`q=.*category=${category}&sort=spice`));
    await expect(productCards(page).first()).toContainText(name);
  });

  test(`a recipe keeps checked ingredients and open parts with changes by ${who}`, async ({ page }) => {
    const letThrough = await openChanged(page, localPath("/recipes"), change);
    const card = page.getByRole("article").nth(1);
    await card.locator("summary").first().click();
    await card.locator("li input").first().check({ force: true });
    letThrough();
    await waitForHydration(page);
    await expect(card.locator("details").first()).toHaveAttribute("open");
    await expect(card.locator("li input").first()).toBeChecked();
  });
}
