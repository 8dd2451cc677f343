import { expect, test } from "@playwright/test";
import { expectAccessible, hydrated, screens, watch } from "./support";

for (const [path, name] of screens) {
  test(`${path} is a whole, quiet and accessible document`, async ({ page, baseURL }) => {
    const seen = watch(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator(`nav [aria-current="page"]`)).toHaveText(new RegExp(`^${name}`));
    expect(seen.errors).toEqual([]);
    expect(seen.requests.filter((url) => !url.startsWith(baseURL ?? ""))).toEqual([]);
    await expectAccessible(page);
  });

  test(`${path} fits a screen 320 pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test(`every link of ${path} leads somewhere`, async ({ page, request }) => {
    await page.goto(path);
    const links = await page.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(15);
    for (const link of new Set(links)) {
      if (/^(https:\/\/wa\.me\/\d+|tel:\+\d+|mailto:)/.test(link)) continue;
      const [address = "", fragment] = link.split("#");
      const answer = await request.get(address || path);
      expect(answer.status(), link).toBe(200);
      if (fragment) expect(await answer.text(), link).toContain(`id="${fragment}"`);
    }
  });

  test(`${path} is useful without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      baseURL,
    });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("link", { name: /^Contact/ }).first()).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(page.getByRole("button", { name: "Close menu" })).toBeHidden();
    await context.close();
  });
}

test("every screen has its own title and description", async ({ request }) => {
  const documents = await Promise.all(
    [...screens.map(([path]) => path), "/nowhere"].map(async (path) => (await request.get(path)).text()),
  );
  const titles = documents.map((html) => /<title>(.+?)<\/title>/.exec(html)?.[1]);
  const descriptions = documents.map((html) => /<meta name="description" content="(.{40,160}?)"/.exec(html)?.[1]);
  expect(new Set(titles.filter(Boolean)).size).toBe(7);
  expect(new Set(descriptions.filter(Boolean)).size).toBe(7);
});

test("home and about ship no script that runs", async ({ request }) => {
  for (const path of ["/", "/about"]) {
    const html = await (await request.get(path)).text();
    expect([...html.matchAll(/<script(?![^>]*type="(application\/ld\+json|speculationrules)")/g)]).toEqual([]);
  }
});

test("no element carries a style attribute or an inline handler", async ({ request }) => {
  for (const path of [...screens.map(([path]) => path), "/nowhere"]) {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
  }
});
