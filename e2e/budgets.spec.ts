import { expect, test } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };
import { hydrated } from "./support.ts";

for (const [path, budget] of Object.entries(budgets.screens)) {
  test(`${path} keeps to its budget of bytes`, async ({ page }) => {
    const strangers: string[] = [];
    const bytes = { document: 0, script: 0, fonts: 0, pictures: 0 };
    const kinds: Record<string, keyof typeof bytes> = {
      document: "document",
      script: "script",
      font: "fonts",
      image: "pictures",
    };
    page.on("response", (response) => {
      if (!/^(data:|http:\/\/localhost)/.test(response.url())) strangers.push(response.url());
      const kind = kinds[response.request().resourceType()];
      if (kind) bytes[kind] += Number(response.headers()["content-length"]);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page);
    expect(strangers, "requests to other hosts").toEqual([]);
    for (const [kind, most] of Object.entries(budget))
      expect(bytes[kind as keyof typeof bytes], kind).toBeLessThanOrEqual(most);
  });
}

test("the fonts keep to their budget", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const sizes = async (addresses: Iterable<string>) => {
    const files = await Promise.all(
      [...new Set(addresses)].map(async (address) => (await (await request.get(address)).body()).length),
    );
    expect(files.length).toBeGreaterThan(0);
    return files.reduce((sum, size) => sum + size, 0);
  };
  expect(
    await sizes(Array.from(html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g), ([, address = ""]) => address)),
  ).toBeLessThanOrEqual(budgets.preloadedFonts);
  expect(
    await sizes(Array.from(html.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g), ([, address = ""]) => address)),
  ).toBeLessThanOrEqual(budgets.allFonts);
});

test("a visitor who does not scroll the home page causes few requests", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("data:")) requests.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(budgets.homeRequests);
});
