import { expect, type Page, test } from "@playwright/test";
import { pathIn } from "../../app/site/languages.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, contentIn, localPath } from "../helpers/content.ts";
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

test("a hostile address is a list of all that can be shown of it, and one's own slip holds only what fits", async ({
  page,
}) => {
  const seen = recordEvents(page);
  const slip = `gone.50gm_<b>.1_${pack}.99999_${"x.y_".repeat(5_000)}`;
  await openPage(page, `${localPath("/about")}?slip=${encodeURIComponent(slip).slice(0, 12_000)}`);
  const shown = page.getByRole("dialog", { name: packing.shared });
  await expect(shown).toContainText(packing.notOnShelf);
  expect(await shown.getByRole("listitem").count()).toBeLessThan(10);
  await expect(shown).toContainText(packing.tooMany);
  await shown.getByRole("button", { name: packing.take }).click();
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

  test("a list that was opened offline, in the other language, is there when the network is back", async ({
    page,
    context,
  }) => {
    const [language, query, count] = ["hi", `a=1&List=(${pack}.999_${pack}.1).`, 1] as const;
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
