import { expect, type Page, test } from "@playwright/test";
import { within } from "@testing-library/react";
import { addressesOf, attributesOf, chatIn, documentAt, textsOf } from "../helpers/built-pages.ts";
import { content, escapeRegExp, localPath, mainNumber, secondNumber } from "../helpers/content.ts";
import { specified } from "../helpers/specified.ts";
import { expectAccessible, holdRequests, linkName, menuPaths } from "../helpers/support.ts";

const { site, layout } = content;
const { menu } = layout;

const navigation = (page: Page) => page.getByRole("navigation", { name: menu.name, exact: true });
const openButton = (page: Page) => page.getByRole("button", { name: menu.open, exact: true });

test("the bar links to every page in the menu, and to the six specified ones in their order", () => {
  const links = documentAt(localPath("/")).querySelectorAll("header nav a");
  const paths = attributesOf(links, "href");
  expect(paths).toEqual(menuPaths);
  expect(paths.filter((path) => specified.routes.includes(path ?? ""))).toEqual(specified.routes);
  expect(textsOf(links)).toEqual(menuPaths.map((path) => expect.stringContaining(linkName(path))));
});

test("the links are in a panel below 768 pixels, and in the bar from 768 pixels on", async ({ page }) => {
  await page.goto(localPath("/"));
  const about = page.locator(`header a[href="${localPath("/about")}"]`);
  await page.setViewportSize({ width: specified.wideFrom - 1, height: 800 });
  await expect(about).toBeHidden();
  await expect(openButton(page)).toBeVisible();
  await page.setViewportSize({ width: specified.wideFrom, height: 800 });
  await expect(about).toBeVisible();
  await expect(openButton(page)).toBeHidden();
});

test("the side panel opens and closes with its buttons, Escape, a tap outside and its own links", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto(localPath("/about"));
  const panel = navigation(page);
  await expect(panel).toBeHidden();
  for (const close of [
    () => page.getByRole("button", { name: menu.close, exact: true }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(20, 600),
    // The browser under test has no back/forward cache; this event is what a page gets when it goes there.
    () => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }))),
    // Last: the link to the current page reloads it.
    () => panel.locator(`a[href="${localPath("/about")}"]`).click(),
  ]) {
    await openButton(page).click();
    await expect(panel).toBeVisible();
    await close();
    await expect(panel).toBeHidden();
  }
  await openButton(page).click();
  await expectAccessible(page, "#menu");
  await panel.locator(`a[href="${localPath("/recipes")}"]`).click();
  await expect(page).toHaveURL(localPath("/recipes"));
  await expect(panel).toBeHidden();
});

test("with the keyboard, the focus goes into the side panel, stays there, and comes back", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  const letThrough = await holdRequests(page, "**/*.css");
  await page.goto(localPath("/about"), { waitUntil: "commit" });
  const panel = navigation(page);
  for (const close of ["Escape", "Enter"]) {
    await openButton(page).press("Enter");
    await expect(page.getByRole("button", { name: menu.close, exact: true })).toBeFocused();
    // The panel is shown once its look has arrived.
    letThrough();
    await expect(panel).toHaveCSS("opacity", "1");
    const stops = await panel.locator("a, button").count();
    for (let stop = 1; stop < 2 * stops; stop++) {
      await page.keyboard.press("Tab");
      // Between its end and its start is the browser's own bar.
      const isInside = () =>
        panel.evaluate((panel) => panel.contains(document.activeElement) || !document.activeElement?.matches("body *"));
      expect(await isInside()).toBe(true);
    }
    await page.getByRole("button", { name: menu.close, exact: true }).focus();
    await page.keyboard.press(close);
    await expect(panel).toBeHidden();
    await expect(openButton(page)).toBeFocused();
  }
});

test("rotating a phone until the links are in the bar closes the side panel", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(localPath("/about"));
  await openButton(page).click();
  await page.setViewportSize({ width: specified.wideFrom, height: 400 });
  const link = page.getByRole("main").getByRole("link").first();
  // Retry until the page has handled the resize.
  await expect(async () => {
    await link.focus();
    await expect(link).toBeFocused({ timeout: 100 });
  }).toPass();
});

test("the footer has four columns with all their contents", () => {
  const element = within(documentAt(localPath("/contact")).body).getByRole("contentinfo");
  const footer = within(element);
  expect(footer.getAllByRole("heading")).toHaveLength(4);
  const quick = footer.getByRole("navigation", { name: layout.footer.links.title });
  expect(addressesOf(quick)).toEqual(specified.quickLinks);
  const distributors = specified.quickLinks.indexOf(localPath("/distributors"));
  expect(textsOf(within(quick).getAllByRole("link"))[distributors]).toBe(specified.bulk.distributor);
  const states = content.regions.filter(({ isServed }) => isServed).map(({ name }) => name);
  for (const text of [
    ...layout.footer.popular.products.map(({ name }) => name),
    ...site.units.flatMap(({ name, street, town }) => [name, street, town]),
    states.join(", "),
    layout.hours,
    layout.closed,
    layout.footer.rights,
  ])
    expect(element.textContent).toContain(text);
  const { fssai, gstin, stateCode, businessStart } = layout.footer.locations;
  expect(textsOf(footer.getAllByRole("term"))).toEqual([fssai, gstin, stateCode, businessStart]);
  const facts = [site.fssai, site.gstin, specified.stateCode, site.businessStart];
  expect(textsOf(footer.getAllByRole("definition"))).toEqual(facts);
  const main = [`tel:+${mainNumber}`, `mailto:${site.emails.general}`];
  expect(addressesOf(element)).toEqual(expect.arrayContaining(main));
  const address = element.querySelector("address")?.textContent;
  expect(address).toContain(site.phones.main);
  // The second number belongs to the widget and the WhatsApp button.
  expect(address).not.toContain(site.phones.second);
});

test("WhatsApp Us opens a chat with the second number in a new tab, without a message", () => {
  const footer = within(within(documentAt(localPath("/about")).body).getByRole("contentinfo"));
  const link = footer.getByRole("link", { name: new RegExp(escapeRegExp(specified.whatsappUs)) });
  expect(chatIn(link)).toEqual({ number: secondNumber, text: null });
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
});
