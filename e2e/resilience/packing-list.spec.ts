import { expect, type Page, test } from "@playwright/test";
import { pathIn } from "../../app/site/languages.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, contentIn, escapeRegExp, localPath, slipInAddress, slipOfAll } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { unreadableText } from "../helpers/layout-problems.ts";
import { choiceOf, namesOf, sheet } from "../helpers/slip-orders.ts";
import {
  cachedPaths,
  openPage,
  pathsIn,
  recordEvents,
  restyle,
  storedSlip,
  storeSlip,
  waitForServiceWorker,
} from "../helpers/support.ts";

/** Packing lists whose addresses were forwarded, damaged or opened without a network: no line is lost or invented. */

const words = content.slip;
const packing = content["packing-list"];

test.use({ baseURL: launchURL });

/** A pack, as in the address of a list. */
const pack = choiceOf(0);
const list = (page: Page, { title } = packing) => page.getByRole("dialog", { name: title });

for (const [end, asked, problems] of [
  [".", [2, 1], 0],
  [")।", [2, 1], 0],
  ["_Turmeric-x.50GM.4 !", [2, 1, 4], 1],
  ["_no such line", [2, 1], 1],
  // More than a slip holds, and a spice that a customer's older page has.
  [".1500", [2, 1500], 0],
  ["_old-spice.50gm.4_old-spice.1kg", [2, 1, 4, 1], 2],
] as const)
  test(`a forwarded list that ends in “${end}” loses nothing, and its reply promises no more than is ticked`, async ({
    page,
  }) => {
    const address = `${choiceOf(0)}.2_${choiceOf(1)}${end}`;
    await openPage(page, `${localPath("/contact")}?Slip=${encodeURIComponent(address)}`);
    const boxes = list(page).getByRole("checkbox");
    const rows = 2 + problems;
    await expect(boxes).toHaveCount(rows);
    for (const count of asked) await expect(list(page)).toContainText(count > 1 ? `× ${count}` : "× 1");
    const reply = async () => {
      const link = list(page).getByRole("link", { name: new RegExp(`^${escapeRegExp(packing.reply)}`) });
      return new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
    };
    for (const box of (await boxes.all()).slice(0, 2)) await box.check();
    const [whole = "", missing = ""] = [packing.whole, packing.missing].map((sentence) => sentence.split("{")[0]);
    expect((await reply()).startsWith(problems ? missing : whole)).toBe(true);
    for (const box of await boxes.all()) await box.check();
    expect((await reply()).startsWith(whole)).toBe(true);
  });

test("a hostile address is a list of all that can be shown of it, and one's own slip holds only what fits", async ({
  page,
}) => {
  const seen = recordEvents(page);
  const slip = `gone.50gm_<b>.1_${pack}.99999_${"x.y_".repeat(5_000)}`;
  await openPage(page, `${localPath("/about")}?slip=${encodeURIComponent(slip).slice(0, 12_000)}`);
  await expect(list(page).getByRole("checkbox").first()).toBeVisible();
  expect(await list(page).getByRole("checkbox").count()).toBeLessThan(10);
  await expect(list(page)).toContainText(packing.notOnShelf);
  await expect(list(page)).toContainText(packing.tooMany);
  await list(page).getByRole("button", { name: packing.take }).click();
  await expect(sheet(page).locator("li").getByRole("textbox")).toHaveValue("999");
  await expect(sheet(page)).toContainText(words.gone.split("{")[0] ?? "");
  await expect(sheet(page)).toContainText(interpolate(words.message.line, { ...namesOf(0), count: "99000" }));
  expect((await storedSlip(page)).lines.length).toBeLessThan(400);
  // The sheet covers the page on purpose.
  await restyle(page, "body > :not(#slip), aside { visibility: hidden }");
  expect(await unreadableText(page)).toEqual([]);
  expect(seen.errors).toEqual([]);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  for (const [language, query, count] of [
    ["en", slipInAddress, slipOfAll.split("_").length],
    ["hi", `Slip=${pack}.2`, 1],
    ["hi", `a=1&slip=(${pack}.999_${pack}.1).`, 1],
  ] as const)
    test(`a list that was opened offline, in ${language}, is there when the network is back: ${query.slice(0, 30)}`, async ({
      page,
      context,
    }) => {
      await storeSlip(page, `${pack}.7`);
      await page.goto("/");
      await waitForServiceWorker(page);
      await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(pathsIn("hi")));
      await context.setOffline(true);
      const address = `${launchURL}${pathIn(language, "/no-such-page")}?${query}`;
      await page.goto(address);
      const { pages, "packing-list": packing } = contentIn(language);
      await expect(page.getByRole("heading", { level: 1, name: pages.offline.title })).toBeVisible();
      await expect(page.getByRole("complementary")).toContainText(packing.offline);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(page.url()).toBe(new URL(address).href);
      await context.setOffline(false);
      await expect(list(page, packing).getByRole("checkbox")).toHaveCount(count);
      expect((await storedSlip(page)).lines).toBe(`${pack}.7`);
    });
});
