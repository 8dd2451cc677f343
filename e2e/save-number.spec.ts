import { existsSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import ICAL from "ical.js";
import { attributesOf, documentAt } from "./built-pages.ts";
import { at, content, escaped, mainNumber, slipOfAll } from "./content.ts";
import { fillIn, messageForm } from "./enquiry-forms.ts";
import { launchFolder, launchURL } from "./launch-site.ts";
import { chat, expectAccessibleInBothThemes, hydrated, menuPaths, open, storeSlip } from "./support.ts";

/** Our numbers as a file for the phone's contacts, which the launch set offers (docs/decisions/0007). */

const words = content.controlWords["save-number"];
const slip = content.controlWords["order-slip"];
const preview = content.controlWords["submit-enquiry"];
const path = at("/contact.vcf");

test.use({ baseURL: launchURL });

const link = (page: Page, part: string) => page.locator(part).getByRole("link", { name: words.label, exact: true });

test("the file is a vCard of its own type, which the menu of every page and Contact link to", async ({ request }) => {
  for (const page of menuPaths) {
    const count = page === at("/contact") ? 2 : 1;
    const links = documentAt(page, launchFolder).querySelectorAll(
      `:is(header, main) a[href="${path}"]:not([download])`,
    );
    expect(attributesOf(links, "target"), page).toEqual(Array(count).fill(null));
  }
  const answer = await request.get(path);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "text/vcard; charset=utf-8"]);
  const card = new ICAL.Component(ICAL.parse(await answer.text()));
  expect(card.getFirstPropertyValue("tel")).toBe(`+${mainNumber}`);
  // As specified, there is no such file.
  expect(existsSync(`build/client${path}`)).toBe(false);
});

test("it is offered beside the number and the reason once WhatsApp was opened, from the slip and from a form", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await storeSlip(page, slipOfAll);
  await open(page, at("/about"));
  await page.getByRole("complementary", { name: slip.title }).getByRole("button", { name: slip.see }).click();
  await expect(link(page, "dialog")).toHaveCount(0);
  await page.getByRole("link", { name: new RegExp(`^${escaped(slip.send)}`) }).click();
  await expect(link(page, "dialog")).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText(words.reason);
  await expectAccessibleInBothThemes(page, "dialog");

  await open(page, messageForm.path);
  await hydrated(page);
  await fillIn(page, messageForm, "Namaste");
  await page.getByRole("button", { name: preview.submit, exact: true }).click();
  const send = page.getByRole("main").getByRole("link", { name: new RegExp(`^${escaped(preview.open)}`) });
  expect(chat(await send.getAttribute("href")).number).toBe(mainNumber);
  await expect(link(page, "main [data-island]")).toHaveCount(0);
  await send.click();
  await expect(link(page, "main [data-island]")).toBeVisible();
});
