import { expect, type Page, test } from "@playwright/test";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, escapeRegExp, localPath, mainNumber, otherLanguageNames, slipOfAll } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { choiceOf, counted, namesOf, packButton, seeSlip, sheet, strip } from "../helpers/slip-orders.ts";
import {
  expectAccessibleInBothThemes,
  openPage,
  openWithCode,
  parseChatLink,
  recordEvents,
  restyle,
  storedSlip,
  storeSlip,
  waitForHydration,
  waitForIdleWork,
} from "../helpers/support.ts";

/** The order slip, which the launch set has (docs/decisions/0013). */

const words = content.slip;
const { message } = words;
/** The line of each message that is written on the Products page. */
const origin = interpolate(content.enquiry.origin, { place: content.pages.products.inMessages });

const names = namesOf(0);

test.use({ baseURL: launchURL });

/** A paragraph of the sheet, but not the live region, which has the same text a moment later. */
const paragraph = (page: Page, hasText: string) => sheet(page).locator("p:not([role=status])", { hasText });
const numberOf = (page: Page) => sheet(page).getByLabel(interpolate(words.number, names), { exact: true });
const send = (page: Page) => sheet(page).getByRole("link", { name: new RegExp(`^${escapeRegExp(words.send)}`) });
/** The first line of a message about an order of this name. */
const headingOf = (name: string, sentence = message.order) =>
  new RegExp(`^${escapeRegExp(sentence).replace("\\{name\\}", name)}$`, "m");
const line = (count: number) => `1. ${interpolate(message.line, { ...names, count: String(count) })}`;
const openSlip = (page: Page) => seeSlip(page).click();
/** The lines that the browser stores. */
const storedLines = async (page: Page) => (await storedSlip(page)).lines;
/** What the browser stores under which names. */
const stored = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]);
const lines = `${choiceOf(0)}.2`;

test("packs are put on the slip, counted, changed and written as one message", async ({ page }) => {
  await openPage(page, localPath("/products"));
  const seen = recordEvents(page);
  await expect(strip(page)).toBeHidden();
  for (const count of [1, 2]) {
    await packButton(page).click();
    await expect(strip(page)).toContainText(counted(count));
    await expect(strip(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#slip [role=status]")).toContainText(counted(count));
  }
  await expect(packButton(page)).toHaveAccessibleName(
    `${interpolate(words.add, names)}, ${interpolate(words.held, { count: "2" })}`,
  );
  expect([await storedLines(page), new URL(page.url()).search]).toEqual([lines, ""]);

  await openSlip(page);
  await sheet(page)
    .getByRole("button", { name: interpolate(words.more, names), exact: true })
    .click();
  await expect(numberOf(page)).toHaveValue("3");
  await sheet(page)
    .getByRole("button", { name: interpolate(words.less, names), exact: true })
    .click();
  await numberOf(page).fill("12");
  await sheet(page).getByLabel(words.also).fill(" 5 kg & “more” ");
  await sheet(page).getByLabel(words.name).fill("Asha");
  await sheet(page).getByLabel(words.town).fill("दुर्ग");
  const { number, text } = parseChatLink(await send(page).getAttribute("href"));
  expect(number).toBe(mainNumber);
  const [heading, opening, , first, , total, , ...closing] = text?.split("\n") ?? [];
  expect(heading).toMatch(headingOf(".{4}"));
  expect([opening, first]).toEqual([message.opening, line(12)]);
  expect(total).toMatch(new RegExp(`^${escapeRegExp(message.total).replace("\\{sum\\}", ".*\\d.*")}$`));
  expect(closing.slice(0, 5)).toEqual([
    interpolate(message.also, { also: "5 kg & “more”" }),
    interpolate(message.name, { name: "Asha" }),
    interpolate(message.town, { town: "दुर्ग" }),
    "",
    origin,
  ]);
  await expect(sheet(page)).not.toContainText("₹");

  await sheet(page)
    .getByRole("button", { name: interpolate(words.remove, names), exact: true })
    .click();
  await expect(numberOf(page)).toHaveCount(0);
  await expect(paragraph(page, words.empty)).toBeVisible();
  await sheet(page).getByLabel(words.also).fill("");
  await expect.poll(() => stored(page)).toEqual([[], ["site:sender"], ""]);
  expect(seen.errors).toEqual([]);
});

test("all pages, languages and tabs share the slip; the visitor's name and town stay in their tab", async ({
  page,
  context,
}) => {
  const written = ["2 kg haldi", "Asha", "दुर्ग"];
  const fields = () => sheet(page).locator("textarea, [name=name], [name=town]");
  const values = () => fields().evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  await storeSlip(page, lines);
  await page.goto(localPath("/about"));
  await openSlip(page);
  for (const [index, text] of written.entries()) await fields().nth(index).fill(text);
  await page.reload();
  await openSlip(page);
  expect(await values()).toEqual(written);
  await page.keyboard.press("Escape");
  const [other = ""] = otherLanguageNames;
  await page.getByRole("banner").getByRole("link", { name: other, exact: true }).click();
  await expect(page.locator("#slip aside")).toContainText("2");
  await page.goto(localPath("/"));
  await openSlip(page);
  expect(await values()).toEqual(written);
  const otherTab = await context.newPage();
  await otherTab.goto(page.url());
  await strip(otherTab).getByRole("button", { name: words.see }).click();
  expect(await otherTab.locator("#slip textarea").inputValue()).toBe(written[0]);
  expect(await otherTab.locator("#slip [name=name]").inputValue()).toBe("");
  await otherTab.keyboard.press("Escape");
  await packButton(otherTab).click();
  await expect(numberOf(page)).toHaveValue("3");

  const clear = sheet(page).getByRole("button", { name: words.clear });
  await clear.click();
  expect(await values()).toEqual(["", "Asha", "दुर्ग"]);
  await expect(numberOf(page)).toHaveCount(0);
  await expect(strip(otherTab)).toBeHidden();
  await expect.poll(() => stored(page)).toEqual([[], ["site:sender"], ""]);
  const putBack = sheet(page).getByRole("button", { name: words.putBack });
  await expect(putBack).toBeFocused();
  await putBack.click();
  await expect(sheet(page).getByRole("heading").first()).toBeFocused();
  await expect(numberOf(page)).toHaveValue("3");
  expect(await values()).toEqual(written);
  await expect(strip(otherTab)).toContainText(counted(3));
});

test("an order that was opened in WhatsApp keeps its name, is filed alone, and can be repeated", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await storeSlip(page, lines);
  await openPage(page, localPath("/products"));
  await openSlip(page);
  const { text } = parseChatLink(await send(page).getAttribute("href"));
  const contactFile = sheet(page).getByRole("link", { name: content["contact-file"].label });
  await expect(contactFile).toHaveCount(0);
  await send(page).click();
  await expect(contactFile).toBeInViewport();
  await expectAccessibleInBothThemes(page, "dialog");
  const { name = "" } = await storedSlip(page);
  expect(text).toMatch(headingOf(name));
  await page.goto(localPath("/about"));
  await expect(strip(page)).toContainText(interpolate(words.sentOrder, { name }));
  await expectAccessibleInBothThemes(page, "#slip");
  await strip(page).getByRole("button", { name: words.startNew }).click();
  await expect(strip(page)).toContainText(words.filed);

  // The usual order, on the page where packs are chosen.
  await openPage(page, localPath("/products"));
  await expectAccessibleInBothThemes(page, "#slip");
  await strip(page).getByRole("button", { name: words.forget }).click();
  await expect(strip(page)).toContainText(words.forgotten);
  await strip(page).getByRole("button", { name: words.putBack }).click();
  await strip(page)
    .getByRole("button", { name: new RegExp(`^${escapeRegExp(words.repeat).replace("\\{date\\}", ".*\\d.*")}$`) })
    .click();
  await expect(strip(page)).toContainText(counted(2));
  await openSlip(page);
  await sheet(page).getByRole("button", { name: words.clear }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator("#slip aside")).toBeHidden();
  expect((await stored(page))[0]).toEqual([]);
});

test("the strip with a sent order covers no field that has the focus, and an open slip is printed alone", async ({
  page,
}) => {
  await storeSlip(page, lines);
  await openPage(page, localPath("/contact"));
  await openSlip(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main")).toBeHidden();
  await expect(numberOf(page)).toBeVisible();
  await page.emulateMedia({ media: null });
  await sheet(page).getByRole("button", { name: words.copy }).click();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 664 });
  await openPage(page, localPath("/recipes"));
  await expect(strip(page).getByRole("button", { name: words.startNew })).toBeVisible();
  const top = (await strip(page).boundingBox())?.y ?? 0;
  const bottoms = await page.locator("article:first-of-type details[open] input").evaluateAll((fields) =>
    fields.map((field) => {
      (field as HTMLElement).focus();
      return field.getBoundingClientRect().bottom;
    }),
  );
  expect(bottoms.length).toBeGreaterThan(3);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(top);
});

test("Home loads scripts only after the page, and hydrates nothing before a press", async ({ page }) => {
  let isLoaded = false;
  const scripts: boolean[] = [];
  page.on("load", () => (isLoaded = true));
  page.on("request", (request) => request.url().endsWith(".js") && scripts.push(isLoaded));
  await openWithCode(page, localPath("/"));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts).not.toContain(false);
  await expect(page.locator("[data-hydrated]")).toHaveCount(0);
  // No file is left to fetch.
  await page.route(/\.(js|css)$/, (route) => route.abort());
  await packButton(page).click();
  await expect(strip(page)).toContainText(counted(1));
  await expect(strip(page)).toBeInViewport({ ratio: 1 });
});

test("on a very slow link, no script is fetched before a pack is pressed", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: false, effectiveType: "slow-2g" } });
  });
  const files: string[] = [];
  page.on("request", (request) => request.url().endsWith(".js") && files.push(request.url()));
  await page.goto(localPath("/"));
  await waitForIdleWork(page);
  expect(files).toEqual([]);
  await packButton(page).click();
  await expect(strip(page)).toContainText(counted(1));
});

test("the bulk button opens the slip with a question about the price, and a chat in another tab", async ({ page }) => {
  const { label, message: bulk } = content.controlWords["request-bulk-quote"];
  const button = page.getByRole("main").getByRole("link", { name: label, exact: true });
  await openPage(page, localPath("/products"));
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const tab = page.context().waitForEvent("page");
  await button.click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
  await expect(sheet(page)).toBeHidden();
  await button.click();
  await expect(sheet(page).getByLabel(words.also)).toBeFocused();
  await expect(sheet(page)).toContainText(words.emptyForPrice);
  await page.keyboard.type("haldi");
  const { text } = parseChatLink(await send(page).getAttribute("href"));
  expect(text?.split("\n").slice(1)).toEqual([bulk, "", interpolate(message.also, { also: "haldi" }), "", origin]);
});

test("the slip works with the keyboard, and in both themes", async ({ page }) => {
  await openPage(page, localPath("/products"));
  await packButton(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(strip(page)).toContainText(counted(2));
  // One Tab leads to the slip, as is announced: before axe, which takes longer than an announcement stays.
  await expect(page.locator("#slip [role=status]")).toContainText(words.next);
  const box = await packButton(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Tab");
  const near = page.getByRole("main").getByRole("button", { name: words.see });
  await expect(near).toBeFocused();
  await expect(near).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByRole("heading")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(near).toBeFocused();
  const see = seeSlip(page);
  await see.press("Enter");
  await expect(sheet(page).getByRole("heading")).toBeFocused();
  await expectAccessibleInBothThemes(page, "dialog");
  await page.setViewportSize({ width: 320, height: 640 });
  await restyle(page, "html { font-size: 200% }");
  await send(page).scrollIntoViewIfNeeded();
  await expect(send(page)).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(see).toBeFocused();
});

test("Back closes the open slip and stays on the page, also after a reload, and where the browser does not do so by itself", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));
  await storeSlip(page, lines);
  await page.goto(localPath("/about"));
  await openPage(page, localPath("/products"));
  await openSlip(page);
  await expect.poll(() => page.evaluate(() => history.state?.isDialog)).toBe(true);
  await page.reload();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
    await openSlip(page);
    await expect(sheet(page).getByRole("heading")).toBeFocused();
    await close();
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(strip(page).getByRole("button", { name: words.see })).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false);
    await expect(page).toHaveURL(localPath("/products"));
  }
  // The closed slip left no history entry.
  await page.goBack();
  await expect(page).toHaveURL(localPath("/about"));
});

test("head, total and sending stay in view above many lines, and the page behind does not scroll", async ({ page }) => {
  // The packs of all products, round by round: those of one product come apart.
  const rounds = [0, 1, 2, 3].flatMap((round) =>
    content.products.flatMap(({ slug, price }) => (price.packs[round] ? `${slug}.${price.packs[round].id}` : [])),
  );
  const count = Math.min(12, rounds.length);
  await storeSlip(page, rounds.slice(0, count).join("_"));
  await openPage(page, localPath("/products"));
  for (const [width, height] of [
    [360, 640],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const before = await page.evaluate(() => scrollY);
    // Not with tap(), which would scroll the page first.
    const see = strip(page).getByRole("button", { name: words.see });
    await see.evaluate((button: HTMLElement) => button.click());
    const what = `${width} × ${height}`;
    await expect(sheet(page).getByRole("listitem")).toHaveCount(count);
    for (const fixed of [
      sheet(page).getByRole("heading"),
      sheet(page).getByRole("button", { name: words.close, exact: true }),
      sheet(page).getByText(counted(count), { exact: true }),
      send(page),
    ])
      await expect(fixed, what).toBeInViewport({ ratio: 1 });
    await sheet(page).getByLabel(words.town).scrollIntoViewIfNeeded();
    await expect(send(page), what).toBeInViewport({ ratio: 1 });
    // The wheel over the slip and beside it.
    for (const [x, y] of [
      [width - 60, 30],
      [20, 400],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 400);
    }
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toHaveCount(0);
    // The wheel scrolls the page now; if it had done so before, the page would be further down.
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY), what).toBe(before + 400);
  }
});

test("one thing floats at a time: the slip's strip takes the place of the widget", async ({ page }) => {
  await storeSlip(page, slipOfAll);
  await page.goto(localPath("/"));
  await expect(page.getByRole("complementary")).toHaveCount(1);
  await expect(page.getByRole("button", { name: content.pages.home.widget.preview, exact: true })).toBeHidden();
});
