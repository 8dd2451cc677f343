import { expect, type Page, test } from "@playwright/test";
import { languages, pathIn } from "../../app/site/languages.ts";
import { content, contentIn, escapeRegExp, localPath } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import {
  button,
  choiceOf,
  closeSheet,
  ordered,
  packButton,
  plus,
  pressPack,
  seeSlip,
  sheet,
  strip,
} from "../helpers/slip-orders.ts";
import { openPage, storedSlip, storeSlip } from "../helpers/support.ts";

/** Orders in which several features meet: no goods lost, added or promised by mistake (docs/decisions/0007). */

const words = content.slip;

test.use({ baseURL: launchURL });
test.beforeEach(({ context }) => context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" })));

/** A spice without a card that recipes need. */
const sharedSpice = content.spices.find(({ id }) =>
  content.recipes.some(({ spices }) => spices.some((spice) => spice.id === id)),
);

for (const pressed of [languages, languages.toReversed(), [...languages, ...languages]])
  test(`a spice without a card that was pressed in ${pressed.join(", then ")} is on the slip once`, async ({
    page,
  }) => {
    test.skip(!sharedSpice, "No recipe needs a spice without a card");
    for (const language of pressed) {
      const { slip, recipes } = contentIn(language);
      await openPage(page, pathIn(language, "/recipes"));
      for (const { slug } of recipes)
        await page
          .locator(`#${slug}`)
          .getByRole("button", { name: new RegExp(`^${escapeRegExp(slip.dish)}`) })
          .click();
    }
    const { lines, also } = await storedSlip(page);
    expect(also).toBe("");
    expect(lines.split("_").filter((line: string) => line.startsWith(`${sharedSpice?.id}.`))).toEqual([
      `${sharedSpice?.id}.any`,
    ]);
  });

for (const [later, hours] of [
  ["eight days", 8 * 24],
  ["seven hours", 7],
  ["three weeks", 21 * 24],
] as const)
  test(`${later} after a slip was opened in WhatsApp, a press starts a new one, which can be undone`, async ({
    page,
  }) => {
    const opened = new Date("2026-11-26T08:00");
    await page.clock.setFixedTime(opened);
    await pressPack(page, 1);
    await seeSlip(page).click();
    await sheet(page)
      .getByRole("link", { name: /WhatsApp/ })
      .click();
    await closeSheet(page);
    // Minutes later it is still the same order.
    await expect(strip(page)).toContainText(words.askSent);
    await pressPack(page, 1);
    expect(await ordered(page)).toEqual({ [choiceOf(1)]: 2 });
    await closeSheet(page);

    await page.clock.setFixedTime(new Date(opened.getTime() + hours * 60 * 60_000));
    await page.reload();
    await pressPack(page);
    await expect(strip(page)).toContainText(words.startedApart.split("{")[0] ?? "");
    expect(await ordered(page)).toEqual({ [choiceOf(0)]: 1 });
    await closeSheet(page);
    await button(page, words.addToLast).click();
    await expect(seeSlip(page)).toBeFocused();
    expect(await ordered(page)).toEqual({ [choiceOf(0)]: 1, [choiceOf(1)]: 2 });
  });

/** Opens the slip in WhatsApp, as if it was sent. */
async function send(page: Page): Promise<void> {
  await seeSlip(page).click();
  await sheet(page)
    .getByRole("link", { name: /WhatsApp/ })
    .click();
  await closeSheet(page);
}
const repeat = new RegExp(escapeRegExp(words.repeat).split("\\{date\\}").join(".*"));

for (const [answers, focused] of [
  [[words.notYet], words.see],
  [[words.startNew], repeat],
  [[words.startNew, repeat], words.see],
  [[words.startNew, words.forget], undefined],
] as const)
  test(`when the page comes back into view, the strip asks; after ${answers.join(" and ")} the focus is where one goes on`, async ({
    page,
  }) => {
    await pressPack(page);
    await send(page);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(strip(page)).toContainText(words.askSent);
    for (const answer of answers) await strip(page).getByRole("button", { name: answer }).press("Enter");
    await expect(page.getByText(words.askSent)).toHaveCount(0);
    // An empty slip has no strip: one goes on at the pack that was pressed last.
    const next = focused ? strip(page).getByRole("button", { name: focused }) : packButton(page, 0);
    await expect(next).toBeFocused();
  });

for (const [last, now] of [
  [[0], [0]],
  [[0, 0, 1], [1]],
  [[1], [0, 0]],
] as const)
  test(`the last slip, of packs ${last.join(", ")}, is added to packs ${now.join(", ")} that are on the slip`, async ({
    page,
  }) => {
    for (const index of last) await pressPack(page, index);
    await send(page);
    await strip(page).getByRole("button", { name: words.startNew }).click();
    for (const index of now) await pressPack(page, index);
    await seeSlip(page).click();
    await sheet(page).getByRole("button", { name: repeat }).click();
    expect(await ordered(page)).toEqual(plus(...[...last, ...now].map((index) => ({ [choiceOf(index)]: 1 }))));
    await expect(sheet(page).getByRole("heading")).toBeFocused();
  });

for (const [path, count] of [
  ["/products", 2],
  ["/contact", 1],
  ["/recipes", 999],
] as const)
  test(`after a reload with ${count} on the open slip, it is open, and one Back closes it and stays on ${path}`, async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));
    await storeSlip(page, `${choiceOf(0)}.${count}`);
    await page.goto(localPath("/about"));
    await openPage(page, localPath(path));
    await seeSlip(page).click();
    await expect(sheet(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.isDialog)).toBe(true);
    await page.reload();
    await expect(sheet(page)).toBeVisible();
    expect(await ordered(page)).toEqual({ [choiceOf(0)]: count });
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(localPath(path));
    await page.goBack();
    await expect(page).toHaveURL(localPath("/about"));
  });
