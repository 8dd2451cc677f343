import { expect, type Page, test } from "@playwright/test";
import { localPath } from "../helpers/content.ts";
import { allProducts } from "../helpers/expected-catalogue.ts";
import { specified } from "../helpers/specified.ts";
import { expectAccessible, productCards, recordEvents } from "../helpers/support.ts";

/** The islands' code loads but fails. The page must report it and stay as readable as without the code. */

/** Expects an error in the console: without one, developers would not notice the failure. */
const expectLogged = (seen: ReturnType<typeof recordEvents>) =>
  expect.poll(() => seen.errors.length).toBeGreaterThan(0);

for (const [path, chunk, problem, body] of [
  [localPath("/products"), "catalogue", "is truncated", "export const Catalogue = (() => {"],
  [localPath("/products"), "catalogue", "does not export the island", "export {};"],
  [localPath("/distributors"), "react", "imports an empty React", ""],
] as const) {
  test(`${path} stays readable when its code ${problem}`, async ({ page }) => {
    const seen = recordEvents(page);
    await page.route(`**/${chunk}-*.js`, (route) => route.fulfill({ contentType: "text/javascript", body }));
    await page.goto(path);
    await expectLogged(seen);
    await expectReadable(page, path);
  });
}

test("a page stays readable when its data is not JSON", async ({ page }) => {
  await replaceData(page, localPath("/products"), "{");
  const seen = recordEvents(page);
  await page.goto(localPath("/products"));
  await expectLogged(seen);
  await expectReadable(page, localPath("/products"));
});

for (const path of [localPath("/products"), localPath("/contact")]) {
  test(`${path} shows the error view above the original content when its data is incomplete`, async ({ page }) => {
    await replaceData(page, path, "{}");
    await page.goto(path);
    const error = page.getByRole("alert");
    await expect(error).toContainText(specified.errorTitle);
    await expect(error.locator("pre")).toContainText("at ");
    await expectAccessible(page);
    await expectReadable(page, path);
  });
}

/** Replaces the data that the document passes to its islands and scripts. */
async function replaceData(page: Page, path: string, data: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const sent = await response.text();
    const body = sent.replace(/(?<=type="application\/json">).*?(?=<\/script>)/gs, data);
    expect(body).not.toBe(sent);
    await route.fulfill({ response, body });
  });
}

async function expectReadable(page: Page, path: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (path === localPath("/products")) {
    await expect(productCards(page)).toHaveCount(allProducts.length);
    await expect(page.getByRole("searchbox")).toHaveCount(1);
  } else {
    await expect(page.locator("form")).toHaveCount(1);
    await expect(page.locator("form [name=name]")).toBeVisible();
  }
}
