import { expect, test } from "@playwright/test";
import { mainOf } from "./built.ts";
import { at } from "./content.ts";
import { specified } from "./specified.ts";

for (const path of [
  at("/%3Cscript%3Ealert(1)%3C/script%3E"),
  at("/products/%E0%A4%B9%E0%A4%B2%E0%A5%8D%E0%A4%A6%E0%A5%80.html"),
]) {
  test(`${path} gets a 404, is logged and links to the home page`, { tag: "@engines" }, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      // Not the browser's own report of the 404, nor Playwright's of blocked service workers.
      if (!/^Failed to load resource|by Playwright$/.test(message.text())) logged.push(message.text());
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: specified.notFound.title })).toBeVisible();
    await expect.poll(() => logged).toEqual([expect.stringContaining(path)]);
    await page.getByRole("link", { name: specified.notFound.home }).click();
    await expect(page).toHaveURL(at("/"));
  });
}

test("the 404 page links to the home page without JavaScript too", () => {
  const main = mainOf(at("/404"));
  main.getByRole("heading", { level: 1, name: specified.notFound.title });
  expect(main.getByRole("link", { name: specified.notFound.home }).getAttribute("href")).toBe(at("/"));
});
