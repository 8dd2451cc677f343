import { expect, test } from "@playwright/test";
import { within } from "@testing-library/react";
import {
  addressesOf,
  attributesOf,
  documentAt,
  formIn,
  markedFields,
  sectionsOf,
  textsOf,
} from "../helpers/built-pages.ts";
import { content, localPath, mainNumber, regionOf } from "../helpers/content.ts";
import { specified } from "../helpers/specified.ts";
import { openPage } from "../helpers/support.ts";

const path = localPath("/contact");
const words = content.pages.contact;

test("four cards say how and when to reach the company", () => {
  const cards = sectionsOf(path)[1]?.querySelector("ul");
  expect(cards?.children).toHaveLength(specified.infoCards);
  expect(addressesOf(cards)).toContain(`tel:+${mainNumber}`);
  for (const text of [content.layout.hours, content.layout.closed])
    expect(cards?.lastElementChild?.textContent).toContain(text);
  expect(documentAt(path).querySelector("main")?.textContent).toMatch(specified.reply.enquiries);
});

test("name, email, subject and message are required and marked; phone and type are not", () => {
  expect(attributesOf(formIn(path).querySelectorAll(":required"), "name")).toEqual(specified.message.required);
  expect(markedFields(path)).toEqual(specified.message.required);
  const types = attributesOf(formIn(path).querySelectorAll("select option"), "value");
  expect(types).toEqual(["", ...specified.message.inquiryType]);
});

test("service areas list the states with their cities", () => {
  const areas = within(documentAt(path).querySelector("main dl") as HTMLElement); // The page's only one.
  const states = words.areas.regions.map(regionOf);
  expect(textsOf(areas.getAllByRole("term"))).toEqual(
    states.map((state) => expect.stringContaining(state?.name ?? "")),
  );
  expect(textsOf(areas.getAllByRole("definition"))).toEqual(states.map((state) => state?.cities.join(", ") ?? ""));
});

test("the help section offers a call; quick actions lead to the distributors and the products", () => {
  expect(addressesOf(sectionsOf(path).at(-1))).toContain(`tel:+${mainNumber}`);
  const paths = [localPath("/distributors"), localPath("/products")];
  expect(addressesOf(documentAt(path).querySelector("main"))).toEqual(expect.arrayContaining(paths));
});

test("on paper there are the address, the number, the hours and every answer, but no form to fill in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 672, height: 800 });
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  for (const text of [words.cards.visit.text, content.site.phones.main, content.layout.hours, content.layout.closed])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  for (const { answer } of words.faq.questions) await expect(main.getByText(answer, { exact: true })).toBeVisible();
  await expect(main.getByRole("textbox")).toHaveCount(0);
  await expect(main.getByText(words.form.title, { exact: true })).toBeHidden();
  await expect(main.getByText(words.help.call, { exact: true })).toBeHidden();
});

test("printing opens closed answers and steps, and closes them again", { tag: "@engines" }, async ({ page }) => {
  for (const address of [path, localPath("/recipes")]) {
    await openPage(page, address);
    const closed = page.locator("main details:not([open])");
    const before = await closed.count();
    expect(before).toBeGreaterThan(0);
    await page.evaluate(() => void dispatchEvent(new Event("beforeprint")));
    await expect(closed).toHaveCount(0);
    await page.evaluate(() => void dispatchEvent(new Event("afterprint")));
    await expect(closed).toHaveCount(before);
  }
});
