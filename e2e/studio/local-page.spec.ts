import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import sharp from "sharp";
import { holdRequests } from "../helpers/support.ts";
import { products, test } from "./fixtures.ts";
import { expand, open, picture, save, textbox, type } from "./forms.ts";

// What only the studio on this machine has: the page beside the form, and its server.

const [product] = products;

test("every page follows a save, in either language", async ({ page, content }) => {
  const phones = await open(page, "Change a phone number");
  await type(textbox(phones, "Main"), "+91 98765 43210");
  await picture(page, "phone");
  await save(phones);
  await expect(site(page).locator('a[href="tel:+919876543210"]')).not.toHaveCount(0);
  const form = await open(page, "Change a sentence on a page", "Contact");
  const top = await expand(form, "Top of the page");
  await type(textbox(top, "Title (Hindi)"), "आ जाइए");
  await type(textbox(top, "Title (English)"), "Come by");
  await picture(page, "sentence");
  await save(form);
  await expect(site(page).getByRole("heading", { level: 1 })).toHaveText("Come by");
  await textbox(top, "Title (Hindi)").focus();
  await expect(site(page).getByRole("heading", { level: 1 })).toHaveText("आ जाइए");
  expect(content.value("content/hi/pages/contact.yaml").hero.title).toBe("आ जाइए");
  await open(page, "Change a price or the packs", product.name);
  await expect(site(page).locator(`[data-spice="${product.slug}"]`).first()).toBeVisible();
});

test("a press on a sentence opens its field, and opening a field scrolls the page to its sentence", async ({
  page,
  content,
}) => {
  const [contact, hindi] = ["en", "hi"].map((language) => content.value(`content/${language}/pages/contact.yaml`));
  // Wide enough for a frame that is not scaled: in a scaled one, Playwright clicks at the wrong place.
  await page.setViewportSize({ width: 1600, height: 800 });
  const form = await open(page, "Change a sentence on a page", "Contact");
  await expect(page.getByText("Press a sentence of the page to change it.")).toBeVisible();
  const question = form.locator('[id="faq.questions.2.question.en"]');
  await site(page).getByText(contact.faq.questions[2].question).click();
  await expect(question).toBeFocused();
  // Another one, while the form is open. While the page reloads, as after each save, it cannot be pressed.
  const letThrough = await holdRequests(page, "**/@vite/client");
  await site(page)
    .locator("html")
    .evaluate(() => location.reload());
  await expect(page.locator(".site-page iframe")).toHaveJSProperty("inert", true);
  letThrough();
  await site(page).getByText(contact.faq.questions[0].question).click();
  await expect(form.locator('[id="faq.questions.0.question.en"]')).toBeFocused();
  // Its Hindi, on the Hindi page.
  await expand(form, "Top of the page");
  await form.locator('[id="hero.title.hi"]').focus();
  await expect(site(page).getByRole("heading", { level: 1 })).toHaveText(hindi.hero.title);
  await question.focus();
  await expect(site(page).getByText(contact.faq.questions[2].question)).toBeInViewport();
  // What stands in several places is listed; a link is not followed, but leads to its words.
  const home = content.value("content/en/pages/home.yaml").menu.label;
  await site(page).getByRole("link", { name: home }).first().click();
  await page
    .locator(".site-choices")
    .getByRole("link", { name: /^Home \(English\)/ })
    .first()
    .click();
  await expect(form.getByRole("heading", { level: 1 })).toHaveText("Home");
});

test("the bar names what only this machine can see, until it is put right", async ({ page, content }) => {
  const path = `${content.copy}/content/photos/${content.value(product.file).picture}`;
  const small = sharp({ create: { width: 300, height: 300, channels: 3, background: "#c80" } });
  writeFileSync(path, await small.jpeg().toBuffer());
  await page.goto("?language=en");
  await page.locator(".status summary").click();
  await expect(page.locator(".status")).toContainText("this photo is too small");
  await page.locator(".status").getByRole("link", { name: "Open the form" }).first().click();
  await expect(page.locator('main.form [id="picture.en"]')).toBeFocused();
  copyFileSync(path.replace(content.copy, "."), path);
  await expect(page.locator(".status")).toContainText("All good");
});

test("the page says that the studio was closed, and recovers when it is back", async ({ page, context, content }) => {
  expect(content.host).toBeUndefined();
  await open(page, "Change a phone number");
  await context.setOffline(true);
  await expect(page.locator(".status")).toContainText("The studio was closed");
  await context.setOffline(false);
  await expect(page.locator(".status")).toContainText("All good");
});

test("a save that was interrupted is taken back or finished, as the person says; one that Git refuses is said", async ({
  page,
  content,
}) => {
  const path = "content/hi/pages/contact.yaml";
  const was = content.read(path);
  const is = was.replace(/(?<=hero:\n.*\n {2}title: ).*/, "आ जाइए");
  const [saving, lock] = [`${content.copy}/.cache/studio/saving`, `${content.copy}/.git/index.lock`];
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  for (const [act, result] of [
    ["Go back to before it", was],
    ["Finish the save", is],
  ] as const) {
    mkdirSync(saving);
    writeFileSync(`${saving}/0 true`, is);
    const files = [{ path, was: base64(was), is: base64(is) }];
    writeFileSync(`${saving}/save`, JSON.stringify({ message: "Change", files }));
    writeFileSync(lock, "");
    await page.goto("?language=en");
    await expect(page.getByRole("alert")).toContainText("Not all of these files were written: Contact (Hindi)");
    await page.getByRole("button", { name: act }).click();
    await expect(page.getByRole("alert")).toBeHidden();
    expect(content.read(path)).toBe(result);
    rmSync(lock);
  }
  await expect(page.locator(".status").last()).toContainText("cannot be undone here. Git says:");
  expect(await content.saves()).toBe(0);
});

/** The site's page beside the form. */
function site(page: Page): FrameLocator {
  return page.frameLocator(".site-page iframe");
}
