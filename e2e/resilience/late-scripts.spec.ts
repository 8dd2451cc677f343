import { expect, type Page, test } from "@playwright/test";
import { content, localPath, mainNumber } from "../helpers/content.ts";
import { formField, holdRequests, waitForHydration } from "../helpers/support.ts";

/** The forms' script arrives late or never: on a bad connection, or because its host or a filter blocks it. */

const { distributors, contact } = content.pages;
const forms = [
  [localPath("/distributors"), distributors.form.withoutScript],
  [localPath("/contact"), contact.form.withoutScript],
] as const;

const hint = (page: Page, text: string) => page.locator("[data-island] p", { hasText: text });
const isShown = (page: Page, text: string) =>
  hint(page, text).evaluate(
    (element) => getComputedStyle(element).visibility === "visible" && element.getBoundingClientRect().height > 0,
  );
/** Skips the hint's delay of some seconds, which is a CSS animation. */
async function skipWait(page: Page, text: string): Promise<void> {
  // Until the style sheet is applied, there is neither the hint nor its animation.
  await page.locator("html:not([data-unstyled]) main ~ footer").waitFor();
  await hint(page, text).evaluate((element) => {
    for (const wait of element.getAnimations()) wait.finish();
  });
}

for (const [path, text] of forms) {
  test(`${path} says how to reach the company until its script arrives`, async ({ page }) => {
    const letThrough = await holdRequests(page);
    await page.goto(path, { waitUntil: "commit" });
    await skipWait(page, text);
    expect(await isShown(page, text)).toBe(true);
    await expect(hint(page, text).locator(`a[href="tel:+${mainNumber}"]`)).toBeVisible();
    await expect(hint(page, text).locator('a[href*="wa.me"]')).toBeVisible();
    letThrough();
    await waitForHydration(page);
    await expect(hint(page, text)).toHaveCount(0);
  });

  test(`nothing on ${path} moves when the script arrives in time, and the hint is never shown`, async ({ page }) => {
    const letThrough = await holdRequests(page);
    await page.goto(path, { waitUntil: "commit" });
    // Pause the hint's delay, so that the script arrives in time even on a slow machine.
    await hint(page, text).evaluate((element) => {
      for (const wait of element.getAnimations()) wait.pause();
    });
    await page.evaluate(() => document.fonts.ready);
    expect(await isShown(page, text)).toBe(false);
    const places = () =>
      page.locator("form > *, aside").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await places();
    letThrough();
    await waitForHydration(page);
    await expect(hint(page, text)).toHaveCount(0);
    expect(await places()).toEqual(before);
  });
}

test("late scripts keep text, choices and checked boxes from before hydration", async ({ page }) => {
  const { form } = distributors;
  const letThrough = await holdRequests(page);
  await page.goto(localPath("/distributors"), { waitUntil: "commit" });
  await formField(page, form.name).fill("Ravi");
  await formField(page, form.region).selectOption("bihar");
  await formField(page, { label: form.agreedToTerms }).check();
  letThrough();
  await expect(page.getByRole("button", { name: form.submit, exact: true })).toBeEnabled();
  await expect(formField(page, form.name)).toHaveValue("Ravi");
  await expect(formField(page, form.region)).toHaveValue("bihar");
});
