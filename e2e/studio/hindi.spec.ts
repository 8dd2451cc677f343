import { expect, type Locator } from "@playwright/test";
import { products, recipe, test } from "./fixtures.ts";
import { expectSaved, open, part, question, save, saveButton, screens, textbox, type } from "./forms.ts";

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

  test("two masalas are added in one sitting, and undoing the last but one keeps the last", async ({
    page,
    content,
  }) => {
    test.slow(); // Every field of two masalas.
    const words = ["नाम", "किसमें डालें", "क्या बढ़ाए", "नाम के नीचे के शब्द"];
    const write = async (form: Locator, half: string, text: string) => {
      for (const name of words) await textbox(form, `${name} (${half})`).fill(text);
    };
    const badges = (form: Locator, half: string) => part(form, "लेबल").locator(`[data-half="${half}"] textarea`);
    const add = async (hindi: string, english: string) => {
      const form = await open(page, "नया मसाला जोड़ें", undefined, "hi");
      await write(form, "हिन्दी", hindi);
      for (const index of [0, 1]) await badges(form, "hi").nth(index).fill("शुद्ध");
      await form.getByRole("radio", { name: "अंग्रेज़ी" }).check({ force: true });
      await write(form, "अंग्रेज़ी", english);
      await textbox(form, "पैक और दाम").fill("50gm, 100gm");
      for (const index of [0, 1]) await badges(form, "en").nth(index).fill("Pure");
      await part(form, "किस्म")
        .or(form.getByRole("radiogroup", { name: "किस्म" }))
        .getByRole("radio")
        .first()
        .click();
      await textbox(form, "तीखापन").fill("1");
      await form.getByRole("radiogroup", { name: "किस रसोई का" }).getByRole("radio").first().click();
      await save(form);
    };
    await add("हल्दी पाउडर", "Haldi Powder");
    await add("सौंफ पाउडर", "Saunf Powder");
    const hindiNames = () =>
      ["haldi-powder", "saunf-powder"]
        .map((slug) => `content/hi/products/${slug}.yaml`)
        .filter((file) => content.has(file))
        .map((file) => content.value(file).name);
    expect(hindiNames()).toEqual(["हल्दी पाउडर", "सौंफ पाउडर"]);
    await page.goto("?language=hi");
    await page.getByRole("link", { name: "बदलाव वापस लें" }).click();
    const line = page.getByRole("listitem").filter({ hasText: "हल्दी पाउडर: जोड़ा गया" });
    await line.getByRole("button", { name: "वापस लें" }).first().click();
    await expect(page.getByRole("status").filter({ hasText: "पहले जैसा हो गया" })).toBeVisible();
    expect(hindiNames()).toEqual(["सौंफ पाउडर"]);
  });

  test("a conflict is asked about, and a deletion of what somebody changed", async ({ page, content }) => {
    const form = await open(page, "फ़ोन नंबर बदलें", undefined, "hi");
    await type(textbox(form, "मुख्य नंबर"), "+91 98765 43210");
    content.write(site, content.read(site).replace(/main: .*/, 'main: "+91 98765 43211"'));
    await saveButton(form).click();
    await question(page).getByRole("button", { name: "मेरा लिखा रखें: +91 98765 43210" }).click();
    await expectSaved(form);
    expect(content.value(site).phones.main).toBe("+91 98765 43210");
    await page.goto(`?language=hi#/recipes/${recipe.slug}`);
    await expect(form.getByRole("heading", { level: 1 })).toHaveText(recipe.hindi);
    content.write(recipe.file, content.read(recipe.file).replace(/tip: .*/, "tip: Another tip"));
    page.on("dialog", (dialog) => dialog.accept());
    await form.getByRole("button", { name: "हटाएँ", exact: true }).click();
    await question(page).getByRole("button", { name: "जो सेव है, वही रखें", exact: true }).click();
    await expect(question(page)).toBeHidden();
    expect(content.has(recipe.file)).toBe(true);
  });
});
