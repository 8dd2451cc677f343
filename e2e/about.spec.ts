import { expect, test } from "@playwright/test";
import { at, content } from "./content.ts";
import { specified } from "./specified.ts";

test.beforeEach(async ({ page }) => page.goto(at("/about")));

test("the story has every block that the specification lists", async ({ page }) => {
  const main = page.getByRole("main");
  for (const text of [specified.founded, ...specified.purposes]) await expect(main).toContainText(text);
  await expect(main.locator("blockquote")).toHaveCount(1);
  await expect(main.locator("ol").nth(1).locator("li")).toHaveCount(specified.values);
  await expect(main.locator(`a[href="${at("/products")}"]`)).toBeVisible();
  await expect(main.locator(`a[href="${at("/contact")}"]`)).toBeVisible();
});

test("the journey runs from 2020 to 2024 in order", async ({ page }) => {
  const journey = page.locator("main ol").first().getByRole("listitem");
  await expect(journey).toHaveText(specified.journey.map((year) => new RegExp(`^${year}`)));
  await expect(journey.getByRole("heading")).toHaveText(content.pages.about.journey.years.map(({ title }) => title));
});

test("the three production steps are in order, each with a picture", async ({ page }) => {
  const steps = page.locator("main ol").last().getByRole("listitem");
  await expect(steps.getByRole("heading")).toHaveText([...specified.steps]);
  await expect(steps.getByRole("img")).toHaveCount(specified.steps.length);
});
