import { expect, test } from "@playwright/test";
import { localPath, slipOfAll } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { strip } from "../helpers/slip-orders.ts";
import { openPage, productCards, restyle, storeSlip } from "../helpers/support.ts";

/** Forced colours, motion and low windows, beyond what every-page.spec.ts checks on all pages. */

test("forced colours keep stars, chillies and weights", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(localPath("/products"));
  await restyle(page);
  const card = productCards(page).first();
  const drawn = await card.evaluate((element) =>
    [...element.querySelectorAll('[role="img"], [data-halves], [data-level]')].map((figure) => [
      getComputedStyle(figure).backgroundImage,
      getComputedStyle(figure, "::before").backgroundImage,
    ]),
  );
  expect(drawn.length).toBeGreaterThan(1);
  for (const layers of drawn) expect(layers.join()).toContain("gradient");
});

test("every :hover rule is inside (hover: hover), because a touch would leave the style applied", async ({ page }) => {
  await page.goto(localPath("/products"));
  const lasting = await page.evaluate(() => {
    const rulesIn = ({ cssRules }: CSSGroupingRule | CSSStyleSheet): string[] =>
      [...cssRules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule && rule.conditionText.includes("(hover: hover)")) return [];
        const own = rule instanceof CSSStyleRule && rule.selectorText.includes(":hover") ? [rule.cssText] : [];
        return "cssRules" in rule ? [...own, ...rulesIn(rule as CSSGroupingRule)] : own;
      });
    return [...document.styleSheets].flatMap(rulesIn);
  });
  expect(lasting).toEqual([]);
});

test("in a low window and with large text, a weight opens the slip, and the bar stays", async ({ page }) => {
  await storeSlip(page, slipOfAll);
  for (const [width, height, css] of [
    [640, 360, ""],
    [360, 470, "html { font-size: 200% }"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, launchURL + localPath("/"));
    await restyle(page, css);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    const box = await strip(page).getByRole("button").boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(Math.max(box?.width ?? 99, box?.height ?? 99)).toBeLessThan(64);
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
    await strip(page).getByRole("button").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
  }
});
