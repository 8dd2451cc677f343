import { expect, test } from "@playwright/test";

test("the story has every block of the specification", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  await expect(main).toContainText("1965");
  await expect(main).toContainText("Mission");
  await expect(main).toContainText("Vision");
  for (const year of ["2020", "2021", "2022", "2023", "2024"])
    await expect(main.getByText(year, { exact: true })).toBeVisible();
  await expect(main.locator("blockquote")).toHaveCount(1);
  for (const step of ["Sourcing", "Processing", "Quality Check"])
    await expect(main.getByRole("heading", { name: step })).toBeVisible();
  await expect(main.locator("ol").nth(1).locator("li")).toHaveCount(4);
  await expect(main.locator('a[href="/products"]')).toBeVisible();
  await expect(main.locator('a[href="/contact"]')).toBeVisible();
});

test("the journey runs from 2020 to 2024 in order", async ({ page }) => {
  await page.goto("/about");
  const journey = page.getByRole("listitem").filter({ hasText: /^20\d\d/ });
  await expect(journey).toHaveText([/^2020/, /^2021/, /^2022/, /^2023/, /^2024/]);
});

test("the three steps behind the scenes stand in order, each with its picture", async ({ page }) => {
  await page.goto("/about");
  const steps = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: /^(Sourcing|Processing|Quality Check)$/ }) });
  await expect(steps.getByRole("heading")).toHaveText(["Sourcing", "Processing", "Quality Check"]);
  await expect(steps.getByRole("img")).toHaveCount(3);
});
