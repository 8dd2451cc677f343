import { expect, test } from "@playwright/test";
import { mainOf } from "../helpers/built-pages.ts";
import { content, localPath } from "../helpers/content.ts";
import { specified } from "../helpers/specified.ts";

for (const path of [
  localPath("/%3Cscript%3Ealert(1)%3C/script%3E"),
  localPath("/products/%E0%A4%B9%E0%A4%B2%E0%A5%8D%E0%A4%A6%E0%A5%80.html"),
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
    await expect(page).toHaveURL(localPath("/"));
  });
}

test("the 404 page links to the home page without JavaScript too", () => {
  const main = mainOf(localPath("/404"));
  main.getByRole("heading", { level: 1, name: specified.notFound.title });
  expect(main.getByRole("link", { name: specified.notFound.home }).getAttribute("href")).toBe(localPath("/"));
});

for (const [address, name] of [
  ["/products%E0%A5%A4", "products"],
  ["/recipes).", "recipes"],
  ["/contact,%E2%80%9D", "contact"],
  ["/aBout", "about"],
] as const)
  test(`${localPath(address)} names the page that was meant`, async ({ page }) => {
    await page.route("**/*", async (route) => {
      // As on a host that knows no capitals.
      const path = new URL(route.request().url()).pathname;
      await route.continue({
        url: new URL(path === localPath(address) ? localPath("/nowhere") : path, route.request().url()).href,
      });
    });
    await page.goto(localPath(address));
    await expect(page.getByRole("heading", { level: 1, name: specified.notFound.title })).toBeVisible();
    const { label } = content.pages[name].menu;
    const meant = page.getByRole("main").getByRole("link", { name: label, exact: true });
    await expect(meant).toHaveAttribute("href", localPath(`/${name}`));
    await expect(page.getByText(content.pages["not-found"].meant)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(2);
  });

test("an address that is like none of ours names no page", async ({ page }) => {
  for (const address of [localPath("/nowhere,"), localPath("/productsx"), localPath("/%E0%A4%A")]) {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
  }
});
