import { expect } from "@playwright/test";
import { products, test } from "./fixtures.ts";
import { open, part, picture, refusal, save, saveButton, screens, textbox, type } from "./forms.ts";

// The studio in Hindi, on a phone.

const site = "content/en/site.yaml";
const [product] = products;

test.use({ viewport: screens.phone });

test("packs and a closed day are changed", async ({ page, content }) => {
  await page.goto("?language=hi");
  await page.getByRole("link", { name: "दाम या पैक बदलें" }).click();
  await page.getByRole("link", { name: product.hindi }).first().click();
  const form = page.locator("main.form");
  // Packs are written in English, so the form opens with its English half.
  await expect(textbox(form, "पैक और दाम")).toBeFocused();
  await type(textbox(form, "पैक और दाम"), "५० ग्राम, 200gm");
  await save(form);
  expect(content.value(product.file).price).toBe("50gm, 200gm");
  await open(page, "छुट्टी का दिन जोड़ें", undefined, "hi");
  const days = part(form, "बंद रहने के दिन");
  await days.getByRole("button", { name: /^जोड़ें/ }).click();
  await days.locator('input[type="date"]').last().fill("2031-01-26");
  await save(form);
  expect(content.value(site).hours.daysWeAreClosed.at(-1)).toBe("2031-01-26");
});

test("one half of a form is shown at a time, first in Hindi, with the facts in both", async ({ page }) => {
  const form = await open(page, "नया मसाला जोड़ें", undefined, "hi");
  const shown = async (visible: string, hidden: string) => {
    await expect(textbox(form, `नाम (${visible})`)).toBeVisible();
    await expect(form.locator(`[id="name.${hidden}"]`)).toBeHidden();
    await expect(textbox(form, "तीखापन")).toBeVisible();
  };
  await shown("हिन्दी", "en");
  await form.getByRole("radio", { name: "अंग्रेज़ी" }).check({ force: true });
  await shown("अंग्रेज़ी", "hi");
});

test("what is wrong is said beside its field, and Save leads to it", async ({ page, content }) => {
  await page.setViewportSize(screens.laptop);
  await page.goto("?language=hi");
  await picture(page, "start-hi");
  const form = await open(page, "फ़ोन नंबर बदलें", undefined, "hi");
  await picture(page, "phone-hi");
  await open(page, "खुलने का समय बदलें", undefined, "hi");
  const opens = textbox(form, "खुलता है");
  await type(opens, "सुबह");
  await expect(form.locator('[id="hours.opens.en-problem"]')).toContainText("09:00 जैसा कुछ चाहिए");
  await expect(opens).toHaveAttribute("aria-invalid", "true");
  await expect(opens).toHaveAccessibleDescription(/09:00 जैसा कुछ चाहिए/);
  await type(opens, "23:00");
  await saveButton(form).click();
  await expect(refusal(form)).toContainText(/समय › बंद होता है: खुलने के बाद का समय चाहिए; लिखा है: /);
  await picture(page, "problem-hi");
  await expect(textbox(form, "बंद होता है")).toBeFocused();
  // Save leads to the first in the form, although the check reads the English file first.
  const street = form.locator('[id="units.0.street.hi"]');
  await form.locator('[id="units.0"] > summary').click();
  await type(street, "日本");
  await saveButton(form).click();
  await expect(street).toBeFocused();
  expect(await content.saves()).toBe(0);
});
