import { expect, type Page, test } from "@playwright/test";
import { documentAt } from "./built-pages.ts";
import { content } from "./content.ts";
import { allSitemapPaths, expectAccessible, recordEvents, restyle } from "./support.ts";

/** The English home page offers the Hindi one to people whose browser is set to Hindi, and to nobody else. */

const words = content.pages.home.hindi ?? { link: "", close: "" };

const line = (page: Page) => page.locator("p[lang=hi]").filter({ has: page.locator("a[hreflang=hi]") });
const close = (page: Page) => page.getByRole("button", { name: words.close, exact: true });

for (const [browser, settings] of [
  ["set to English", { locale: "en-IN" }],
  ["set to Hindi without JavaScript", { locale: "hi-IN", javaScriptEnabled: false }],
] as const)
  test.describe(`in a browser ${browser}`, () => {
    test.use(settings);
    test("nothing is offered, and nobody is redirected", async ({ page }) => {
      await page.goto("/");
      await expect(page).toHaveURL("/");
      await expect(line(page)).toBeHidden();
    });
  });

test("other English pages, and Hindi ones, have no offer", () => {
  const paths = allSitemapPaths.filter((path) => documentAt(path).querySelector("p[lang=hi] a[hreflang=hi]"));
  expect(paths).toEqual(["/"]);
});

test.describe("in a browser set to Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("the English page opens and offers the Hindi one, in Hindi", async ({ page }) => {
    const seen = recordEvents(page);
    await page.goto("/");
    await expect(page).toHaveURL("/");
    await expect(line(page)).toBeVisible();
    await expect(line(page)).toHaveAttribute("lang", "hi");
    await expectAccessible(page);
    expect(seen.errors).toEqual([]);
    await line(page).getByRole("link", { name: words.link }).click();
    await expect(page).toHaveURL("/hi");
  });

  test("once closed by keyboard it stays closed in this tab, and nothing outlasts the tab", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await line(page).getByRole("link").focus();
    await page.keyboard.press("Tab");
    await expect(close(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(line(page)).toBeHidden();
    await page.reload();
    await expect(line(page)).toBeHidden();
    await page.goto("/about");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(line(page)).toBeHidden();
    await page.goBack();
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  });

  test("it covers neither the contact buttons nor moves the page", async ({ page }) => {
    await page.goto("/");
    await restyle(page);
    const box = await line(page).boundingBox();
    const contactButton = await page.getByRole("button", { name: content.pages.home.widget.preview }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(contactButton?.x ?? 0);
    const place = async () => [
      await page.getByRole("heading", { level: 1 }).boundingBox(),
      await page.locator("main > section").nth(1).boundingBox(),
    ];
    const before = await place();
    await close(page).click();
    await expect(line(page)).toBeHidden();
    expect(await place()).toEqual(before);
  });
});
