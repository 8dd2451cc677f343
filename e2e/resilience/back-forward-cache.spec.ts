import { expect } from "@playwright/test";
import { follow, keepPages, step, test, visit } from "../helpers/back-forward-cache.ts";
import { content, localPath } from "../helpers/content.ts";
import { formField } from "../helpers/support.ts";

/** Back and Forward as on a phone (e2e/helpers/back-forward-cache.ts). */

keepPages();

for (const [path, words] of [
  ["/contact", content.pages.contact.form],
  ["/distributors", content.pages.distributors.form],
] as const) {
  test(`${path} keeps what was typed, and the notice with it, across Back and Forward`, async ({ page }) => {
    const message = formField(page, words.message);
    const notice = page.getByRole("region", { name: words.notSentTitle, exact: true });
    await visit(page, localPath("/products"));
    await follow(page, localPath(path));
    const typed = { name: "Asha", email: "asha@example.in", phone: "98765 43210", subject: "हल्दी", message: "5 kg" };
    for (const [name, text] of Object.entries(typed))
      for (const input of await page.locator(`main form [name=${name}]`).all()) await input.fill(text);
    for (const terms of await page.locator("main form [name=agreedToTerms]").all()) await terms.check();
    await follow(page, localPath("/about"));
    await step(page, -1, localPath(path));
    await expect(message).toHaveValue("5 kg");
    await page.getByRole("button", { name: words.check, exact: true }).click();
    await expect(notice).toContainText("5 kg");
    await step(page, -1, localPath("/products"));
    await step(page, 1, localPath(path));
    await expect(message).toHaveValue("5 kg");
    await expect(notice).toContainText("5 kg");
  });
}

test("Back to Home lets Enquire Now! pulse three times again", async ({ page }) => {
  test.skip(!content.site.showEnquireNow, "The content hides the label");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, localPath("/"));
  const pulses = () =>
    page
      .getByText(content.pages.home.widget.now, { exact: true })
      .evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  await expect.poll(pulses).toEqual(["finished"]);
  await follow(page, localPath("/about"));
  await step(page, -1, localPath("/"));
  expect(await pulses()).toEqual(["running"]);
  await expect.poll(pulses).toEqual(["finished"]);
});

test("Back restores filters, and a recipe's ticks and servings", async ({ page }) => {
  const [{ name: searched } = { name: "" }] = content.products;
  const { catalogue } = content.pages.products;
  await visit(page, localPath("/products"));
  await page.getByRole("searchbox").fill(searched);
  await page.getByLabel(catalogue.sort).selectOption("name");
  await expect(page).toHaveURL(/sort=name/);
  const filtered = page.url();
  await follow(page, localPath("/recipes"));
  const card = page.getByRole("article").nth(1);
  await card.locator("summary").first().click();
  await card.getByRole("checkbox").first().check();
  await card.getByRole("button", { name: content.pages.recipes.cookAlong.more }).click();
  const servings = card.getByRole("definition").last();
  const count = await servings.innerText();
  const cooking = page.url();
  await follow(page, localPath("/about"));
  await step(page, -1, cooking);
  await expect(card.getByRole("checkbox").first()).toBeChecked();
  await expect(servings).toHaveText(count);
  await step(page, -1, filtered);
  await expect(page.getByRole("searchbox")).toHaveValue(searched);
  await expect(page.getByLabel(catalogue.sort)).toHaveValue("name");
  await step(page, 2, localPath("/about"));
  await step(page, -1, cooking);
  await expect(servings).toHaveText(count);
});
