import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { within } from "@testing-library/react";
import { contactFilePath } from "../../app/features/contact-file/save-number.server.ts";
import { documentAt } from "../helpers/built-pages.ts";
import { content, language, localPath, slipOfAll } from "../helpers/content.ts";
import { launchFolder, launchURL } from "../helpers/launch-site.ts";
import { expectAccessibleInBothThemes, menuPaths, openPage, storeSlip } from "../helpers/support.ts";

/** Saving our numbers in the phone's contacts (docs/decisions/0007). What is in the file: contact-file.test.ts. */

const { slip, "contact-file": words } = content;
const href = contactFilePath(language);

test.use({ baseURL: launchURL });

test("the contact file is sent as a vCard in UTF-8, and only the launch set has one", async ({ request }) => {
  const response = await request.get(href);
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "text/vcard; charset=utf-8"]);
  expect(await response.text()).toBe(readFileSync(launchFolder + href, "utf8"));
  const specified = new URL(launchURL);
  specified.port = String(Number(specified.port) - 1);
  expect((await request.get(new URL(href, specified).href)).status()).toBe(404);
});

test("of the pages, only Contact offers it: the slip does after an order", () => {
  const offers = (path: string) => documentAt(path, launchFolder).querySelectorAll(`a[href="${href}"]`).length;
  expect(menuPaths.filter((path) => offers(path) > 0)).toEqual([localPath("/contact")]);
  const main = within(documentAt(localPath("/contact"), launchFolder).querySelector("main") as HTMLElement);
  main.getByRole("link", { name: words.label });
  main.getByText(words.reason);
});

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
