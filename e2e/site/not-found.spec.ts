import { expect, test } from "@playwright/test";
import { content, localPath } from "../helpers/content.ts";
import { specified } from "../helpers/specified.ts";

for (const path of [
  localPath("/%3Cscript%3Ealert(1)%3C/script%3E"),
  localPath("/products/%E0%A4%B9%E0%A4%B2%E0%A5%8D%E0%A4%A6%E0%A5%80.html"),
]) {
  test(`${path} gets a 404, is logged and links to the home page`, async ({ page }) => {
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
    await expect(page).toHaveURL(localPath("/"));
  });
}

test("an address that is nearly one of ours names the page that was meant, and no other does", async ({ page }) => {
  await page.route("**/aBout", (route) => {
    // As on a host that knows no capitals.
    return route.continue({ url: new URL(localPath("/nowhere"), route.request().url()).href });
  });
  const links = page.getByRole("main").getByRole("link");
  for (const [address, name] of [
    ["/products%E0%A5%A4", "products"],
    ["/recipes).", "recipes"],
    ["/aBout", "about"],
  ] as const) {
    await page.goto(localPath(address));
    await expect(page.getByText(content.pages["not-found"].meant)).toBeVisible();
    const { label } = content.pages[name].menu;
    await expect(links.filter({ hasText: label })).toHaveAttribute("href", localPath(`/${name}`));
    await expect(links).toHaveCount(2);
  }
  for (const address of ["/nowhere,", "/productsx", "/%E0%A4%A"]) {
    await page.goto(localPath(address));
    await expect(links).toHaveCount(1);
  }
});
