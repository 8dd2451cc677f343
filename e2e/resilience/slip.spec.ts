import { expect, test } from "@playwright/test";
import { languages, pathIn } from "../../app/site/languages.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, contentIn, localPath, slipOfAll } from "../helpers/content.ts";
import { translateTexts } from "../helpers/in-page.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { openPage, openWithCode, pauseLikeVisitor, restyle, storeSlip } from "../helpers/support.ts";
import { translate } from "../helpers/translate.ts";

/** The slip on phones and on translated pages. */

const words = content.slip;
const [product] = content.products as [(typeof content.products)[0]];

test.use({ baseURL: launchURL });

for (const language of languages) {
  test(`${language}: the slip is announced above the first packs`, async ({ page }) => {
    const { invitation } = contentIn(language).slip;
    for (const from of ["/", "/products"]) {
      await openPage(page, pathIn(language, from));
      const line = await page.getByText(invitation).boundingBox();
      const pack = page.locator("main li button[data-wakes]").first();
      expect(line?.y).toBeLessThan(Number((await pack.boundingBox())?.y));
    }
  });

  test(`${language}: in a low window and with large text, a weight opens the slip, and the bar stays`, async ({
    page,
  }) => {
    await storeSlip(page, slipOfAll);
    for (const [width, height, css] of [
      [640, 360, ""],
      [360, 470, "html { font-size: 200% }"],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openPage(page, pathIn(language, "/"));
      await restyle(page, css);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
      const strip = page.getByRole("complementary", { name: contentIn(language).slip.title });
      const box = await strip.getByRole("button").boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(Math.max(box?.width ?? 99, box?.height ?? 99)).toBeLessThan(64);
      await expect(page.locator("body > header")).toBeInViewport();
      await strip.getByRole("button").click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
    }
  });
}

for (const press of [0, 2000])
  test(`the first click on a pack of a translated page counts, after a press of ${press} ms`, async ({ page }) => {
    await openWithCode(page, localPath("/"));
    await page.evaluate(translateTexts, { kept: "script, style, option, textarea", marks: "" });
    const pack = page.locator("main ul li > button").first();
    await pack.scrollIntoViewIfNeeded();
    await pack.hover();
    await page.mouse.down();
    await pauseLikeVisitor(page, press);
    await page.mouse.up();
    await expect(page.locator("#slip aside")).toBeVisible();
    await expect(pack).toHaveAttribute("data-count", "1");
  });

test("strip, sheet and messages of a translated slip follow", async ({ page }) => {
  const pack = product.price.packs[0]?.text ?? "";
  const press = () =>
    page
      .getByRole("button", { name: interpolate(words.add, { pack, name: product.name }) })
      .first()
      .click();
  const counted = (count: number) =>
    interpolate(count === 1 ? words.count.one : words.count.other, { count: String(count) });
  await openPage(page, localPath("/"));
  const strip = page.locator("#slip aside");
  await press();
  await expect(strip).toContainText(counted(1));
  await translate(page);
  for (const count of [2, 3]) {
    const weight = await strip.locator("small").textContent();
    await press();
    await expect(strip).toContainText(counted(count));
    await expect(strip.locator("[aria-hidden]")).toHaveText(String(count));
    await expect(strip.locator("small")).not.toHaveText(weight ?? "");
    await expect(page.locator("#slip [role=status]")).toContainText(counted(count));
  }
  await strip.getByRole("button").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator("footer")).toContainText(counted(3));
  await translate(page);
  const status = sheet.getByRole("status");
  await page.context().grantPermissions(["clipboard-write"]);
  await sheet.locator("button[data-variant=line]").first().click();
  await expect(status).toHaveText(new RegExp(`${words.copied}|${words.selected}`));
  await sheet.locator("ol li").last().locator("span button").last().click();
  await expect(sheet.locator("footer")).toContainText(counted(4));
  await expect(status).toContainText(counted(4));
});
