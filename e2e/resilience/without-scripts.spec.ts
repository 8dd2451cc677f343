import { expect, test } from "@playwright/test";
import { documentAt } from "../helpers/built-pages.ts";
import { content, localPath, mainNumber } from "../helpers/content.ts";
import { allProducts, byPopularity, matchingProducts, queryForOneProduct } from "../helpers/expected-catalogue.ts";
import { specified } from "../helpers/specified.ts";
import { formField, menuPaths, parseChatLink, productCards, sitemapPaths } from "../helpers/support.ts";

/** Without scripts, all content must be readable, and all ways to contact the company must work. */

const { menu } = content.layout;
const { products, distributors, contact } = content.pages;

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("every page keeps its headings, phone number and menu", async ({ page }) => {
    for (const path of sitemapPaths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const headings = documentAt(path).querySelectorAll("main :is(h1, h2, h3, h4)");
      await expect(page.getByRole("main").getByRole("heading")).toHaveCount(headings.length);
      await expect(page.getByRole("contentinfo").locator(`a[href="tel:+${mainNumber}"]`)).toBeVisible();
      await page.getByRole("button", { name: menu.open, exact: true }).click();
      const panel = page.getByRole("navigation", { name: menu.name, exact: true });
      await expect(panel.getByRole("link")).toHaveCount(menuPaths.length);
      await expect(panel.getByRole("link").last()).toBeInViewport();
      await page.getByRole("button", { name: menu.close, exact: true }).click();
      await expect(panel).toBeHidden();
    }
  });

  test("the filter says that it needs JavaScript; both forms show without delay how to reach the company", async ({
    page,
  }) => {
    await page.goto(localPath("/products"));
    await expect(page.getByText(products.catalogue.withoutScript)).toBeVisible();
    for (const [path, { withoutScript, withoutScriptChat }] of [
      [localPath("/distributors"), distributors.form],
      [localPath("/contact"), contact.form],
    ] as const) {
      await page.goto(path);
      const hint = page.locator("[data-island] p", { hasText: withoutScript });
      expect(await hint.evaluate((element) => getComputedStyle(element).visibility)).toBe("visible");
      await expect(hint.locator(`a[href="tel:+${mainNumber}"]`)).toBeVisible();
      const places = await Promise.all([hint, page.locator("form [name=name]")].map((part) => part.boundingBox()));
      expect(places[0]?.y, "above the fields").toBeLessThan(places[1]?.y ?? 0);
      const chatLink = hint.getByRole("link", { name: `${withoutScriptChat} ${content.layout.newTab}`, exact: true });
      await expect(chatLink).toHaveAttribute("target", "_blank");
      await expect(chatLink).toHaveAttribute("rel", "noopener");
      expect(parseChatLink(await chatLink.getAttribute("href")).number).toBe(mainNumber);
    }
  });

  test("all products are shown and can be filtered by category; a submitted search is in the URL", async ({ page }) => {
    await page.goto(localPath("/products"));
    const cards = productCards(page);
    await expect(cards).toHaveCount(allProducts.length);
    // Weights are drawn, but copied as text.
    for (const { slug, price } of allProducts)
      await expect(page.locator(`#${slug}`)).toContainText(price.text, { useInnerText: true });
    for (const category of new Set(allProducts.map(({ category }) => category))) {
      await page.locator(`[name=category][value=${category}]`).check();
      const own = matchingProducts(byPopularity, "", category).map(({ name }) => name);
      await expect(cards.filter({ visible: true }).getByRole("heading")).toHaveText(own);
    }
    await page.locator("[name=category][value=all]").check();
    await expect(cards.filter({ visible: true })).toHaveCount(allProducts.length);

    await page.getByRole("searchbox").fill(queryForOneProduct);
    await page.getByRole("searchbox").press("Enter");
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(queryForOneProduct);
    await expect(cards).toHaveCount(allProducts.length);
  });

  test("recipes and questions expand; a submitted form keeps its text and sends nothing", async ({ page }) => {
    for (const [path, count] of [
      [localPath("/recipes"), content.recipes.length * 2 + 1], // And the measures.
      [localPath("/contact"), specified.questions],
    ] as const) {
      await page.goto(path);
      const folded = page.locator("main details");
      await expect(folded).toHaveCount(count);
      await folded.last().locator("summary").click();
      await expect(folded.last().locator("p, li").first()).toBeVisible();
    }
    const { form } = contact;
    for (const input of [form.name, form.subject, form.message]) await formField(page, input).fill("Ravi");
    await formField(page, form.email).fill("ravi@example.in");
    await page.getByRole("button", { name: form.submit, exact: true }).click();
    await expect(page).toHaveURL(localPath("/contact"));
    await expect(formField(page, form.name)).toHaveValue("Ravi");
    const other = page.getByRole("main").getByRole("link", { name: contact.help.whatsapp.label });
    expect(parseChatLink(await other.getAttribute("href")).number).toBe(mainNumber);
  });
});
