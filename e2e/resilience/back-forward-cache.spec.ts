import { expect } from "@playwright/test";
import { follow, keepPages, step, test, visit } from "../helpers/back-forward-cache.ts";
import { localPath } from "../helpers/content.ts";
import { fillIn, launchSubmitButton, messageForm, notSentNotice } from "../helpers/enquiry-forms.ts";
import { counted, pressPack, strip } from "../helpers/slip-orders.ts";
import { formField } from "../helpers/support.ts";

/** Back and Forward as on a phone (e2e/helpers/back-forward-cache.ts). */

keepPages();

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
});
