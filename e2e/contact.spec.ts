import { expect, type Page, test } from "@playwright/test";
import { chat, expectAccessible, hydrated, mainNumber, unfoldAll, watch } from "./support";

async function open(page: Page): Promise<void> {
  await page.goto("/contact");
  await hydrated(page);
}

test("four cards tell how to reach the house, and when", async ({ page }) => {
  await open(page);
  const cards = page.locator("main > section").nth(1).locator("ul > li");
  await expect(cards).toHaveCount(4);
  await expect(cards.locator('a[href="tel:+910000000001"]')).toBeVisible();
  expect(chat(await cards.locator('a[href*="wa.me"]').getAttribute("href")).number).toBe(mainNumber);
  await expect(cards.last()).toContainText("Mon–Sat 9:00 AM–6:00 PM IST");
  await expect(cards.last()).toContainText("Sunday closed");
  await expect(page.getByRole("main")).toContainText("2–4 hours");
});

test("required are name, email, subject and message; phone and type are not", async ({ page }) => {
  await open(page);
  const required = await page
    .locator("form :required")
    .evaluateAll((all) => all.map((field) => field.getAttribute("name")));
  expect(required).toEqual(["name", "email", "subject", "message"]);
  const types = await page
    .locator("select option")
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(types).toEqual(["", "general", "product", "bulk", "distributor", "complaint", "other"]);
});

test("a message is logged, thanked for and sent nowhere; the form empties and WhatsApp is offered", async ({
  page,
}) => {
  await open(page);
  await page.getByLabel("Full name").fill("Ravi");
  await page.getByLabel("Email").fill("ravi@example.in");
  await page.getByLabel("Inquiry type").selectOption("bulk");
  await page.getByLabel("Subject").fill("10kg mirch");
  await page.getByLabel("Message").fill("Price & date?\nधन्यवाद");
  const seen = watch(page);
  const logged = page.waitForEvent("console");
  await page.getByRole("button", { name: "Send message" }).click();
  expect(await (await logged).args()[1]?.jsonValue()).toEqual({
    name: "Ravi",
    email: "ravi@example.in",
    phone: "",
    subject: "10kg mirch",
    message: "Price & date?\nधन्यवाद",
    inquiryType: "bulk",
  });
  const notice = page
    .getByRole("status")
    .filter({ hasText: "Thank you for your message! We will get back to you soon." });
  await expect(notice).toBeFocused();
  expect(seen.dialogs).toEqual(["Thank you for your message! We will get back to you soon."]);
  expect(seen.calls).toEqual([]);
  for (const label of ["Full name", "Email", "Phone", "Subject", "Message"])
    await expect(page.getByLabel(label)).toHaveValue("");
  await expect(page.getByLabel("Inquiry type")).toHaveValue("");
  const { number, text } = chat(await notice.getByRole("link").getAttribute("href"));
  expect(number).toBe(mainNumber);
  expect(text).toContain("Price & date?\nधन्यवाद");
  await expectAccessible(page);
});

test("the browser's own checks stop an empty form and a bad email", async ({ page }) => {
  await open(page);
  const seen = watch(page);
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await page.getByLabel("Full name").fill("Ravi");
  await page.getByLabel("Email").fill("ravi@");
  await page.getByLabel("Subject").fill("S");
  await page.getByLabel("Message").fill("M");
  await send.click();
  await expect(page.getByLabel("Email")).toBeFocused();
  expect([seen.dialogs, seen.console]).toEqual([[], []]);
});

test("hostile text arrives in the chat as it was typed, and a second message replaces the first", async ({ page }) => {
  const seen = watch(page);
  await open(page);
  for (const text of [`<script>alert(1)</script> "quoted" 'text'`, "100% & more #1 + 🌶️ हल्दी\nदूसरी पंक्ति"]) {
    await page.getByLabel("Full name").fill("Ravi");
    await page.getByLabel("Email").fill("ravi@example.in");
    await page.getByLabel("Subject").fill("S");
    await page.getByLabel("Message").fill(text);
    await page.getByRole("button", { name: "Send message" }).click();
    const link = page.getByRole("link", { name: /^Send this on WhatsApp/ });
    await expect.poll(async () => chat(await link.getAttribute("href")).text).toContain(text);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  expect(seen.dialogs).toHaveLength(2);
  expect(seen.errors).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
});

test("a reply within 24 hours is promised", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.locator("form")).toContainText("24 hours");
});

test("service areas list the five states with their cities", async ({ page }) => {
  await open(page);
  const areas = page.locator("main dl");
  for (const text of ["Chhattisgarh", "Durg", "Odisha", "Maharashtra", "Madhya Pradesh", "Jharkhand", "Ranchi"])
    await expect(areas).toContainText(text);
});

test("quick actions load their pages in full", async ({ page }) => {
  for (const path of ["/distributors", "/products"]) {
    await open(page);
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    await page.getByRole("main").locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => "isOldDocument" in window)).toBe(false);
  }
});

test("four questions unfold and fold their answers", async ({ page }) => {
  await open(page);
  const questions = page.locator("main details");
  await expect(questions).toHaveCount(4);
  const answer = questions.nth(1).locator("p");
  await expect(answer).toBeHidden();
  await questions.nth(1).locator("summary").click();
  await expect(answer).toBeVisible();
  await questions.nth(1).locator("summary").click();
  await expect(answer).toBeHidden();
  await unfoldAll(page);
  await expectAccessible(page);
});

test("the help section offers a chat and a call", async ({ page }) => {
  await open(page);
  const help = page.locator("main > section").last();
  await expect(help.locator('a[href="tel:+910000000001"]')).toBeVisible();
  expect(chat(await help.locator('a[href*="wa.me"]').getAttribute("href")).number).toBe(mainNumber);
});
