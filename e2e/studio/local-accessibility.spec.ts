import { expect } from "@playwright/test";
import { accessibilityFaults } from "../axe.ts";
import { products, recipe, test } from "./fixtures.ts";
import { expand, open, refusal, saveButton, screens } from "./forms.ts";

// Both studios are the same program, so one is enough.

const [product] = products;

for (const language of ["en", "hi"])
  for (const [screen, viewport] of Object.entries(screens))
    test(`every page and every form is accessible (${language}, ${screen})`, async ({ page, content }) => {
      test.slow();
      await page.setViewportSize(viewport);
      const pages = content.paths().flatMap((path) => /^content\/en\/pages\/(.*)\.yaml$/.exec(path)?.[1] ?? []);
      const files = ["site", "layout", "catalogue", "controls", "regions", "spices", "photos"];
      const forms = [
        ...files,
        ...pages.map((name) => `pages/${name}`),
        `products/${product.slug}`,
        `recipes/${recipe.slug}`,
        "products/new",
        "recipes/new",
      ];
      await page.goto(`/?language=${language}`);
      for (const address of ["", "undo", "online", "remove", "products", "recipes", "pages", ...forms]) {
        await page.evaluate((address) => {
          location.hash = `/${address}`;
        }, address);
        await expect(page.locator(forms.includes(address) ? "main.form h1" : "main.start h1")).toBeVisible();
        // Closed groups, too.
        await page.evaluate(() => {
          for (const group of document.querySelectorAll("details")) group.open = true;
        });
        expect(await accessibilityFaults(page, "#studio"), address).toEqual([]);
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isTooWide, `${address} scrolls sideways`).toBe(false);
      }
      const form = await open(
        page,
        language === "en" ? "Change a sentence on a page" : "किसी पन्ने का वाक्य बदलें",
        language === "en" ? "Contact" : "संपर्क",
        language,
      );
      const top = await expand(form, language === "en" ? "Top of the page" : "पन्ने का ऊपरी हिस्सा");
      await top.getByRole("textbox").first().fill("Come {by}");
      await saveButton(form).click();
      await expect(refusal(form)).toBeVisible();
      expect(await accessibilityFaults(page, "#studio")).toEqual([]);
    });
