import { expect, type Page, test } from "@playwright/test";
import { addressesOf, attributesOf, chatIn, formIn, mainOf, regionText, sectionsOf } from "./built.ts";
import { at, content, mainNumber, regionOf } from "./content.ts";
import { specified } from "./specified.ts";
import { chat, expectAccessible, field, holdScripts, hydrated, settled, watch } from "./support.ts";

const path = at("/distributors");
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
  await page.goto(path);
  await hydrated(page);
}

test("six benefits, the reach by state and the states that want partners are shown", () => {
  expect(sectionsOf(path)[1]?.querySelectorAll("ol > li")).toHaveLength(specified.benefits);
  expect(words.reach.states.map(({ region, status }) => [region, status])).toEqual(
    expect.arrayContaining(specified.reach.map((pair) => [...pair])),
  );
  for (const { region, status } of words.reach.states)
    for (const text of [status, ...(regionOf(region)?.cities ?? [])]) expect(regionText(path, region)).toContain(text);
  mainOf(path).getByRole("heading", { name: words.reach.wantedTitle });
  expect(words.reach.wanted).toEqual(expect.arrayContaining([...specified.wanted]));
  for (const region of words.reach.wanted) expect(regionText(path, region)).toContain(words.reach.wantedStatus);
});

test("name, email, phone and terms are required; region is marked but not enforced", () => {
  expect(attributesOf(formIn(path).querySelectorAll(":required"), "name")).toEqual(specified.application.required);
  const labels = [...formIn(path).querySelectorAll("label")].filter(({ textContent }) => textContent?.includes("*"));
  const marked = new Set(labels.map(({ control }) => control?.getAttribute("name")));
  expect(marked).toEqual(new Set([...specified.application.required, specified.application.marked]));
  expect(formIn(path).querySelector("[name=email]")?.getAttribute("type")).toBe("email");
});

test("the selects offer what the specification lists", () => {
  const options = (name: string) => [...formIn(path).querySelectorAll<HTMLOptionElement>(`[name=${name}] option`)];
  const { experience, region, volume, newRegions, newRegion } = specified.application;
  for (const [name, values] of Object.entries({ experience, region, volume }))
    expect(options(name).map(({ value }) => value)).toEqual(["", ...values]);
  const marked = options("region").filter(({ text }) => text.includes(newRegion));
  expect(marked.map(({ value }) => value)).toEqual(newRegions);
});

test("the form promises a reply within 24 hours", () => {
  expect(formIn(path).textContent).toMatch(specified.reply.forms);
});

test("the contact cards lead to the main number and the trade desk", () => {
  const cards = mainOf(path).getByRole("list", { name: words.cards.name });
  const addresses = [`tel:+${mainNumber}`, `mailto:${content.site.emails.trade}`];
  expect(addressesOf(cards)).toEqual(expect.arrayContaining(addresses));
  expect(chatIn(cards)).toEqual({ number: mainNumber, text: words.cards.whatsapp.message });
});

test("neither the button nor Enter submits until the terms are accepted; an unticked licence is false", async ({
  page,
}) => {
  await open(page);
  const seen = watch(page);
  await fillIn(page);
  await expect(submit(page)).toBeDisabled();
  await field(page, form.phone).press("Enter");
  await settled(page);
  expect([seen.dialogs, seen.console]).toEqual([[], []]);
  await terms(page).check();
  await expect(submit(page)).toBeEnabled();
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await field(page, form.phone).press("Enter");
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({ hasLicense: false, agreedToTerms: true });
  await expect.poll(() => seen.dialogs).toHaveLength(1);
  await terms(page).uncheck();
  await expect(submit(page)).toBeDisabled();
});

test("a box ticked before the script loads counts", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
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
  const message = `<script>alert("x")</script> & 100% #1 'quoted'\nदूसरी पंक्ति 🌶️`;
  await fillIn(page);
  await page.locator("select[name=volume]").selectOption("100-500");
  await page.locator("select[name=region]").selectOption("bihar");
  await field(page, form.message).fill(message);
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
    region: "bihar",
    volume: "100-500",
    message,
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
  expect(text).toContain(message);
  expect(text).toContain(`${form.region.label}: ${form.region.options.bihar}`);
  await expectAccessible(page);
});

test("the link to the form and its address both show the form", async ({ page }) => {
  const title = page.getByRole("heading", { name: form.title, exact: true });
  await page.goto(path);
  await page.getByRole("link", { name: words.apply, exact: true }).click();
  await expect(title).toBeInViewport();
  await page.goto(at("/about"));
  await page.goto(at("/distributors#apply"));
  await expect(title).toBeInViewport();
});
