import { expect, test } from "@playwright/test";
import { chat, expectAccessible, screens, secondNumber } from "./support";

test("the contact widget is on the home page only", async ({ page }) => {
  for (const [path] of screens) {
    await page.goto(path);
    await expect(page.getByRole("complementary", { name: "Quick contact" })).toHaveCount(path === "/" ? 1 : 0);
  }
});

test("its call button calls the second number", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Call us" })).toHaveAttribute("href", "tel:+910000000002");
});

test("its WhatsApp button toggles the preview, its close button closes it", async ({ page }) => {
  await page.goto("/");
  const panel = page.getByRole("complementary").getByRole("region");
  await expect(panel).toBeHidden();
  const toggle = page.getByRole("button", { name: "WhatsApp preview" });
  await toggle.click();
  await expect(panel).toBeVisible();
  await expect(panel).toContainText("Bulk discounts available");
  await expect(panel.locator('a[href="tel:+910000000002"]')).toBeVisible();
  expect(chat(await panel.getByRole("link", { name: /^Start Chat on WhatsApp/ }).getAttribute("href")).number).toBe(
    secondNumber,
  );
  await expectAccessible(page);
  await toggle.click();
  await expect(panel).toBeHidden();
  await toggle.click();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
});

test("Enquire Now! stands below the buttons", async ({ page }) => {
  await page.goto("/");
  const label = await page.getByText("Enquire Now!").boundingBox();
  const button = await page.getByRole("button", { name: "WhatsApp preview" }).boundingBox();
  expect(label?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0) - 1);
});

test("it embeds the organisation's data, with the second number and both languages", async ({ page }) => {
  await page.goto("/");
  const data = JSON.parse(
    (await page.locator('aside script[type="application/ld+json"]').textContent()) ?? "",
  ) as Record<string, unknown>;
  expect(data["@context"]).toBe("https://schema.org");
  expect((data["@graph"] as object[])[0]).toMatchObject({
    "@type": "Organization",
    name: expect.stringMatching(/./),
    description: expect.stringMatching(/./),
    telephone: "+910000000002",
    url: expect.stringMatching(/^https:\/\//),
    contactPoint: expect.arrayContaining([
      expect.objectContaining({ telephone: "+910000000002", availableLanguage: ["hi", "en"] }),
    ]),
  });
});

test("Enquire Now! pulses, and rests for who asks for less motion", async ({ page }) => {
  const pulses = () =>
    page.getByText("Enquire Now!").evaluate((label) => label.getAnimations({ subtree: true }).length > 0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  expect(await pulses()).toBe(true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await pulses()).toBe(false);
});
