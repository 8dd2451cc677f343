import { expect } from "@playwright/test";
import { fileSchemas } from "../../app/content/schema/schemas.ts";
import { accessibilityProblems } from "../helpers/axe.ts";
import { products, recipe, test } from "./fixtures.ts";
import { expand, open, picture, refusal, saveButton, screens } from "./forms.ts";

// All forms are made of the same fields. Each is opened once: every second on a laptop in English, the others on a phone in
// Hindi; in both those with every kind of field. Only there axe looks at contrast, which takes longest.

const [product] = products;

/** How long a form is on a phone at most, in pixels, for who has read its hints. */
const longest: Readonly<Record<string, number>> = { products: 3000, recipes: 5000 };

const passes = [
  { language: "en", screen: "laptop", task: "Change a sentence on a page", entry: "Contact", group: "Top of the page" },
  { language: "hi", screen: "phone", task: "किसी पन्ने का वाक्य बदलें", entry: "संपर्क", group: "पन्ने का ऊपरी हिस्सा" },
] as const;

for (const [turn, { language, screen, task, entry, group }] of passes.entries())
  test(`every page and every form is accessible (${language}, ${screen})`, async ({ page, content }) => {
    test.slow();
    const pages = content.paths().flatMap((path) => /^content\/en\/pages\/(.*)\.yaml$/.exec(path)?.[1] ?? []);
    const whole = ["site", `products/${product.slug}`, `recipes/${recipe.slug}`];
    const files = [...Object.keys(fileSchemas), ...pages.map((name) => `pages/${name}`)];
    const others = [...files, "products/new", "recipes/new"].filter((form) => !whole.includes(form));
    const forms = [...whole, ...others];
    await page.goto(`?language=${language}`);
    await page.evaluate(() => {
      for (const kind of ["products", "recipes"]) localStorage.setItem(`studio.read ${kind}`, "yes");
    });
    await page.setViewportSize(screens.phone);
    for (const address of ["", "undo", "guide", "products", "recipes", "pages", ...forms]) {
      if (others.indexOf(address) % 2 === turn) continue;
      await page.evaluate((address) => {
        if (address) document.querySelector("main")?.setAttribute("data-left", "");
        location.hash = `/${address}`;
      }, address);
      await expect(
        page.locator(`main.${forms.includes(address) ? "form" : "start"}:not([data-left]) h1`),
      ).toBeVisible();
      const options = { rules: { "color-contrast": { enabled: !others.includes(address) } } };
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, address).toBeLessThan(longest[address.split("/")[0] ?? ""] ?? Number.POSITIVE_INFINITY);
      // Closed groups, too.
      await page.evaluate(() => {
        for (const group of document.querySelectorAll("details")) group.open = true;
      });
      for (const viewport of Object.values(screens)) {
        await page.setViewportSize(viewport);
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isTooWide, `${address} scrolls sideways on ${viewport.width} pixels`).toBe(false);
        if (viewport !== screens[screen]) continue;
        expect(await accessibilityProblems(page, "#studio", options), address).toEqual([]);
      }
    }
    await page.setViewportSize(screens[screen]);
    const form = await open(page, task, entry, language);
    const top = await expand(form, group);
    await top.getByRole("textbox").filter({ visible: true }).first().fill("Come {by}");
    await saveButton(form).click();
    await expect(refusal(form)).toBeVisible();
    const [wrong, bar] = await Promise.all([".problem", ".save-bar"].map((part) => form.locator(part).boundingBox()));
    expect(Number(wrong?.y) + Number(wrong?.height)).toBeLessThanOrEqual(Number(bar?.y));
    await picture(page, "problem");
    expect(await accessibilityProblems(page, "#studio")).toEqual([]);
  });
