import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { within } from "@testing-library/react";
import type { ControlName } from "../../app/content/schema/controls.ts";
import { type Action, controls } from "../../app/features/controls/controls.ts";
import { bulkQuote } from "../../app/features/enquiry/bulk-quote.ts";
import { dishesWith } from "../../app/features/recipes/dishes-with.ts";
import { pageNameAt, pageNames, pages } from "../../app/site/pages.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { addressesOf, documentAt } from "../helpers/built-pages.ts";
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
  recordEvents,
  restyle,
} from "../helpers/support.ts";

test.use({ baseURL: launchURL });

interface Owner {
  name?: string;
  id?: string;
}

const [products, recipes] = [localPath("/products"), localPath("/recipes")];
const everyProduct: Owner[] = content.products.map(({ name, slug }) => ({ name, id: slug }));
const everyRecipe: Owner[] = content.recipes.map(({ title, slug }) => ({ name: title, id: slug }));

/** The page of each control, and the products or recipes that it belongs to. */
const places: Record<ControlName, [path: string, owners: readonly Owner[]]> = {
  "shop-now": [localPath("/"), [{}]],
  "product-contact": [products, everyProduct],
  "request-bulk-quote": [products, [{}]],
  "become-distributor": [products, [{}]],
  "view-all-products": [recipes, [{}]],
  "download-pdf": [recipes, everyRecipe],
  "share-recipe": [recipes, everyRecipe],
};

/** The accessible name of a control; a recipe's has the recipe, and the link to the form has its place. */
function nameOf(control: ControlName, { name = "" }: Owner): string {
  const { label } = controlWords(control, name);
  if (control === "become-distributor") return content.controlWords[control].name;
  if (places[control][0] !== recipes || !name) return label;
  const action = controls[control].launch === "print" ? content.controlWords["download-pdf"].print : label;
  return interpolate(content.pages.recipes.actionFor, { action, name });
}

/** The message of a chat that a control opens. */
function messageOf(control: ControlName, { name = "", id }: Owner): string {
  if (control === "request-bulk-quote") return bulkQuote(content.controlWords[control].quote, content.products);
  const price = content.products.find(({ slug }) => slug === id)?.price.text ?? "";
  return interpolate(content.catalogue.message, { name, price });
}

const controlNames = Object.keys(places) as ControlName[]; // Of a literal.
const actionOf = (control: ControlName): Action => controls[control].launch;

for (const path of new Set(controlNames.map((control) => places[control][0]))) {
  const own = controlNames.filter((control) => places[control][0] === path);
  test(`the controls of ${path} do what the launch set says`, async ({ page }) => {
    await page.addInitScript(recordSharing);
    await page.addInitScript(recordPrinting);
    await openPage(page, path);
    const seen = recordEvents(page);
    // Last what leaves the page.
    const leavesPage = (control: ControlName) => Number(typeof actionOf(control) === "object");
    for (const control of own.sort((a, b) => leavesPage(a) - leavesPage(b)))
      for (const owner of places[control][1]) await expectAction(page, control, owner);
    expect([seen.errors, seen.dialogs]).toEqual([[], []]);
  });
}

async function expectAction(page: Page, control: ControlName, owner: Owner): Promise<void> {
  const action = actionOf(control);
  const [path] = places[control];
  const { message } = controlWords(control, owner.name);
  const place = page.locator("header, main");
  const label = nameOf(control, owner);
  const button = place.getByRole("button", { name: label, exact: true });
  // The name of a link that opens a new tab ends with a note saying so. The bulk quote opens the slip.
  const opensTab = action === "whatsapp" && control !== "request-bulk-quote";
  const name = opensTab ? `${label} ${content.layout.newTab}` : label;
  const link = place.getByRole("link", { name, exact: true });
  if (typeof action === "object") {
    await link.click();
    await expect(page).toHaveURL(localPath(action.link));
    await expect(page.locator("h1, :target").last()).toBeInViewport();
  } else if (action === "whatsapp") {
    expect(parseChatLink(await link.getAttribute("href"))).toEqual({
      number: mainNumber,
      text: messageFrom(content, pageNameAt(path), messageOf(control, owner)),
    });
    await expect(link).toHaveAttribute("target", "_blank");
  } else if (action === "print") {
    await button.click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", owner.id ?? "");
  } else {
    expect(action).toBe("share");
    await expectShared(page, button, message, content.site.address + path + (owner.id ? `#${owner.id}` : ""));
  }
}

/** Runs in the page: prints nothing, and records which cards of the recipes are on paper. */
function recordPrinting(): void {
  window.print = () => {
    dispatchEvent(new Event("beforeprint"));
    const cards = document.querySelectorAll("[data-pressed-to-print]");
    document.documentElement.dataset.printed = Array.from(cards, ({ id }) => id).join();
    dispatchEvent(new Event("afterprint"));
  };
}

test("a search that finds nothing offers a chat that asks for what was typed", async ({ page }) => {
  const { label, message } = content.catalogue.askForSpice;
  await openPage(page, localPath("/products"));
  const search = page.getByRole("searchbox");
  for (const query of [listing.queryForNothing, `हल्दी ${listing.queryForNothing} & “{query}”`]) {
    await search.fill(` ${query} `);
    const name = `${interpolate(label, { query })} ${content.layout.newTab}`;
    const ask = page.getByRole("main").getByRole("link", { name, exact: true });
    const text = messageFrom(content, "products", interpolate(message, { query }));
    expect(parseChatLink(await ask.getAttribute("href"))).toEqual({ number: mainNumber, text });
    expect(await unreadableText(page)).toEqual([]);
  }
  await expectAccessibleInBothThemes(page);
  // The search knows a product by its other names, too.
  const [product] = content.products as [(typeof content.products)[0]];
  for (const name of [...(content.translations[product.slug] ?? []), ...product.aliases]) {
    await search.fill(name);
    await expect(productCards(page).getByRole("heading", { name: product.name, exact: true }), name).toBeVisible();
  }
});

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
    const dishes = dishesWith(content.recipes, slug);
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
