import { expect, test } from "@playwright/test";
import {
  addressesOf,
  attributesOf,
  formIn,
  mainOf,
  markedFields,
  regionText,
  sectionsOf,
} from "../helpers/built-pages.ts";
import { content, localPath, mainNumber, regionOf } from "../helpers/content.ts";
import { answersIn, applicationForm, fillIn } from "../helpers/enquiry-forms.ts";
import { specified } from "../helpers/specified.ts";
import { formField, openPage } from "../helpers/support.ts";

const path = localPath("/distributors");
const words = content.pages.distributors;
const { form } = words;

test("six benefits, the reach by state and the states that want partners are shown", () => {
  expect(sectionsOf(path)[1]?.querySelectorAll("ol > li")).toHaveLength(specified.benefits);
  expect(words.reach.states).toEqual(
    expect.arrayContaining(specified.reach.map((state) => expect.objectContaining(state))),
  );
  for (const { region, status } of words.reach.states)
    for (const text of [specified.statuses[status], ...(regionOf(region)?.cities ?? [])])
      expect(regionText(path, region)).toContain(text);
  mainOf(path).getByRole("heading", { name: words.reach.wantedTitle });
  expect(words.reach.wanted).toEqual(expect.arrayContaining(specified.wanted));
  for (const region of words.reach.wanted) expect(regionText(path, region)).toContain(words.reach.wantedStatus);
});

test("name, email, phone and terms are required; region is marked but not enforced", () => {
  expect(attributesOf(formIn(path).querySelectorAll(":required"), "name")).toEqual(specified.application.required);
  const { required, marked } = specified.application;
  expect(new Set(markedFields(path))).toEqual(new Set([...required, marked]));
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

test("the contact cards lead to the main number and the trade desk", () => {
  const cards = mainOf(path).getByRole("list", { name: words.cards.name });
  const addresses = [`tel:+${mainNumber}`, `mailto:${content.site.emails.trade}`];
  expect(addressesOf(cards)).toEqual(expect.arrayContaining(addresses));
});

test("the terms open from their box, which stays as it was, and nothing typed is lost", async ({ page }) => {
  await openPage(page, applicationForm.path);
  await fillIn(page, applicationForm);
  const box = page.locator("[name=agreedToTerms]");
  await page.getByRole("link", { name: form.termsLink, exact: true }).click();
  await expect(page.locator("#terms")).toBeInViewport();
  await expect(box).toBeChecked();
  await page.goBack();
  for (const [input, answer] of answersIn(applicationForm)) await expect(formField(page, input)).toHaveValue(answer);
  await box.uncheck();
  await page.getByRole("link", { name: form.termsLink, exact: true }).click();
  await page.getByRole("link", { name: words.terms.back, exact: true }).click();
  await expect(page.getByRole("heading", { name: form.title, exact: true })).toBeInViewport();
  await expect(box).not.toBeChecked();
});
