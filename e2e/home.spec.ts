import { expect, test } from "@playwright/test";
import { chat, layOut, mainNumber } from "./support";

test.beforeEach(async ({ page }) => page.goto("/"));

test("the hero says since when, and leads to the products and to a chat", async ({ page }) => {
  const hero = page.locator("section").first();
  await expect(hero).toContainText(/Serving Since\s*1990/);
  await expect(hero.locator('a[href="/products"]')).toBeVisible();
  expect(chat(await hero.locator('a[href*="wa.me"]').getAttribute("href")).number).toBe(mainNumber);
});

test("the pack sizes are named at the top", async ({ page }) => {
  await expect(page.getByRole("list", { name: "Pack sizes" }).getByRole("listitem")).toHaveText([
    "50gm",
    "100gm",
    "500gm",
    "10kg",
    "Bulk",
  ]);
});

test("the stats are as claimed", async ({ page }) => {
  const stats = page.locator("dl").first();
  for (const [label, value] of [
    ["Established", "1990"],
    ["Quality", "Legacy"],
    ["States Served", "5+"],
    ["Premium Products", "50+"],
  ]) {
    await expect(stats.locator("div", { hasText: label })).toContainText(value ?? "");
  }
});

test("the heritage timeline shows 1990 as the establishment and 1988 as the brand launch", async ({ page }) => {
  await expect(page.getByRole("listitem").filter({ hasText: "Official establishment" })).toContainText("1990");
  await expect(page.getByRole("listitem").filter({ hasText: "Brand launch" })).toContainText("1988");
});

test("the founders have their message", async ({ page }) => {
  await expect(page.locator("figure blockquote").first()).toBeVisible();
});

test("nine products each start a chat that names the product and its packs", async ({ page }) => {
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Ask on WhatsApp about/ }) });
  await expect(cards).toHaveCount(9);
  await layOut(page);
  for (const card of await cards.all()) {
    const name = await card.getByRole("heading").textContent();
    const { number, text } = chat(await card.getByRole("link").getAttribute("href"));
    const price = /\(([^)]+)\)/.exec(text ?? "")?.[1] ?? "";
    expect(number).toBe(mainNumber);
    expect(text).toBe(`Hi, I am interested in ${name} (${price}). Please share more details.`);
    // The drawn weights read and copy as the price text.
    await expect(card).toContainText(price, { useInnerText: true });
    await expect(card.getByRole("link")).toHaveAttribute("target", "_blank");
    await expect(card.getByRole("img", { name: /^4\.[5-9] out of 5$/ })).toBeVisible();
    await expect(card.getByRole("list").getByRole("listitem")).toHaveCount(2);
  }
});

test("each card shows its picture, its tag, what it is used for and what it is good for", async ({ page }) => {
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Ask on WhatsApp about/ }) });
  for (const card of await cards.all()) {
    await expect(card.locator("img")).toHaveAttribute("alt", /./);
    await expect(card.getByRole("term")).toHaveText(["Uses", "Benefits"]);
    await expect(card.getByRole("definition")).toHaveText([/./, /./]);
    await expect(card.getByRole("paragraph").first()).toHaveText(/./);
    await expect(card.getByRole("img", { name: /^Spice level/ })).toHaveCount(0);
  }
});

test("prices and stars are those of the products", async ({ page }) => {
  const card = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await layOut(page);
  for (const [name, price, stars] of [
    ["Chilli Powder", "50gm, 100gm, 500gm, 10kg", "4.8 out of 5"],
    ["Kasoori Methi", "50gm, 100gm", "4.6 out of 5"],
  ] as const) {
    await expect
      .poll(async () => (await card(name).innerText()).split("\n"))
      .toContainEqual(expect.stringMatching(`(^|: )${price}$`));
    await expect(card(name).getByRole("img", { name: stars, exact: true })).toBeVisible();
  }
});

test("four products are popular", async ({ page }) => {
  const popular = page.getByRole("listitem").filter({ has: page.getByText("Popular", { exact: true }) });
  expect(await popular.getByRole("heading").allTextContents()).toEqual([
    "Chilli Powder",
    "Garam Masala",
    "Kasoori Methi",
    "Coriander Powder",
  ]);
});

test("the names are the nine of the specification", async ({ page }) => {
  const names = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Ask on/ }) })
    .getByRole("heading");
  expect(await names.allTextContents()).toEqual([
    "Chilli Powder",
    "Garam Masala",
    "Jeera Powder",
    "Cumins Seed",
    "Amchur Powder",
    "Kasoori Methi",
    "Chicken Masala",
    "Meat Masala",
    "Coriander Powder",
  ]);
});

test("chicken and meat masala are new", async ({ page }) => {
  const fresh = page.getByRole("listitem").filter({ has: page.getByText("New", { exact: true }) });
  expect(await fresh.getByRole("heading").allTextContents()).toEqual(["Chicken Masala", "Meat Masala"]);
});

test("the regional presence shows five states with status and cities", async ({ page }) => {
  for (const [state, status, city] of [
    ["Chhattisgarh", "Headquarters", "Raipur"],
    ["Odisha", "Strong Presence", "Sambalpur"],
    ["Maharashtra", "Growing", "Nagpur"],
    ["Madhya Pradesh", "Established", "Jabalpur"],
    ["Jharkhand", "Active", "Ranchi"],
  ]) {
    const board = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: new RegExp(`${state}$`, "i") }) });
    await expect(board).toContainText(status ?? "");
    await expect(board).toContainText(city ?? "");
  }
});

test("there is a way to the distributors and to a chat about a partnership", async ({ page }) => {
  const main = page.getByRole("main");
  await expect(main.locator('a[href="/distributors"]')).toBeVisible();
  expect(chat(await main.getByRole("link", { name: /partnership/ }).getAttribute("href")).text).toMatch(/partnership/i);
});

test("three voices are marked Verified Buyer, with five stars each", async ({ page }) => {
  const voices = page.locator("figure", { hasText: "Verified Buyer" });
  await expect(voices).toHaveCount(3);
  await expect(voices.getByRole("img", { name: "5 out of 5" })).toHaveCount(3);
});

test("four reasons and three promises close the page", async ({ page }) => {
  const sections = page.locator("main > section");
  await expect(sections.nth(-2).locator("ol > li")).toHaveCount(4);
  const closing = sections.last();
  await expect(closing.locator("ul > li")).toHaveCount(3);
  await expect(closing).toContainText(/same-day dispatch/i);
  await expect(closing).toContainText(/factory-direct pricing.*distributor discounts/is);
  await expect(closing).toContainText(/quality guarantee/i);
  await expect(closing.locator('a[href="tel:+910000000001"]')).toBeVisible();
  expect(chat(await closing.locator('a[href*="wa.me"]').getAttribute("href")).number).toBe(mainNumber);
});

test("the shelf life is told", async ({ page }) => {
  await expect(page.getByRole("main")).toContainText(/12–18 months/);
});
