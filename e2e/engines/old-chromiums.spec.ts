import { expect, type Page, test } from "@playwright/test";
import { formatHex } from "culori";
import { brandColour } from "../../app/styles/brand-colours.server.ts";
import { testPorts } from "../../tools/port.ts";
import { localPath } from "../helpers/content.ts";
import { fillIn, messageForm } from "../helpers/enquiry-forms.ts";
import * as listing from "../helpers/expected-catalogue.ts";
import { loadPictures } from "../helpers/in-page.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { hasOldChromiums, launchOldChromium } from "../helpers/old-chromiums.ts";
import { menuPaths, recordEvents, sitemapPaths, unhydrated } from "../helpers/support.ts";
import { pageProblems } from "./page-problems.ts";

/**
 * The pages in old Chromiums (docs/specification.md, 16): 92 shows plain pages, 103 the design, and 113 runs the islands.
 * npm brings them, for Linux on x64, and a Playwright of their time, which can drive them.
 */
test.skip(!hasOldChromiums, "The programs are for Linux on x64");
test.describe.configure({ timeout: 180_000 });

for (const version of [92, 103, 113] as const)
  test(`Chromium ${version} shows its pages as it can, and without errors`, async () => {
    const browser = await launchOldChromium(version);
    try {
      const page = await browser.newPage({ serviceWorkers: "block" });
      const seen = recordEvents(page);
      // Styles and scripts are the same in both languages.
      if (version < 110) await showsPages(page, version >= 99);
      else await runsIslands(page, seen.dialogs);
      // Versions just before popovers were released log an error about them.
      expect(seen.errors.filter((error) => !/popover/.test(error))).toEqual([]);
    } finally {
      await browser.close();
    }
  });

async function showsPages(page: Page, isStyled: boolean): Promise<void> {
  for (const path of sitemapPaths) {
    await page.goto(launchURL + path);
    // The style sheet may be applied after `load`.
    await expect.poll(() => page.locator("[data-unstyled]").count()).toBe(0);
    await page.evaluate(loadPictures);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // Poll, because an icon may still grow to its size.
      await expect
        .poll(
          async () => [...(await page.evaluate(pageProblems)), ...(await page.evaluate(oldProblems, isStyled))],
          `${path} at ${width}`,
        )
        .toEqual([]);
    }
    const links = await page
      .locator("body > :is(header, footer) a")
      .evaluateAll((all) =>
        all.filter((link) => link.getClientRects().length > 0).map((link) => link.getAttribute("href")),
      );
    expect(links, path).toEqual(expect.arrayContaining([...menuPaths]));
    if (!isStyled) continue;
    const colour = (element: Element) => getComputedStyle(element).backgroundColor;
    // Poll, because a button's colour may be in transition.
    for (const [selector, name] of [
      ["html", "bg"],
      ["footer", "night"],
      ["footer [data-variant=whatsapp]", "ivory"],
    ] as const)
      await expect
        .poll(async () => formatHex(await page.locator(selector).first().evaluate(colour)), path)
        .toBe(brandColour(name).light);
  }
}

async function runsIslands(page: Page, dialogs: string[]): Promise<void> {
  const open = async (address: string) => {
    await page.goto(address);
    await expect.poll(() => page.locator(unhydrated).count()).toBe(0);
  };
  await open(launchURL + localPath("/products"));
  await page.locator("[name=q]").fill(listing.queryForOneProduct);
  await expect
    .poll(() => page.locator("main [data-spice] h3").allTextContents())
    .toEqual(listing.productNames(listing.matchingProducts(listing.byPopularity, listing.queryForOneProduct)));
  await page.locator("main [data-spice] li > button").first().click();
  await page.locator("#slip aside button").click();
  await expect.poll(() => page.locator("#slip dialog[open] li").count()).toBe(1);
  await open(`http://localhost:${testPorts.site}${messageForm.path}`);
  await fillIn(page, messageForm);
  await page.locator("form [type=submit]").click();
  await expect.poll(() => dialogs).toEqual([messageForm.alert]);
}

/** In the page: what only old browsers get wrong. */
function oldProblems(isStyled: boolean): string[] {
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const isLive = document.documentElement.hasAttribute("data-live");
  const hidden = ["[hidden]", "dialog:not([open])", "[popovertarget]", ...(isLive ? [] : ["[data-needs-script]"])];
  const icons = [...document.querySelectorAll("svg.icon")].filter((icon) => {
    const { width, height } = icon.getBoundingClientRect();
    return Math.min(width, height) < 8 || Math.max(width, height) > 48;
  });
  const spoken = [...document.querySelectorAll(".visually-hidden")].filter(
    (words) => getComputedStyle(words).position !== "absolute",
  );
  // Without the design, everything is in one column, so blocks have its full width.
  const blocks = document.querySelectorAll("main section, main h2:not([class]), main h3, main form, main article");
  const narrow = [...(isStyled ? [] : blocks)].filter(
    (block) => block.getBoundingClientRect().width < 0.7 * document.body.clientWidth,
  );
  return [...document.querySelectorAll(hidden.join()), ...icons, ...spoken, ...narrow]
    .filter(isShown)
    .map(({ outerHTML }) => `wrongly shown: ${outerHTML.slice(0, 80)}`);
}
