import { expect } from "@playwright/test";
import { interpolate } from "../../app/text/interpolate.ts";
import { follow, keepPages, step, test, visit } from "../helpers/back-forward-cache.ts";
import { content, localPath } from "../helpers/content.ts";
import { fillIn, launchSubmitButton, messageForm, notSentNotice } from "../helpers/enquiry-forms.ts";
import { closeSheet, pressPack, seeSlip, sheet, strip } from "../helpers/slip-orders.ts";
import { formField } from "../helpers/support.ts";

/** Back and Forward as on a phone (e2e/helpers/back-forward-cache.ts). */

keepPages();

const words = content.slip;
const counted = (count: number) =>
  interpolate(count === 1 ? words.count.one : words.count.other, { count: String(count) });

test("a form keeps what was typed, and the notice with it, across Back and Forward", async ({ page }) => {
  const { path, words } = messageForm;
  const message = formField(page, words.message);
  const notice = notSentNotice(page, messageForm);
  await visit(page, localPath("/products"));
  await follow(page, path);
  await fillIn(page, messageForm, "5 kg हल्दी");
  await follow(page, localPath("/about"));
  await step(page, -1, path);
  await expect(message).toHaveValue("5 kg हल्दी");
  await launchSubmitButton(page, messageForm).click();
  await expect(notice).toContainText("5 kg हल्दी");
  await step(page, -1, localPath("/products"));
  await step(page, 1, path);
  await expect(message).toHaveValue("5 kg हल्दी");
  await expect(notice).toContainText("5 kg हल्दी");
});

test("pages from the cache show the slip as it was changed since, by this tab and by another", async ({
  page,
  context,
}) => {
  await visit(page, localPath("/"));
  await follow(page, localPath("/products"));
  await pressPack(page);
  await pressPack(page);
  await step(page, -1, localPath("/"));
  await expect(strip(page)).toContainText(counted(2));
  await step(page, 1, localPath("/products"));
  await expect(strip(page)).toContainText(counted(2));
  await follow(page, localPath("/about"));
  const other = await context.newPage();
  await other.goto(localPath("/products"));
  await pressPack(other);
  await expect(strip(page)).toContainText(counted(3));
  await step(page, -1, localPath("/products"));
  await expect(strip(page)).toContainText(counted(3));

  // What is filed on one page is no order on another.
  await seeSlip(page).click();
  await sheet(page).locator("a[target=_blank]").first().click();
  await sheet(page).getByRole("button", { name: words.startNew }).click();
  await closeSheet(page);
  await step(page, -1, localPath("/"));
  await expect(strip(page)).toBeHidden();
  await step(page, 1, localPath("/products"));
  await expect(strip(page)).not.toContainText(counted(3));
  await expect(strip(page)).toContainText(words.forget);
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
