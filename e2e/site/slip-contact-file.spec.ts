import { expect, test } from "@playwright/test";
import { contactFilePath } from "../../app/features/contact-file/save-number.server.ts";
import { content, language, localPath, slipOfAll } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { expectAccessibleInBothThemes, openPage, storeSlip } from "../helpers/support.ts";

const { slip, "contact-file": words } = content;
const href = contactFilePath(language);

test.use({ baseURL: launchURL });

test("the slip offers the contact file once WhatsApp was opened, and not before", async ({ page }) => {
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await storeSlip(page, slipOfAll);
  await openPage(page, localPath("/products"));
  await page.getByRole("complementary", { name: slip.title }).getByRole("button", { name: slip.see }).click();
  const sheet = page.getByRole("dialog", { name: slip.title });
  const link = sheet.getByRole("link", { name: words.label });
  await expect(link).toHaveCount(0);
  await sheet.getByRole("link", { name: new RegExp(`^${slip.send}`) }).click();
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute("href", href);
  await expectAccessibleInBothThemes(page, "dialog");
});
