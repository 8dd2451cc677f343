import { expect, type Page, test } from "@playwright/test";
import { at, content } from "../content.ts";
import { hydrated, layOut, outOfSight, productCards, sitemapPaths } from "../support.ts";

/** Forced colours, reduced motion, and print. */

const everyPath = [...sitemapPaths, at("/nowhere")];

test("forced colours keep every control visible", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of everyPath) {
    await page.goto(path);
    await layOut(page);
    expect(await outOfSight(page, 390), path).toEqual([]);
    const faint = await page.evaluate(() => {
      const unseen: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(
        "main a, main button, main input, main select, main textarea",
      )) {
        if (!element.checkVisibility()) continue;
        const { borderTopWidth, borderTopStyle, textDecorationLine, appearance } = getComputedStyle(element);
        const hasEdge = borderTopStyle !== "none" && borderTopWidth !== "0px";
        const isDrawnBySystem = element.matches("[type=radio], [type=checkbox]") && appearance !== "none";
        const holdsOnlyAnIcon = element.matches(":has(> svg):not(:has(> :not(svg)))");
        if (!hasEdge && !isDrawnBySystem && textDecorationLine !== "underline" && !holdsOnlyAnIcon)
          unseen.push(element.outerHTML.slice(0, 120));
      }
      return unseen;
    });
    expect(faint, path).toEqual([]);
  }
});

test("forced colours keep stars, chillies and weights", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(at("/products"));
  await layOut(page);
  const card = productCards(page).first();
  const drawn = await card.evaluate((element) =>
    [...element.querySelectorAll('[role="img"], [data-halves], [data-level]')].map((figure) => [
      getComputedStyle(figure).backgroundImage,
      getComputedStyle(figure, "::before").backgroundImage,
    ]),
  );
  expect(drawn.length).toBeGreaterThan(1);
  for (const layers of drawn) expect(layers.join()).toContain("gradient");
  const weight = card.getByText("50", { exact: false }).first();
  await expect(weight).toBeVisible();
});

test("nothing moves with reduced motion", async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of everyPath) {
    await page.goto(path);
    await hydrated(page);
    if (isMobile) await page.getByRole("button", { name: content.frame.menu.open, exact: true }).click();
    else await page.mouse.wheel(0, 900);
    expect(await moving(page), path).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  }
});

test("hovered elements move, except with reduced motion", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(at("/products"));
  const card = productCards(page).first().getByRole("heading");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await card.hover();
  expect(await moving(page)).toEqual(["scale"]);
  await page.mouse.move(0, 0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const hovered of [card, page.getByRole("banner").getByRole("link").first()]) {
    await hovered.hover();
    expect(await moving(page)).toEqual([]);
  }
});

test("the hero's weights are animated without reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(at("/"));
  expect(await moving(page)).toContain("translate");
});

test.describe("on paper", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

  test("every page prints on white, without bar, footer and floating buttons", { tag: "@desktop" }, async ({
    page,
  }) => {
    for (const path of everyPath) {
      await page.goto(path);
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(page.getByRole("complementary", { name: content.pages.home.widget.name })).toHaveCount(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        "rgb(255, 255, 255)",
      );
      // A4 minus its margins.
      await page.setViewportSize({ width: 672, height: 1000 });
      await layOut(page);
      expect(await outOfSight(page, 672), path).toEqual([]);
    }
  });

  test("recipes print both lists and no buttons", async ({ page }) => {
    await page.goto(at("/recipes"));
    const recipes = page.getByRole("article");
    await expect(recipes).toHaveCount(content.recipes.length);
    for (const recipe of await recipes.all()) {
      for (const item of await recipe.getByRole("listitem").all()) await expect(item).toBeVisible();
      await expect(recipe.getByRole("button")).toHaveCount(0);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  });
});

/** The animated properties that change position or size; changes of colour are not motion. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const motions = ["translate", "rotate", "scale", "transform", "left", "top", "insetInlineStart", "height"];
    const frames = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
    return motions.filter((motion) => frames.some((frame) => motion in frame));
  });
}
