import { expect, type Page, test } from "@playwright/test";
import { pathIn } from "../../app/site/languages.ts";
import { dayText } from "../../app/text/days.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, escapeRegExp, language, localPath, slipInAddress, slipOfAll } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { unreadableText } from "../helpers/layout-problems.ts";
import { choiceOf, counted, seeSlip, sheet, strip } from "../helpers/slip-orders.ts";
import {
  expectAccessibleInBothThemes,
  expectSaid,
  openPage,
  parseChatLink,
  recordEvents,
  restyle,
  storedSlip,
  storeSlip,
} from "../helpers/support.ts";

/** A slip that comes back from the chat, as a list to pack from (docs/decisions/0013). */

const words = content.slip;
const packing = content["packing-list"];
const address = `${localPath("/products")}?${slipInAddress}`;
const count = slipOfAll.split("_").length;

test.use({ baseURL: launchURL });

const pack = choiceOf(0);

const list = (page: Page) => page.getByRole("dialog", { name: packing.title });
const friend = (page: Page) => page.getByRole("dialog", { name: packing.shared });
const boxes = (page: Page) => list(page).getByRole("checkbox");
const reply = (page: Page) => list(page).getByRole("link", { name: new RegExp(`^${escapeRegExp(packing.reply)}`) });
const packed = (ticked: number) => interpolate(packing.packed, { count: String(ticked), lines: String(count) });

test("the slip's message ends with its address, which opens as a list to pack from", async ({ page, browser }) => {
  await storeSlip(page, slipOfAll);
  await openPage(page, localPath("/contact"));
  await page.getByRole("complementary", { name: words.title }).getByRole("button", { name: words.see }).click();
  await sheet(page).getByLabel(words.name).fill("Asha");
  await sheet(page).getByLabel(words.neededBy).fill("2031-01-02");
  const neededBy = interpolate(words.message.neededBy, { day: dayText("2031-01-02", language) });
  const send = sheet(page).getByRole("link", { name: new RegExp(`^${escapeRegExp(words.send)}`) });
  const message = parseChatLink(await send.getAttribute("href")).text?.split("\n") ?? [];
  const link = message.at(-1) ?? "";
  const [, name = ""] = /list=(\w{4})_/.exec(link) ?? [];
  expect(link).toBe(content.site.address + address.replace("list=", `list=${name}_2031-01-02_`));
  expect(message).toContain(neededBy);
  const order = interpolate(words.message.order, { name });
  expect(message[0]).toBe(order);
  expect(message.at(-2)).toBe(interpolate(content.enquiry.origin, { place: content.pages.contact.inMessages }));

  // On the family's phone.
  const family = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  const seen = recordEvents(family);
  await family.goto(link.replace(content.site.address, launchURL));
  await expect(boxes(family)).toHaveCount(count);
  await expect(list(family)).toContainText(order);
  await expect(list(family)).toContainText(neededBy);
  await expect(list(family).getByRole("heading")).toBeFocused();
  await expect(list(family)).toContainText(packing.notice);
  await expect(list(family)).not.toContainText("Asha");
  await boxes(family).first().check();
  const answer = parseChatLink(await reply(family).getAttribute("href")).text?.split("\n") ?? [];
  expect([answer[0], answer.at(-1)]).toEqual([order, neededBy]);
  // The lines are those of the message, in its order.
  const lines = message.filter((text) => /^\d+\. /.test(text));
  const names = await list(family).locator("li b:first-child").allInnerTexts();
  expect(lines.map((text, index) => text.startsWith(`${index + 1}. ${names[index]}`))).toEqual(names.map(() => true));
  expect(seen.errors).toEqual([]);
  await family.context().close();
});

test("the slip's link is copied; in another browser it changes nothing, until its button puts it on one's own", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await storeSlip(page, `${pack}.7`);
  await openPage(page, localPath("/products"));
  await seeSlip(page).click();
  await sheet(page).getByLabel(words.name).fill("Asha");
  await sheet(page).getByRole("button", { name: packing.share }).click();
  await expect(sheet(page)).toContainText(packing.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${content.site.address}${localPath("/products")}?slip=${pack}.7`);

  const other = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await storeSlip(other, pack);
  await other.goto(link.replace(content.site.address, launchURL));
  await expect(friend(other)).toContainText(packing.sharedNotice);
  expect((await storedSlip(other)).lines).toBe(pack);
  await other.keyboard.press("Escape");
  await expect(other).toHaveURL(launchURL + localPath("/products"));
  await expect(strip(other)).toContainText(counted(1));
  // On a page that does not exist, too.
  await openPage(other, `${launchURL}${localPath("/nowhere" as "/about")}?a=1&slip=${pack}.5#main`);
  await expectAccessibleInBothThemes(other, "dialog");
  await friend(other).getByRole("button", { name: packing.take }).click();
  await expect(sheet(other)).toContainText(counted(6));
  await other.context().close();
});

test("what is ticked makes a reply; every tab and language has the ticks, and closing takes the list from the address", async ({
  page,
  context,
}) => {
  await openPage(page, address);
  await expect(reply(page)).toBeHidden();
  await boxes(page).first().press("Space");
  await expect(list(page)).toContainText(packed(1));
  // No number: WhatsApp asks for the chat.
  await expect(reply(page)).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=/);
  await page.reload();
  await expect(boxes(page).first()).toBeChecked();
  // As WhatsApp opens the link on every tap, here with a full stop after it; and the same list in the other language.
  for (const again of [`${address}.`, `${pathIn("hi", "/products")}?${slipInAddress}`]) {
    const tab = await context.newPage();
    await tab.goto(again);
    const dialog = tab.getByRole("dialog");
    await expect(dialog.getByRole("checkbox")).toHaveCount(count);
    await expect(dialog.getByRole("checkbox").first()).toBeChecked();
    await tab.close();
  }
  await expectAccessibleInBothThemes(page, "dialog");

  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL(localPath("/products"));
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["site:packed"]);
});

test("an answer with prices needs no network, and no address or request holds a price", async ({ page, context }) => {
  const requests: unknown[] = [];
  context.on("request", (request) => requests.push([request.url(), request.postData(), request.headers()]));
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, address.replace("list=", "list=7K4M_"));
  await context.setOffline(true);
  await list(page).getByRole("button", { name: packing.prices }).click();
  const prices = list(page).getByRole("textbox");
  await prices.first().fill("7,351.93");
  await prices.nth(1).fill("९२४");
  // Twelve packs of each.
  const total = interpolate(packing.answer.total, { sum: "₹99,311.16" });
  await expectSaid(page, total);
  const { text } = parseChatLink(await reply(page).getAttribute("href"));
  expect(text?.split("\n")).toEqual(
    expect.arrayContaining([
      packing.answer.opening,
      interpolate(words.message.order, { name: "7K4M" }),
      expect.stringContaining("₹88,223.16"),
      total,
    ]),
  );
  await expectAccessibleInBothThemes(page, "dialog");
  await restyle(page, "body > :not(#slip), aside { visibility: hidden }");
  expect(await unreadableText(page)).toEqual([]);
  await context.setOffline(false);

  // The next order.
  await openPage(page, address.replace("list=", "list=8LXX_"));
  await list(page).getByRole("button", { name: packing.prices }).click();
  await expect(prices.first()).toHaveValue("7,351.93");
  const own = JSON.stringify([page.url(), await page.evaluate(() => [history.state, document.cookie])]);
  expect(JSON.stringify(requests) + own).not.toMatch(/7,?351|735193|924|92400/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["site:prices"]);
});

test("a list of nine lines is printed alone, on half a sheet", async ({ page }) => {
  const nine = slipOfAll.split("_").slice(0, 9).join("_");
  await openPage(page, `${localPath("/products")}?list=${nine}`);
  await boxes(page).first().press("Space");
  await expect(boxes(page).first()).not.toHaveCSS("outline-style", "none");
  await page.emulateMedia({ media: "print" });
  // A4 less its margins, as the browser prints it.
  await page.setViewportSize({ width: 703, height: 1032 });
  const box = await list(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(((297 / 2 - 12) / 25.4) * 96);
  await expect(page.getByRole("main")).toBeHidden();
  await expect(page.locator("body > header")).toBeHidden();
  await expect(list(page).getByRole("button")).toHaveCount(0);
  await expect(list(page)).toContainText(packing.notice);
  // Where the focus is means nothing on paper.
  await expect(boxes(page).first()).toHaveCSS("outline-style", "none");
});
