import { expect, test } from "@playwright/test";
import { chat, expectAccessible, screens, secondNumber, watch } from "./support";

test("the bar stays in view while scrolling", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  await expect(page.getByRole("banner")).toBeInViewport();
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test("the bar links to all six screens", async ({ page, isMobile }) => {
  await page.goto("/");
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    screens.map(([path]) => path),
  );
});

test("under 768 pixels the links are a panel, from 768 on they are in the bar", async ({ page }) => {
  await page.goto("/");
  const about = page.locator('header a[href="/about"]');
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(about).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(about).toBeVisible();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
});

test.describe("the side panel", () => {
  test.skip(({ isMobile }) => !isMobile, "the desktop has no panel");

  test("opens and closes by its buttons", async ({ page }) => {
    await page.goto("/");
    const panel = page.getByRole("navigation", { name: "Main" });
    await expect(panel).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(panel).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(panel).toBeHidden();
  });

  test("closes by Escape and by a tap beside it", async ({ page }) => {
    await page.goto("/products");
    const panel = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(panel).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(panel).toBeHidden();
  });

  test("toggles by its one button", async ({ page }) => {
    await page.goto("/about");
    const panel = page.getByRole("navigation", { name: "Main" });
    const button = page.getByRole("button", { name: "Open menu" });
    await button.press("Enter");
    await expect(panel).toBeVisible();
    await button.press("Enter");
    await expect(panel).toBeHidden();
  });

  test("closes when the link of the page it stands on is chosen", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Open menu" }).click();
    const panel = page.getByRole("navigation", { name: "Main" });
    await panel.getByRole("link", { name: /^Contact/ }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL("/contact");
  });

  test("closes when a link is chosen", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page
      .getByRole("link", { name: /^Recipes/ })
      .first()
      .click();
    await expect(page).toHaveURL("/recipes");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  });
});

test("Shop Now has no action", async ({ page }) => {
  for (const [path] of screens) {
    await page.goto(path);
    const seen = watch(page);
    await page.getByRole("button", { name: "Shop Now" }).click();
    await page.waitForTimeout(50);
    expect([page.url().endsWith(path), seen.console, seen.dialogs, seen.calls]).toEqual([true, [], [], []]);
  }
});

test("the footer has four columns with everything in them", async ({ page }) => {
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading")).toHaveCount(4);
  await expect(footer.locator("address")).toContainText("+91 00000 00001");
  const quick = footer.getByRole("navigation", { name: "Quick Links" }).getByRole("link");
  expect(await quick.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/about",
    "/products",
    "/distributors",
    "/recipes",
  ]);
  await expect(quick.nth(2)).toHaveText("Become Distributor");
  for (const text of [
    "Chilli Powder",
    "Unit 1",
    "Unit 2",
    "Durg",
    "FSSAI",
    "GST",
    "from 1-Apr-25",
    "2024",
    "Chhattisgarh, Odisha, Maharashtra, Madhya Pradesh, Jharkhand",
  ])
    await expect(footer).toContainText(text);
  await expect(footer.locator("dl")).toContainText(/State code\s*22/);
  await expect(footer.locator("dl")).toContainText(/FSSAI[^\d]*\d{14}/);
  await expect(footer.locator("dl")).toContainText(/GST[^\d]*22[0-9A-Z]{13}/);
  await expect(footer).toContainText(/©\s*2024/);
  await expect(footer).toContainText("Mon–Sat 9:00 AM–6:00 PM IST");
  await expect(footer.locator('a[href="tel:+910000000001"]')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
});

test("WhatsApp Us opens a chat with the second number in a new tab, without a message", async ({ page }) => {
  await page.goto("/about");
  const link = page.getByRole("contentinfo").getByRole("link", { name: /^WhatsApp Us/ });
  expect(chat(await link.getAttribute("href"))).toEqual({ number: secondNumber, text: null });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener");
});

test("the skip link is the first stop and leads to the content", async ({ page, isMobile }) => {
  test.skip(isMobile, "keyboards are for the desktop");
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about#main");
});

test("a menu left open is closed when the page is put away, for the way back", async ({ page, isMobile }) => {
  test.skip(!isMobile, "the menu is a panel on phones");
  await page.goto("/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.locator("#menu")).toBeVisible();
  // The browser under test has no back/forward cache; this is what it tells a page it puts there.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect(page.locator("#menu")).toBeHidden();
});
