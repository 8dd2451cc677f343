import { expect, type Page, test } from "@playwright/test";
import { at, content, mainNumber } from "./content.ts";
import { specified } from "./specified.ts";
import { chat, expectAccessible, field, hydrated, unfoldAll, watch } from "./support.ts";

const words = content.pages.contact;
const { form } = words;

const send = (page: Page) => page.getByRole("button", { name: form.submit, exact: true });

/** Fills in the required fields. */
async function fillIn(page: Page, message: string): Promise<void> {
  await field(page, form.name).fill("Ravi");
  await field(page, form.email).fill("ravi@example.in");
  await field(page, form.subject).fill("10kg mirch");
  await field(page, form.message).fill(message);
}

async function open(page: Page): Promise<void> {
  await page.goto(at("/contact"));
  await hydrated(page);
}

test("four cards say how and when to reach the company", async ({ page }) => {
  await open(page);
  const cards = page.locator("main > section").nth(1).locator("ul > li");
  await expect(cards).toHaveCount(specified.infoCards);
  await expect(cards.locator(`a[href="tel:+${mainNumber}"]`)).toBeVisible();
  expect(chat(await cards.locator('a[href*="wa.me"]').getAttribute("href"))).toEqual({
    number: mainNumber,
    text: words.cards.whatsapp.message,
  });
  await expect(cards.last()).toContainText(content.layout.hours);
  await expect(cards.last()).toContainText(content.layout.closed);
  await expect(page.getByRole("main")).toContainText(specified.reply.enquiries);
});

test("name, email, subject and message are required; phone and type are not", async ({ page }) => {
  await open(page);
  const required = await page
    .locator("form :required")
    .evaluateAll((all) => all.map((field) => field.getAttribute("name")));
  expect(required).toEqual(specified.message.required);
  const types = await page
    .locator("select option")
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(types).toEqual(["", ...specified.message.inquiryType]);
});

test("submitting a message logs it, shows thanks, clears the form, sends nothing and offers WhatsApp", async ({
  page,
}) => {
  await open(page);
  await fillIn(page, "Price & date?\nधन्यवाद");
  await field(page, form.inquiryType).selectOption("bulk");
  const seen = watch(page);
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await send(page).click();
  expect(await (await logged).args()[1]?.jsonValue()).toEqual({
    name: "Ravi",
    email: "ravi@example.in",
    phone: "",
    subject: "10kg mirch",
    message: "Price & date?\nधन्यवाद",
    inquiryType: "bulk",
  });
  const notice = page.getByRole("status").filter({ hasText: specified.message.alert });
  await expect(notice).toBeFocused();
  expect(seen.dialogs).toEqual([specified.message.alert]);
  expect(seen.calls).toEqual([]);
  for (const cleared of [form.name, form.email, form.phone, form.inquiryType, form.subject, form.message])
    await expect(field(page, cleared)).toHaveValue("");
  const { number, text } = chat(await notice.getByRole("link").getAttribute("href"));
  expect(number).toBe(mainNumber);
  expect(text).toContain("Price & date?\nधन्यवाद");
  await expectAccessible(page);
});

test("browser validation stops an empty form and an invalid email", async ({ page }) => {
  await open(page);
  const seen = watch(page);
  await send(page).click();
  await expect(field(page, form.name)).toBeFocused();
  await fillIn(page, "M");
  await field(page, form.email).fill("ravi@");
  await send(page).click();
  await expect(field(page, form.email)).toBeFocused();
  expect([seen.dialogs, seen.console]).toEqual([[], []]);
});

test("hostile text reaches the chat unchanged, and a second message replaces the first", async ({ page }) => {
  const seen = watch(page);
  await open(page);
  for (const text of [`<script>alert(1)</script> "quoted" 'text'`, "100% & more #1 + 🌶️ हल्दी\nदूसरी पंक्ति"]) {
    await fillIn(page, text);
    await send(page).click();
    const link = page.getByRole("status").getByRole("link", { name: form.whatsapp });
    await expect.poll(async () => chat(await link.getAttribute("href")).text).toContain(text);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  expect(seen.dialogs).toHaveLength(2);
  expect(seen.errors).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
});

test("the form promises a reply within 24 hours", async ({ page }) => {
  await page.goto(at("/contact"));
  await expect(page.locator("form")).toContainText(specified.reply.forms);
});

test("service areas list the states with their cities", async ({ page }) => {
  await open(page);
  const areas = page.locator("main dl");
  const states = words.areas.regions.map((region) => content.regionWords[region]);
  await expect(areas.getByRole("term")).toContainText(states.map((state) => state?.name ?? ""));
  await expect(areas.getByRole("definition")).toHaveText(states.map((state) => state?.cities.join(", ") ?? ""));
});

test("quick actions load a new document", async ({ page }) => {
  for (const path of [at("/distributors"), at("/products")]) {
    await open(page);
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    await page.getByRole("main").locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => "isOldDocument" in window)).toBe(false);
  }
});

test("four questions expand and collapse", async ({ page }) => {
  await open(page);
  const questions = page.locator("main details");
  await expect(questions).toHaveCount(specified.questions);
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
  await expect(help.locator(`a[href="tel:+${mainNumber}"]`)).toBeVisible();
  expect(chat(await help.locator('a[href*="wa.me"]').getAttribute("href"))).toEqual({
    number: mainNumber,
    text: words.help.whatsapp.message,
  });
});
