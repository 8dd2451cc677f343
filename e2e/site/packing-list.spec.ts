import { expect, type Page, test } from "@playwright/test";
import { weekdays } from "../../app/content/schema/options.ts";
import { languages, pathIn } from "../../app/site/languages.ts";
import { dayText } from "../../app/text/days.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, contentIn, escapeRegExp, language, localPath, slipInAddress, slipOfAll } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { unreadableText } from "../helpers/layout-problems.ts";
import { choiceOf, pressPack, seeSlip, sheet, strip } from "../helpers/slip-orders.ts";
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
/** A day of the week on which we are closed, if there is one. */
const closedDays = Array.from({ length: 7 }, (_, day) => `2031-01-0${day + 1}`)
  .filter((day) => !content.site.hours.days.includes(weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? "Monday"))
  .slice(0, 1);

const counted = (number: number) =>
  interpolate(number === 1 ? words.count.one : words.count.other, { count: String(number) });

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
  const day = sheet(page).getByLabel(words.neededBy);
  for (const closed of closedDays) {
    await day.fill(closed);
    await expect(sheet(page)).toContainText(interpolate(words.dayClosed, { day: dayText(closed, language) }));
    await sheet(page)
      .getByRole("button", { name: words.dayNext.split("{day}").find(Boolean)?.trim() })
      .click();
    await expect(day).not.toHaveValue(closed);
  }
  await day.fill("2031-01-02");
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
  // An equal list of another order has ticks of its own.
  await family.goto(`${launchURL}${address.replace("list=", "list=ZZZZ_")}`);
  await expect(boxes(family).first()).not.toBeChecked();
  // The lines are those of the message, in its order.
  const lines = message.filter((text) => /^\d+\. /.test(text));
  const names = await list(family).locator("li b:first-child").allInnerTexts();
  expect(lines.map((text, index) => text.startsWith(`${index + 1}. ${names[index]}`))).toEqual(names.map(() => true));
  expect(seen.errors).toEqual([]);
  await family.context().close();
});

test("an address with a slip changes nothing on any page; its button puts it on one's own", async ({ page }) => {
  await pressPack(page);
  for (const path of ["/recipes", "/nowhere"] as const) {
    await openPage(page, `${localPath(path as "/about")}?a=1&slip=${pack}.7#main`);
    await expect(friend(page)).toContainText(packing.sharedNotice);
    expect((await storedSlip(page)).lines).toBe(pack);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`${localPath(path as "/about")}?a=1#main`);
    await expect(strip(page)).toContainText(counted(1));
  }
  await openPage(page, `${localPath("/contact")}?slip=${pack}.5`);
  await expectAccessibleInBothThemes(page, "dialog");
  await friend(page).getByRole("button", { name: packing.take }).click();
  await expect(sheet(page)).toContainText(counted(6));
  await page.reload();
  await expect(strip(page)).toContainText(counted(6));
});

test("the slip's link is copied, and opens it in another browser", async ({ page, context, browser }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await pressPack(page);
  await pressPack(page);
  await seeSlip(page).click();
  await sheet(page).getByLabel(words.name).fill("Asha");
  await sheet(page).getByRole("button", { name: packing.share }).click();
  await expect(sheet(page)).toContainText(packing.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${content.site.address}${localPath("/products")}?slip=${pack}.2`);
  const elsewhere = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await elsewhere.goto(link.replace(content.site.address, launchURL));
  await elsewhere.getByRole("button", { name: packing.take }).click();
  await expect(sheet(elsewhere)).toContainText(counted(2));
  await elsewhere.context().close();
});

test("what is ticked makes the reply; every tab and language has the ticks, and closing takes the list from the address", async ({
  page,
  context,
}) => {
  await openPage(page, address);
  await expect(reply(page)).toBeHidden();
  await boxes(page).first().press("Space");
  await expect(list(page)).toContainText(packed(1));
  const text = async () => {
    const url = new URL((await reply(page).getAttribute("href")) ?? "");
    // No number: WhatsApp asks for the chat.
    expect(url.origin + url.pathname).toBe("https://wa.me/");
    return url.searchParams.get("text") ?? "";
  };
  expect(await text()).toContain(packing.missing.split("{")[0]);
  const [first, second] = content.products;
  expect(await text()).not.toContain(`${first?.name}, `);
  expect(await text()).toContain(`${second?.name}, `);
  await page.reload();
  await expect(boxes(page).first()).toBeChecked();
  // As WhatsApp opens the link on every tap, here with a full stop after it; and the same list in the other language.
  for (const again of [
    `${address}.`,
    ...languages.map((language) => `${pathIn(language, "/products")}?${slipInAddress}`),
  ]) {
    const tab = await context.newPage();
    await tab.goto(again);
    const dialog = tab.getByRole("dialog");
    await expect(dialog.getByRole("checkbox")).toHaveCount(count);
    await expect(dialog.getByRole("checkbox").first()).toBeChecked();
    await tab.close();
  }
  for (const box of (await boxes(page).all()).slice(1)) await box.check();
  expect(await text()).toContain(packing.whole.split("{")[0]);
  await expectAccessibleInBothThemes(page, "dialog");

  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL(localPath("/products"));
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["site:packed"]);
});

for (const language of languages)
  test(`${language}: an answer with prices needs no network, and no address or request holds a price`, async ({
    page,
    context,
  }) => {
    const { "packing-list": packing, slip } = contentIn(language);
    const requests: unknown[] = [];
    context.on("request", (request) => requests.push([request.url(), request.postData(), request.headers()]));
    await page.setViewportSize({ width: 360, height: 640 });
    const path = `${pathIn(language, "/products")}?${slipInAddress.replace("list=", "list=7K4M_2031-01-02_")}`;
    await openPage(page, path);
    await context.setOffline(true);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: packing.prices }).click();
    const [first, second] = [dialog.getByRole("textbox").first(), dialog.getByRole("textbox").nth(1)];
    await first.fill("7,351.93");
    await second.fill("९२४");
    // Twelve packs of each.
    const total = interpolate(packing.answer.total, { sum: "₹99,311.16" });
    await expectSaid(page, total);
    const text = async () => {
      const link = dialog.getByRole("link", { name: new RegExp(`^${escapeRegExp(packing.reply)}`) });
      return parseChatLink(await link.getAttribute("href")).text?.split("\n") ?? [];
    };
    expect(await text()).toEqual(
      expect.arrayContaining([
        packing.answer.opening,
        interpolate(slip.message.order, { name: "7K4M" }),
        expect.stringContaining("₹88,223.16"),
        expect.stringContaining("₹11,088"),
        total,
        interpolate(slip.message.neededBy, { day: dayText("2031-01-02", language) }),
      ]),
    );
    await expectAccessibleInBothThemes(page, "dialog");
    await restyle(page, "body > :not(#slip), aside { visibility: hidden }");
    expect(await unreadableText(page)).toEqual([]);
    await context.setOffline(false);

    // The next order, and the family's own slip in the same browser.
    await openPage(page, path.replace("7K4M", "8LXX"));
    await dialog.getByRole("button", { name: packing.prices }).click();
    await expect(first).toHaveValue("7,351.93");
    await page.keyboard.press("Escape");
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
