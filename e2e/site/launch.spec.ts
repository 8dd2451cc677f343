import { readFileSync } from "node:fs";
import { expect, type Locator, test } from "@playwright/test";
import { within } from "@testing-library/react";
import { pageNameAt, pageNames, pages } from "../../app/site/pages.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { addressesOf, chatIn, documentAt } from "../helpers/built-pages.ts";
import { content, controlWords, escapeRegExp, localPath, mainNumber } from "../helpers/content.ts";
import * as listing from "../helpers/expected-catalogue.ts";
import { launchFolder, launchURL, messageFrom } from "../helpers/launch-site.ts";
import { unreadableText } from "../helpers/layout-problems.ts";
import { expectShared, recordSharing } from "../helpers/sharing.ts";
import { specified } from "../helpers/specified.ts";
import {
  expectAccessibleInBothThemes,
  menuPaths,
  openPage,
  parseChatLink,
  productCards,
  restyle,
} from "../helpers/support.ts";

test.use({ baseURL: launchURL });

test("each product's contact and the bulk quote are chats with the main number; other buttons lead where they say", async ({
  page,
}) => {
  const path = localPath("/products");
  const catalogue = documentAt(path, launchFolder);
  const { message } = content.catalogue;
  const chat = (text: string) => ({ number: mainNumber, text: messageFrom(content, "products", text) });
  for (const { slug, name, price } of content.products) {
    const card = within(catalogue.getElementById(slug) as HTMLElement); // Each product has one.
    const { label } = controlWords("product-contact", name);
    const link = card.getByRole("link", { name: `${label} ${content.layout.newTab}` });
    expect(link.getAttribute("target")).toBe("_blank");
    expect(chatIn(link)).toEqual(chat(interpolate(message, { name, price: price.text })));
  }
  const { label, message: bulkMessage } = content.controlWords["request-bulk-quote"];
  const main = within(catalogue.querySelector("main") as HTMLElement); // Every page has one.
  const bulk = main.getByRole("link", { name: (text) => text.startsWith(label) });
  expect(chatIn(bulk)).toEqual(chat(bulkMessage));
  for (const [from, name, to] of [
    ["/", controlWords("shop-now").label, "/products#shelf"],
    ["/products", content.controlWords["become-distributor"].name, "/distributors#apply"],
    ["/recipes", controlWords("view-all-products").label, "/products"],
  ] as const) {
    await openPage(page, localPath(from));
    await page.locator("header, main").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(localPath(to));
    await expect(page.locator("h1, :target").last()).toBeInViewport();
  }
});

test("the buttons of every recipe print its card and share its address", async ({ page }) => {
  await page.addInitScript(recordSharing);
  await page.addInitScript(recordPrinting);
  const path = localPath("/recipes");
  await openPage(page, path);
  const button = (action: string, name: string) =>
    page.getByRole("button", { name: interpolate(content.pages.recipes.actionFor, { action, name }), exact: true });
  for (const { title, slug } of content.recipes) {
    await button(content.controlWords["download-pdf"].print, title).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", slug);
    const { label, message } = controlWords("share-recipe", title);
    await expectShared(page, button(label, title), message, `${content.site.address}${path}#${slug}`);
  }
});

/** Runs in the page: prints nothing, and records which cards of the recipes are on paper. */
function recordPrinting(): void {
  window.print = () => {
    dispatchEvent(new Event("beforeprint"));
    const cards = document.querySelectorAll("[data-pressed-to-print]");
    document.documentElement.dataset.printed = Array.from(cards, ({ id }) => id).join();
    dispatchEvent(new Event("afterprint"));
  };
}

test("the side panel of a phone ends with a call and a chat, on every page", async ({ page }) => {
  const { call, whatsapp, message } = content.enquiry.menu;
  for (const path of menuPaths) {
    const menu = within(documentAt(path, launchFolder).querySelector("header nav") as HTMLElement); // Every page has one.
    const called = menu.getByRole("link", { name: new RegExp(`^${escapeRegExp(call)}`), hidden: true });
    expect(called.getAttribute("href")).toBe(`tel:+${mainNumber}`);
    const start = menu.getByRole("link", { name: new RegExp(`^${escapeRegExp(whatsapp)}`), hidden: true });
    const text = messageFrom(content, pageNameAt(path), message);
    expect(parseChatLink(start.getAttribute("href"))).toEqual({ number: mainNumber, text });
  }
  await page.goto(localPath("/about"));
  const button = page.getByRole("banner").getByRole("link", { name: call });
  await page.getByRole("button", { name: content.layout.menu.open, exact: true }).click();
  await expect(button).toBeInViewport();
  await expectAccessibleInBothThemes(page, "#menu");
  await page.setViewportSize({ width: specified.wideFrom, height: 800 });
  await expect(button).toBeHidden();
});

test("each card of the catalogue leads to the recipes that use its spice, and opens them", async ({ page }) => {
  const catalogue = documentAt(localPath("/products"), launchFolder);
  for (const { slug } of content.products) {
    const links = addressesOf(catalogue.getElementById(slug)?.querySelector("dl"));
    const dishes = content.recipes.filter(({ spices }) => spices.some(({ id }) => id === slug));
    expect(links).toEqual(dishes.map((dish) => `${localPath("/recipes")}#${dish.slug}`));
  }
  await openPage(page, localPath("/products"));
  await page.locator("main dd a").first().click();
  await expect(page.locator("article:target")).toBeInViewport();
  await expect(page.locator("article:target details").first()).toHaveAttribute("open");
});

test("every ready message names the page where it was written", () => {
  for (const name of pageNames) {
    const path = localPath(pages[name].path);
    const origin = messageFrom(content, name, "-").slice(1);
    const messages = addressesOf(documentAt(path, launchFolder)).flatMap((href) =>
      href?.startsWith("https://wa.me/") ? (parseChatLink(href).text ?? []) : [],
    );
    expect(messages.length, path).toBeGreaterThan(0);
    for (const message of messages) expect(`\n${message}\n`, path).toContain(`${origin || "\n"}\n`);
  }
});

test("the questions speak of the order slip, and only on a site that has one", () => {
  const slips = content.pages.contact.faq.questions.flatMap(({ slip }) => slip ?? []);
  test.skip(slips.length === 0, "No answer speaks of the slip");
  for (const slip of slips) {
    expect(documentAt(localPath("/contact"), launchFolder).body.textContent).toContain(slip);
    expect(documentAt(localPath("/contact")).body.textContent).not.toContain(slip);
  }
});

test("the footer leads to the accessibility statement, which the specified set lacks", () => {
  const footer = within(documentAt(localPath("/about"), launchFolder).querySelector("footer") as HTMLElement); // Every page has one.
  const link = footer.getByRole("link", { name: content.layout.footer.accessibility });
  const [path = "", id = ""] = link.getAttribute("href")?.split("#") ?? [];
  const statement = documentAt(path, launchFolder).getElementById(id);
  for (const point of content.pages.contact.accessibility.points) expect(statement?.textContent).toContain(point);
  expect(addressesOf(statement)).toEqual([`mailto:${content.site.emails.general}`]);
  expect(addressesOf(documentAt(localPath("/about")))).not.toContain(`${path}#${id}`);
});

test("the address on the Contact page leads to the map", () => {
  const main = within(documentAt(localPath("/contact"), launchFolder).querySelector("main") as HTMLElement); // Every page has one.
  const label = content.pages.contact.cards.visit.directions;
  expect(main.getByRole("link", { name: label }).getAttribute("href")).toBe(content.site.map);
});

test("if WhatsApp is blocked, our number is shown beside the pressed button", async ({ page, context }) => {
  await context.route("https://wa.me/**", (route) => route.abort());
  const pressed = async (link: Locator) => {
    const number = link.locator("+ *");
    await expect(number).toBeHidden();
    await link.click();
    await expect(number).toContainText(content.site.phones.main);
    await expect(number).toBeVisible();
  };
  const chats = page.locator('a[href^="https://wa.me/"]');
  await openPage(page, localPath("/products"));
  await pressed(productCards(page).first().locator(chats));
  await page.getByRole("searchbox").fill(listing.queryForNothing);
  await pressed(page.locator("main [data-island]").locator(chats).first());
  await restyle(page); // Lays out what is out of view.
  expect(await unreadableText(page)).toEqual([]);
  await page.getByRole("button", { name: content.layout.menu.open, exact: true }).click();
  await pressed(page.locator("#menu").locator(chats));
});

test("PDFs are not stored for offline visits", () => {
  expect(readFileSync(`${launchFolder}/sw.js`, "utf8")).not.toContain(".pdf");
});
