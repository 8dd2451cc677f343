import { expect, type Page, test } from "@playwright/test";
import { chat, expectAccessible, holdScripts, hydrated, mainNumber, watch } from "./support";

const submit = (page: Page) => page.getByRole("button", { name: "Submit application" });

async function open(page: Page): Promise<void> {
  await page.goto("/distributors");
  await hydrated(page);
}

test("six benefits, the reach by state and the states that want partners are there", async ({ page }) => {
  await open(page);
  await expect(page.locator("main > section").nth(1).locator("ol > li")).toHaveCount(6);
  for (const [state, status, city] of [
    ["Chhattisgarh", "Established", "Durg"],
    ["Madhya Pradesh", "Established", "Balaghat"],
    ["Odisha", "Growing", "Sambalpur"],
    ["Jharkhand", "Growing", "Ranchi"],
  ]) {
    const board = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: new RegExp(`${state}$`, "i") }) });
    await expect(board).toContainText(status ?? "");
    await expect(board).toContainText(city ?? "");
  }
  const wanted = page.locator("section", { has: page.getByRole("heading", { name: "Partners wanted" }) });
  for (const state of ["Gujarat", "Rajasthan", "Maharashtra", "Bihar"])
    await expect(wanted.getByRole("heading", { name: new RegExp(`${state}$`, "i") })).toBeVisible();
});

test("required are name, email, phone and terms; region is marked, not enforced", async ({ page }) => {
  await open(page);
  const form = page.locator("form");
  const required = await form.locator(":required").evaluateAll((all) => all.map((field) => field.getAttribute("name")));
  expect(required).toEqual(["name", "email", "phone", "agreedToTerms"]);
  await expect(form.locator("label", { hasText: "*" })).toHaveCount(5);
  await expect(form.locator("label", { hasText: "Preferred region" })).toContainText("*");
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
});

test("the selects offer what the specification lists", async ({ page }) => {
  await open(page);
  const values = (name: string) =>
    page
      .locator(`select[name=${name}] option`)
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(await values("experience")).toEqual(["", "0-1", "2-5", "5-10", "10+"]);
  expect(await values("region")).toEqual([
    "",
    "chhattisgarh",
    "madhya-pradesh",
    "odisha",
    "jharkhand",
    "gujarat",
    "rajasthan",
    "maharashtra",
    "bihar",
    "other",
  ]);
  expect(await values("volume")).toEqual(["", "100-500", "500-1000", "1000-2000", "2000+"]);
  await expect(page.locator("select[name=region] option", { hasText: "(New)" })).toHaveText([
    /Gujarat/,
    /Rajasthan/,
    /Maharashtra/,
    /Bihar/,
  ]);
});

test("submitting waits for the terms box", async ({ page }) => {
  await open(page);
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel(/terms and conditions/).check();
  await expect(submit(page)).toBeEnabled();
  await page.getByLabel(/terms and conditions/).uncheck();
  await expect(submit(page)).toBeDisabled();
});

test("Enter in a field waits for the terms box too, and an unticked licence is false", async ({ page }) => {
  await open(page);
  const seen = watch(page);
  await page.getByLabel("Full name").fill("Asha");
  await page.getByLabel("Email").fill("asha@example.in");
  await page.getByLabel("Phone number").fill("1");
  await page.getByLabel("Phone number").press("Enter");
  await page.waitForTimeout(50);
  expect([seen.dialogs, seen.console]).toEqual([[], []]);
  await page.getByLabel(/terms and conditions/).check();
  const logged = page.waitForEvent("console");
  await page.getByLabel("Phone number").press("Enter");
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({ hasLicense: false, agreedToTerms: true });
  await expect.poll(() => seen.dialogs).toHaveLength(1);
});

test("a reply within 24 hours is promised", async ({ page }) => {
  await page.goto("/distributors");
  await expect(page.locator("form")).toContainText("24 hours");
});

test("a box ticked before the script arrives counts", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/distributors", { waitUntil: "commit" });
  await page.getByLabel(/terms and conditions/).check();
  release();
  await expect(submit(page)).toBeEnabled();
});

test("the browser's own checks stop an empty form and a bad email", async ({ page }) => {
  const seen = watch(page);
  await open(page);
  await page.getByLabel(/terms and conditions/).check();
  await submit(page).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await page.getByLabel("Full name").fill("Asha");
  await page.getByLabel("Email").fill("not an address");
  await page.getByLabel("Phone number").fill("1");
  await submit(page).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  expect(seen.dialogs).toEqual([]);
});

test("an application is logged, thanked for and sent nowhere; its answers can go to WhatsApp", async ({ page }) => {
  await open(page);
  const hostile = `<script>alert("x")</script> & 100% #1 'quoted'\nदूसरी पंक्ति 🌶️`;
  await page.getByLabel("Full name").fill("Asha Verma");
  await page.getByLabel("Email").fill("asha@example.in");
  await page.getByLabel("Phone number").fill("+91 98765 43210");
  await page.locator("select[name=volume]").selectOption("100-500");
  await page.getByLabel("Additional information").fill(hostile);
  await page.getByLabel(/licence/).check();
  await page.getByLabel(/terms and conditions/).check();
  const seen = watch(page);
  const logged = page.waitForEvent("console");
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
  const notice = page.getByRole("status").filter({ hasText: "Thank you for your interest! We will contact you soon." });
  await expect(notice).toBeFocused();
  expect(seen.dialogs).toEqual(["Thank you for your interest! We will contact you soon."]);
  expect(seen.calls).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
  const { number, text } = chat(
    await notice.getByRole("link", { name: /^Send this on WhatsApp/ }).getAttribute("href"),
  );
  expect(number).toBe(mainNumber);
  expect(text).toContain("Asha Verma");
  expect(text).toContain(hostile);
  await expectAccessible(page);
});

test("an answer too long for a link is cut, and that is said", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page);
  await page.getByLabel("Full name").fill("Asha");
  await page.getByLabel("Email").fill("asha@example.in");
  await page.getByLabel("Phone number").fill("1");
  await page.getByLabel("Additional information").fill("हल्दी ".repeat(2_000));
  await page.getByLabel(/terms and conditions/).check();
  await submit(page).click();
  const notice = page.getByRole("status").filter({ hasText: "Thank you" });
  await expect(notice).toContainText(/too long/);
  const href = (await notice.getByRole("link").getAttribute("href")) ?? "";
  expect(href.length).toBeLessThan(6100);
  expect(chat(href).text).toContain("Asha");
  await expect(page.getByLabel("Additional information")).toHaveValue("हल्दी ".repeat(2_000));
});

test("the contact cards reach the main number", async ({ page }) => {
  await open(page);
  const cards = page.locator("#apply ul").last();
  await expect(cards.locator('a[href="tel:+910000000001"]')).toBeVisible();
  expect(chat(await cards.locator('a[href*="wa.me"]').getAttribute("href")).number).toBe(mainNumber);
  await expect(cards.locator('a[href^="mailto:"]')).toBeVisible();
});

test("Apply now leads to the form, and so does its address", async ({ page }) => {
  await page.goto("/distributors");
  await page.getByRole("link", { name: "Apply now" }).click();
  await expect(page.getByRole("heading", { name: "Open an account with the mill" })).toBeInViewport();
  await page.goto("/about");
  await page.goto("/distributors#apply");
  await expect(page.getByRole("heading", { name: "Open an account with the mill" })).toBeInViewport();
});
