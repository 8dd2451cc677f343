import { expect, type Page, test } from "@playwright/test";
import { longestQuery } from "../../app/features/catalogue/filter.ts";
import { localPath } from "../helpers/content.ts";
import { allProducts } from "../helpers/expected-catalogue.ts";
import { specified } from "../helpers/specified.ts";
import { openPage, productCards, recordEvents } from "../helpers/support.ts";

/** Input that attempts to inject markup or URLs, or to overload the page. */

const malicious = [
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "javascript:alert(1)",
  "</textarea></noscript></script><svg onload=alert(1)>",
  "100 % %00 %zz %0d%0aSet-Cookie:x=1",
  "🌶️👨‍👩‍👧‍👦 हल्दी ക്ഷ ﷽",
  "\u202eright to left\u202c",
];

test("malicious text in the search box or the URL stays plain text", async ({ page }) => {
  const seen = recordEvents(page);
  await openPage(page, localPath("/products"));
  const search = page.getByRole("searchbox");
  for (const text of malicious) {
    await search.fill(text);
    await expect(page.getByText(specified.empty.title)).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(text);
    await expect(page.getByText(text).first()).toBeVisible();
  }
  const text = malicious.join(" ");
  await openPage(page, localPath(`/products?q=${encodeURIComponent(text)}&sort=<b>&category[]=x&__proto__=y`));
  await expect(search).toHaveValue(text.slice(0, longestQuery));
  await page.getByRole("button", { name: specified.empty.clear, exact: true }).click();
  await expect(productCards(page)).toHaveCount(allProducts.length);
  await expectQuiet(page, seen);
});

/** Expects no errors, executed code, stored values or requests to other sites. */
async function expectQuiet(page: Page, seen: ReturnType<typeof recordEvents>): Promise<void> {
  expect([seen.errors, seen.dialogs]).toEqual([[], []]);
  expect(seen.calls.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
  await expect(page.locator("main img[src=x], main section script:not([type], [data-schedule] + *)")).toHaveCount(0);
}
