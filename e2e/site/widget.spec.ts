import { expect, type Page, test } from "@playwright/test";
import { within } from "@testing-library/react";
import { documentAt } from "../helpers/built-pages.ts";
import { content, localPath, secondNumber } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { specified } from "../helpers/specified.ts";
import { expectAccessible, parseChatLink, restyle, sitemapPaths } from "../helpers/support.ts";

const words = content.pages.home.widget;

const widgetOn = (path: string) =>
  within(documentAt(path).body).queryByRole("complementary", { name: words.name }) as HTMLElement; // On the home page.
const toggle = (page: Page) => page.getByRole("button", { name: words.preview, exact: true });
const label = (page: Page) => page.getByText(specified.widget.now, { exact: true });

test("the contact widget is on the home page only, and calls the second number", () => {
  for (const path of sitemapPaths) expect(Boolean(widgetOn(path)), path).toBe(path === localPath("/"));
  const call = within(widgetOn(localPath("/"))).getByRole("link", { name: words.call });
  expect(call.getAttribute("href")).toBe(`tel:+${secondNumber}`);
});

test("its WhatsApp button toggles the preview, its close button closes it", { tag: "@engines" }, async ({ page }) => {
  await page.goto(localPath("/"));
  const panel = page.getByRole("complementary", { name: words.name, exact: true }).getByRole("region");
  await expect(panel).toBeHidden();
  await toggle(page).click();
  await expect(panel).toBeVisible();
  await expect(panel).toContainText(words.welcome);
  await expect(panel).toContainText(specified.widget.offer);
  await expect(panel.locator(`a[href="tel:+${secondNumber}"]`)).toBeVisible();
  const start = panel.getByRole("link", { name: specified.widget.start });
  expect(parseChatLink(await start.getAttribute("href"))).toEqual({ number: secondNumber, text: words.start.message });
  await expectAccessible(page);
  await toggle(page).click();
  await expect(panel).toBeHidden();
  await toggle(page).click();
  await panel.getByRole("button", { name: words.close, exact: true }).click();
  await expect(panel).toBeHidden();
  await toggle(page).press("Enter");
  await page.keyboard.press("Tab");
  await expect(panel.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test("its buttons never cover the last words", async ({ page }) => {
  await page.goto(launchURL + localPath("/"));
  await restyle(page);
  const floating = page
    .getByRole("complementary", { name: words.name, exact: true })
    .locator(":scope > :not([popover])");
  const lastWords = page.getByText("©");
  for (const width of [320, 390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const start = await floating.evaluateAll((all) =>
      Math.min(...all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().left)),
    );
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    const box = await lastWords.boundingBox();
    const top = Math.min(
      ...(await floating.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top).filter(Boolean))),
    );
    const isClear = Number(box?.x) + Number(box?.width) <= start || Number(box?.y) + Number(box?.height) <= top;
    expect(isClear, `the last words, ${width} pixels wide`).toBe(true);
  }
});

test("Enquire Now! is below the buttons, and pulses three times except with reduced motion", async ({ page }) => {
  test.skip(!content.site.showEnquireNow, "The content hides it");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(localPath("/"));
  await expect(label(page)).toBeVisible(); // Its styles may arrive after `load`.
  const box = await label(page).boundingBox();
  const button = await toggle(page).boundingBox();
  expect(box?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0) - 1);
  await restyle(page, "* { animation-duration: 60s !important }"); // Not over yet on a slow machine.
  const pulses = () =>
    label(page).evaluate((element) =>
      element.getAnimations().map((pulse) => [pulse.playState, pulse.effect?.getTiming().iterations]),
    );
  await expect.poll(pulses).toEqual([["running", 3]]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await pulses()).toEqual([]);
});
