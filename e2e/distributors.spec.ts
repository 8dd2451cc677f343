import { expect, type Page, test } from "@playwright/test";
import { at, content, mainNumber } from "./content.ts";
import { specified } from "./specified.ts";
import { chat, expectAccessible, field, holdScripts, hydrated, regionCard, settled, watch } from "./support.ts";

const words = content.pages.distributors;
const { form } = words;

const submit = (page: Page) => page.getByRole("button", { name: form.submit, exact: true });
const terms = (page: Page) => field(page, { label: form.agreedToTerms });

/** Fills in the required fields except the terms box. */
async function fillIn(page: Page): Promise<void> {
  await field(page, form.name).fill("Asha Verma");
  await field(page, form.email).fill("asha@example.in");
  await field(page, form.phone).fill("+91 98765 43210");
}

async function open(page: Page): Promise<void> {
  await page.goto(at("/distributors"));
  await hydrated(page);
}

test("six benefits, the reach by state and the states that want partners are shown", async ({ page }) => {
  await open(page);
  await expect(page.locator("main > section").nth(1).locator("ol > li")).toHaveCount(specified.benefits);
  expect(words.reach.states.map(({ region, status }) => [region, status])).toEqual(
    expect.arrayContaining(specified.reach.map((pair) => [...pair])),
  );
  for (const { region, status } of words.reach.states) {
    await expect(regionCard(page, region)).toContainText(status);
    for (const city of content.regionWords[region]?.cities ?? [])
      await expect(regionCard(page, region)).toContainText(city);
  }
  await expect(page.getByRole("heading", { name: words.reach.wantedTitle, exact: true })).toBeVisible();
  expect(words.reach.wanted).toEqual(expect.arrayContaining([...specified.wanted]));
  for (const region of words.reach.wanted)
    await expect(regionCard(page, region).filter({ hasText: words.reach.wantedStatus })).toBeVisible();
});

test("name, email, phone and terms are required; region is marked but not enforced", async ({ page }) => {
  await open(page);
  const required = await page
    .locator("form :required")
    .evaluateAll((all) => all.map((field) => field.getAttribute("name")));
  expect(required).toEqual(specified.application.required);
  const marked = await page
    .locator("form label", { hasText: "*" })
    .evaluateAll((all) => all.map((label) => (label as HTMLLabelElement).control?.getAttribute("name")));
  expect(new Set(marked)).toEqual(new Set([...specified.application.required, specified.application.marked]));
  await expect(page.locator("[name=email]")).toHaveAttribute("type", "email");
});

test("the selects offer what the specification lists", async ({ page }) => {
  await open(page);
  const values = (name: string) =>
    page
      .locator(`select[name=${name}] option`)
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  const { experience, region, volume, newRegions, newRegion } = specified.application;
  expect(await values("experience")).toEqual(["", ...experience]);
  expect(await values("region")).toEqual(["", ...region]);
  expect(await values("volume")).toEqual(["", ...volume]);
  const marked = page.locator("select[name=region] option", { hasText: newRegion });
  expect(await marked.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))).toEqual(
    newRegions,
  );
});

test("the submit button is disabled until the terms are accepted", async ({ page }) => {
  await open(page);
  await expect(submit(page)).toBeDisabled();
  await terms(page).check();
  await expect(submit(page)).toBeEnabled();
  await terms(page).uncheck();
  await expect(submit(page)).toBeDisabled();
});

test("Enter does not submit until the terms are accepted, and an unticked licence is false", async ({ page }) => {
  await open(page);
  const seen = watch(page);
  await fillIn(page);
  await field(page, form.phone).press("Enter");
  await settled(page);
  expect([seen.dialogs, seen.console]).toEqual([[], []]);
  await terms(page).check();
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await field(page, form.phone).press("Enter");
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({ hasLicense: false, agreedToTerms: true });
  await expect.poll(() => seen.dialogs).toHaveLength(1);
});

test("the form promises a reply within 24 hours", async ({ page }) => {
  await page.goto(at("/distributors"));
  await expect(page.locator("form")).toContainText(specified.reply.forms);
});

test("a box ticked before the script loads counts", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(at("/distributors"), { waitUntil: "commit" });
  await terms(page).check();
  release();
  await expect(submit(page)).toBeEnabled();
});

test("browser validation stops an empty form and an invalid email", async ({ page }) => {
  const seen = watch(page);
  await open(page);
  await terms(page).check();
  await submit(page).click();
  await expect(field(page, form.name)).toBeFocused();
  await fillIn(page);
  await field(page, form.email).fill("not an address");
  await submit(page).click();
  await expect(field(page, form.email)).toBeFocused();
  expect(seen.dialogs).toEqual([]);
});

test("submitting an application logs it, shows thanks, sends nothing and offers WhatsApp", async ({ page }) => {
  await open(page);
  const hostile = `<script>alert("x")</script> & 100% #1 'quoted'\nदूसरी पंक्ति 🌶️`;
  await fillIn(page);
  await page.locator("select[name=volume]").selectOption("100-500");
  await field(page, form.message).fill(hostile);
  await field(page, { label: form.hasLicense }).check();
  await terms(page).check();
  const seen = watch(page);
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await submit(page).click();
  const data = await (await logged).args()[1]?.jsonValue();
  expect(data).toEqual({
    name: "Asha Verma",
    email: "asha@example.in",
    phone: "+91 98765 43210",
    business: "",
    experience: "",
    region: "",
    volume: "100-500",
    message: hostile,
    hasLicense: true,
    agreedToTerms: true,
  });
  const notice = page.getByRole("status").filter({ hasText: specified.application.alert });
  await expect(notice).toBeFocused();
  expect(seen.dialogs).toEqual([specified.application.alert]);
  expect(seen.calls).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
  const { number, text } = chat(await notice.getByRole("link", { name: form.whatsapp }).getAttribute("href"));
  expect(number).toBe(mainNumber);
  expect(text).toContain("Asha Verma");
  expect(text).toContain(hostile);
  await expectAccessible(page);
});

test("an answer too long for a link is shortened, and the page says so", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page);
  await fillIn(page);
  await field(page, form.message).fill("हल्दी ".repeat(2_000));
  await terms(page).check();
  await submit(page).click();
  const notice = page.getByRole("status").filter({ hasText: specified.application.alert });
  await expect(notice).toContainText(form.shortened);
  const href = (await notice.getByRole("link").getAttribute("href")) ?? "";
  expect(href.length).toBeLessThan(6100);
  expect(chat(href).text).toContain("Asha");
  await expect(field(page, form.message)).toHaveValue("हल्दी ".repeat(2_000));
});

test("the contact cards lead to the main number and the trade desk", async ({ page }) => {
  await open(page);
  const cards = page.getByRole("list", { name: words.cards.name, exact: true });
  await expect(cards.locator(`a[href="tel:+${mainNumber}"]`)).toBeVisible();
  expect(chat(await cards.locator('a[href*="wa.me"]').getAttribute("href"))).toEqual({
    number: mainNumber,
    text: words.cards.whatsapp.message,
  });
  await expect(cards.locator(`a[href="mailto:${content.site.emails.trade}"]`)).toBeVisible();
});

test("the link to the form and its address both show the form", async ({ page }) => {
  const title = page.getByRole("heading", { name: form.title, exact: true });
  await page.goto(at("/distributors"));
  await page.getByRole("link", { name: words.apply, exact: true }).click();
  await expect(title).toBeInViewport();
  await page.goto(at("/about"));
  await page.goto(at("/distributors#apply"));
  await expect(title).toBeInViewport();
});
