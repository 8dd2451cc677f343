import { expect } from "@playwright/test";
import { products, recipe, test } from "./fixtures.ts";
import { open, part, save, screens, textbox, type } from "./forms.ts";

// The studio in Hindi, mostly on a phone.

const site = "content/en/site.yaml";
const [product] = products;

test.describe("on a phone", () => {
  test.use({ viewport: screens.phone });

  test("a number, packs and a closed day are changed", async ({ page, content }) => {
    const phones = await open(page, "फ़ोन नंबर बदलें", undefined, "hi");
    await type(textbox(phones, "मुख्य नंबर"), "+91 98765 43210");
    await save(phones);
    expect(content.value(site).phones.main).toBe("+91 98765 43210");
    await page.goto("?language=hi");
    await page.getByRole("link", { name: "दाम या पैक बदलें" }).click();
    await page.getByRole("link", { name: product.hindi }).first().click();
    const form = page.locator("main.form");
    // Packs are written in English, so the form opens with its English half.
    await expect(textbox(form, "पैक और दाम")).toBeFocused();
    await type(textbox(form, "पैक और दाम"), "50gm, 200gm");
    await save(form);
    expect(content.value(product.file).price).toBe("50gm, 200gm");
    await open(page, "छुट्टी का दिन जोड़ें", undefined, "hi");
    const days = part(form, "बंद रहने के दिन");
    await days.getByRole("button", { name: /^जोड़ें/ }).click();
    await days.locator('input[type="date"]').last().fill("2031-01-26");
    await save(form);
    expect(content.value(site).hours.daysWeAreClosed.at(-1)).toBe("2031-01-26");
  });

  test("one half of a form is shown at a time, first in Hindi, with the facts in both", async ({ page, content }) => {
    expect(content.has(recipe.file)).toBe(true);
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
});
