import { expect, type Page, test } from "@playwright/test";
import { at, content, mainNumber, secondNumber } from "./content.ts";
import { specified } from "./specified.ts";
import { chat, expectAccessible, linkName, settled, sitemapPaths, watch } from "./support.ts";

const { site, frame } = content;
const { menu } = frame;

const navigation = (page: Page) => page.getByRole("navigation", { name: menu.name, exact: true });
const openButton = (page: Page) => page.getByRole("button", { name: menu.open, exact: true });

test("the bar stays in view while scrolling", async ({ page }) => {
  await page.goto(at("/about"));
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  await expect(page.getByRole("banner")).toBeInViewport();
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test("the bar links to all six pages", async ({ page, isMobile }) => {
  await page.goto(at("/"));
  if (isMobile) await openButton(page).click();
  const links = navigation(page).getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(specified.routes);
  await expect(links).toContainText(specified.routes.map(linkName));
});

test("the links are in a panel below 768 pixels, and in the bar from 768 pixels on", async ({ page }) => {
  await page.goto(at("/"));
  const about = page.locator(`header a[href="${at("/about")}"]`);
  await page.setViewportSize({ width: specified.wideFrom - 1, height: 800 });
  await expect(about).toBeHidden();
  await expect(openButton(page)).toBeVisible();
  await page.setViewportSize({ width: specified.wideFrom, height: 800 });
  await expect(about).toBeVisible();
  await expect(openButton(page)).toBeHidden();
});

test("the buttons of the bar are in one row on every screen", { tag: "@once" }, async ({ page }) => {
  await page.goto(at("/about"));
  for (const width of [320, 360, 375, 390, 600, specified.wideFrom, 800, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await page
      .getByRole("banner")
      .locator("div > :is(a, button):visible")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2));
    expect(rows.length).toBeGreaterThan(2);
    expect(Math.max(...rows) - Math.min(...rows), `${width} wide: ${rows}`).toBeLessThan(12);
  }
});

test.describe("the side panel", { tag: "@phone" }, () => {
  test("opens and closes with its buttons", async ({ page }) => {
    await page.goto(at("/"));
    const panel = navigation(page);
    await expect(panel).toBeHidden();
    await openButton(page).click();
    await expect(panel).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: menu.close, exact: true }).click();
    await expect(panel).toBeHidden();
  });

  test("closes with Escape and with a tap outside", async ({ page }) => {
    await page.goto(at("/products"));
    const panel = navigation(page);
    await openButton(page).click();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await openButton(page).click();
    await expect(panel).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(panel).toBeHidden();
  });

  test("toggles with its button", async ({ page }) => {
    await page.goto(at("/about"));
    const panel = navigation(page);
    const button = openButton(page);
    await button.press("Enter");
    await expect(panel).toBeVisible();
    await button.press("Enter");
    await expect(panel).toBeHidden();
  });

  test("closes when the link to the current page is chosen", async ({ page }) => {
    await page.goto(at("/contact"));
    await openButton(page).click();
    const panel = navigation(page);
    await panel.locator(`a[href="${at("/contact")}"]`).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(at("/contact"));
  });

  test("closes when a link is chosen", async ({ page }) => {
    await page.goto(at("/"));
    await openButton(page).click();
    await navigation(page)
      .locator(`a[href="${at("/recipes")}"]`)
      .click();
    await expect(page).toHaveURL(at("/recipes"));
    await expect(navigation(page)).toBeHidden();
  });
});

test("Shop Now has no action", async ({ page }) => {
  for (const path of sitemapPaths) {
    await page.goto(path);
    const seen = watch(page);
    await page.getByRole("button", { name: specified.shopNow }).click();
    await settled(page);
    expect([page.url().endsWith(path), seen.console, seen.dialogs, seen.calls]).toEqual([true, [], [], []]);
  }
});

test("the footer has four columns with all their contents", async ({ page }) => {
  await page.goto(at("/contact"));
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading")).toHaveCount(4);
  await expect(footer.locator("address")).toContainText(site.phones.main);
  const quick = footer.getByRole("navigation", { name: frame.footer.links.title, exact: true }).getByRole("link");
  expect(await quick.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(specified.quickLinks);
  await expect(quick.nth(specified.quickLinks.indexOf(at("/distributors")))).toHaveText(specified.bulk.distributor);
  const states = content.regions.filter(({ isServed }) => isServed).map(({ id }) => content.regionWords[id]?.name);
  for (const text of [
    ...frame.footer.popular.products.map(({ name }) => name),
    ...site.units.flatMap(({ name, street, town }) => [name, street, town]),
    states.join(", "),
    frame.hours,
    frame.closed,
    frame.footer.rights,
  ])
    await expect(footer).toContainText(text);
  const { fssai, gstin, stateCode, businessStart } = frame.footer.locations;
  await expect(footer.getByRole("term")).toHaveText([fssai, gstin, stateCode, businessStart]);
  await expect(footer.getByRole("definition")).toHaveText([site.fssai, site.gstin, site.stateCode, site.businessStart]);
  await expect(footer.locator(`a[href="tel:+${mainNumber}"]`)).toBeVisible();
  await expect(footer.locator(`a[href="mailto:${site.emails.general}"]`)).toBeVisible();
  // The second number belongs to the widget and the WhatsApp button.
  await expect(footer.locator("address")).not.toContainText(site.phones.second);
});

test("the brand's sign at the end of the page shows the whole name, however long", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto(at("/about"));
  const sign = page.getByRole("contentinfo").getByText(site.brand.hindi, { exact: true }).last();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { left, right } = await sign.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().toJSON();
    });
    expect([left >= 0, right <= width], `${width} pixels: ${left} to ${right}`).toEqual([true, true]);
  }
});

test("WhatsApp Us opens a chat with the second number in a new tab, without a message", async ({ page }) => {
  await page.goto(at("/about"));
  const link = page.getByRole("contentinfo").getByRole("link", { name: specified.whatsappUs });
  expect(chat(await link.getAttribute("href"))).toEqual({ number: secondNumber, text: null });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener");
});

test("the skip link is the first stop and leads to the content", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(at("/about"));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: frame.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at("/about#main"));
});

test("an open menu closes when the visitor leaves the page, so that Back shows it closed", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto(at("/about"));
  await openButton(page).click();
  await expect(page.locator("#menu")).toBeVisible();
  // The browser under test has no back/forward cache; this event is what a page gets when it goes there.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect(page.locator("#menu")).toBeHidden();
});
