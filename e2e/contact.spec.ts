import { expect, type Page, test } from "@playwright/test";
import { within } from "@testing-library/react";
import { addressesOf, attributesOf, chatIn, documentAt, formIn, sectionsOf, textsOf } from "./built.ts";
import { at, content, mainNumber, regionOf } from "./content.ts";
import { specified } from "./specified.ts";
import { chat, expectAccessible, field, hydrated, watch } from "./support.ts";

const path = at("/contact");
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
  await page.goto(path);
  await hydrated(page);
}

test("four cards say how and when to reach the company", () => {
  const cards = sectionsOf(path)[1]?.querySelector("ul");
  expect(cards?.children).toHaveLength(specified.infoCards);
  expect(addressesOf(cards)).toContain(`tel:+${mainNumber}`);
  expect(chatIn(cards)).toEqual({ number: mainNumber, text: words.cards.whatsapp.message });
  for (const text of [content.layout.hours, content.layout.closed])
    expect(cards?.lastElementChild?.textContent).toContain(text);
  expect(documentAt(path).querySelector("main")?.textContent).toMatch(specified.reply.enquiries);
});

test("name, email, subject and message are required; phone and type are not", () => {
  expect(attributesOf(formIn(path).querySelectorAll(":required"), "name")).toEqual(specified.message.required);
  const types = attributesOf(formIn(path).querySelectorAll("select option"), "value");
  expect(types).toEqual(["", ...specified.message.inquiryType]);
});

test("the form promises a reply within 24 hours", () => {
  expect(formIn(path).textContent).toMatch(specified.reply.forms);
});

test("service areas list the states with their cities", () => {
  const areas = within(documentAt(path).querySelector("main dl") as HTMLElement); // The page's only one.
  const states = words.areas.regions.map(regionOf);
  expect(textsOf(areas.getAllByRole("term"))).toEqual(
    states.map((state) => expect.stringContaining(state?.name ?? "")),
  );
  expect(textsOf(areas.getAllByRole("definition"))).toEqual(states.map((state) => state?.cities.join(", ") ?? ""));
});

test("the help section offers a chat and a call", () => {
  const help = sectionsOf(path).at(-1);
  expect(addressesOf(help)).toContain(`tel:+${mainNumber}`);
  expect(chatIn(help)).toEqual({ number: mainNumber, text: words.help.whatsapp.message });
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
  expect(await page.evaluate(() => [history.state, localStorage.length, sessionStorage.length])).toEqual([null, 0, 0]);
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

test("a second message replaces the first", async ({ page }) => {
  const seen = watch(page);
  await open(page);
  for (const text of ["the first", "the second"]) {
    await fillIn(page, text);
    await send(page).click();
    const link = page.getByRole("status").getByRole("link", { name: form.whatsapp });
    await expect.poll(async () => chat(await link.getAttribute("href")).text).toContain(text);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  expect(seen.dialogs).toHaveLength(2);
});

test("quick actions load a new document", async ({ page }) => {
  expect(addressesOf(documentAt(path).querySelector("main"))).toEqual(
    expect.arrayContaining([at("/distributors"), at("/products")]),
  );
  await open(page);
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  await page
    .getByRole("main")
    .locator(`a[href="${at("/products")}"]`)
    .click();
  await expect(page).toHaveURL(at("/products"));
  expect(await page.evaluate(() => "isOldDocument" in window)).toBe(false);
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
});
