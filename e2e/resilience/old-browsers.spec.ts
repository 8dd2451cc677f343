import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { parseDocument } from "../../tools/build/html.ts";
import { at, content } from "../content.ts";
import { launchFolder, launchURL } from "../launch-site.ts";
import { allProducts } from "../listing.ts";
import { productCards, sitemapPaths, watch } from "../support.ts";

/** Browsers of before 2023 lack what the islands use: they get the page as without scripts, whole and quiet. */

test.use({ baseURL: launchURL });

test("the styles need no function or nesting that some browsers with islands lack", () => {
  const read = (address: string) => readFileSync(launchFolder + address, "utf8");
  const home = parseDocument(read("/index.html"));
  const sheet = home.querySelector("link[as=style]")?.getAttribute("href") ?? "";
  for (const css of [home.querySelector("style")?.textContent, read(sheet)])
    expect(css).not.toMatch(/light-dark\(|[{;}]&/);
});

for (const feature of ["toSorted", "Segmenter", "importmap"]) {
  test(`without ${feature}, pages are those without scripts`, async ({ page }) => {
    await page.addInitScript((name) => {
      Reflect.deleteProperty(Array.prototype, name);
      Reflect.deleteProperty(Intl, name);
      if (name === "importmap") Reflect.deleteProperty(HTMLScriptElement, "supports");
    }, feature);
    const seen = watch(page);
    for (const path of feature === "toSorted" ? sitemapPaths : [at("/products")]) {
      await page.goto(`${path}?slip=x`, { waitUntil: "networkidle" });
      await expect(page.locator("[data-hydrated], [data-live]")).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(0);
      if (path === at("/contact")) await expect(page.getByText(content.pages.contact.form.withoutScript)).toBeVisible();
      if (path !== at("/products")) continue;
      await expect(page.getByText(content.pages.products.catalogue.withoutScript)).toBeVisible();
      await expect(productCards(page)).toHaveCount(allProducts.length);
      for (const { slug, price } of allProducts) {
        await expect(page.locator(`#${slug}`).getByRole("button")).toHaveCount(0);
        await expect(page.locator(`#${slug}`)).toContainText(price.text, { useInnerText: true });
      }
    }
    const scripts = seen.requests.filter((url) => url.endsWith(".js"));
    expect([seen.errors, scripts]).toEqual([[], []]);
  });
}
