import { basename } from "node:path";
import { expect, test } from "@playwright/test";
import { formatHex } from "culori";
import { languageAt, languages, pathIn } from "../../app/site/languages.ts";
import { menuPageNames, pageNames, pages } from "../../app/site/pages.ts";
import { brandColour } from "../../app/styles/brand-colours.server.ts";
import { portOf } from "../../testing/ask.ts";
import { createSiteServer } from "../../tools/serve.ts";
import { contentIn, localPath } from "../helpers/content.ts";
import { messageForm } from "../helpers/enquiry-forms.ts";
import * as listing from "../helpers/expected-catalogue.ts";
import { launchFolder } from "../helpers/launch-site.ts";
import { unhydrated } from "../helpers/support.ts";
import { OldChromium } from "./old-chromium.ts";

/**
 * Every page in old Chromiums (docs/specification.md, 16): 92 shows plain pages, 103 and 109 the design, and 113 also
 * runs the islands.
 */

const programs = (process.env.OLD_CHROMIUMS ?? "").split(":").filter(Boolean);
const paths = languages.flatMap((language) => pageNames.map((name) => pathIn(language, pages[name].path)));

const site = createSiteServer("build/client");
const launchSite = createSiteServer(launchFolder);
const addressOf = (server: typeof site, path: string) => `http://127.0.0.1:${portOf(server)}${path}`;

test.beforeAll(async () => {
  for (const server of [site, launchSite]) await new Promise<void>((resolve) => server.listen(0, resolve));
});
test.afterAll(() => {
  for (const server of [site, launchSite]) server.close();
});

for (const program of programs) {
  const version = Number(basename(program).split("-")[1]);
  const isStyled = version >= 99;
  const isLive = version >= 110;

  test(`Chromium ${version} shows every page, ${isStyled ? "with the design" : "in one plain column"}`, async () => {
    const browser = await OldChromium.launch(program);
    try {
      for (const path of paths) {
        await browser.open(addressOf(launchSite, path));
        for (const width of [320, 390, 1440]) {
          await browser.resize(width);
          expect(await browser.evaluate(pageProblems, isStyled), `${path} at ${width}`).toEqual([]);
        }
        // The not-found page has status 404, which the browser logs as an error.
        const own = browser.errors.filter((error) => !path.endsWith(pages["not-found"].path) || !/404/.test(error));
        expect(own, path).toEqual([]);
        const menu = menuPageNames.map((name) => pathIn(languageAt(path), pages[name].path));
        expect(await browser.evaluate(unreachable, menu), path).toEqual([]);
        if (!isStyled) continue;
        // Poll, because a button's colour may be in transition.
        const colours = async () => {
          const { page, band, button } = await browser.evaluate(coloursOf);
          return { page: formatHex(page), band: formatHex(band), button: formatHex(button) };
        };
        await expect.poll(colours, path).toEqual(expectedColours);
        const { field } = await browser.evaluate(coloursOf);
        if (field.length > 0)
          expect(
            field.map((colour) => formatHex(colour)),
            path,
          ).toEqual(expectedField);
      }
    } finally {
      await browser.close();
    }
  });

  if (isLive)
    test(`in Chromium ${version} products are searched and ordered, and a message is sent`, async () => {
      const browser = await OldChromium.launch(program);
      const expectThat = <Value>(read: (selector: string) => Value, selector: string) =>
        expect.poll(() => browser.evaluate(read, selector));
      const open = async (address: string) => {
        await browser.open(address);
        await expectThat(countOf, unhydrated).toBe(0);
      };
      const click = (selector: string) =>
        browser.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), selector);
      try {
        await open(addressOf(launchSite, localPath("/products")));
        await browser.type("[name=q]", listing.queryForOneProduct);
        await expectThat(textsOf, "main [data-spice] h3").toEqual(
          listing.productNames(listing.matchingProducts(listing.byPopularity, listing.queryForOneProduct)),
        );
        await click("main [data-spice] button");
        await expectThat(countOf, "#slip aside button").toBe(1);
        expect(await browser.evaluate(positionOf, "#slip aside"), "its style sheet applies").toBe("sticky");
        await click("#slip aside button");
        await expectThat(countOf, "#slip dialog[open] li").toBe(1);
        expect(browser.errors).toEqual([]);

        await open(addressOf(site, messageForm.path));
        for (const [name, text] of Object.entries({ ...messageForm.answers, message: "M" }))
          await browser.type(`[name=${name}]`, text);
        await click("form [type=submit]");
        await expect.poll(() => browser.dialogs).toEqual([messageForm.alert]);
        expect(browser.errors).toEqual([]);
      } finally {
        await browser.close();
      }
    });
  else
    test(`Chromium ${version} says what needs a newer browser`, async () => {
      const browser = await OldChromium.launch(program);
      try {
        for (const language of languages) {
          const { products, distributors, contact } = contentIn(language).pages;
          for (const [name, words] of [
            ["products", products.catalogue.withoutScript],
            ["distributors", distributors.form.withoutScript],
            ["contact", contact.form.withoutScript],
          ] as const) {
            await browser.open(addressOf(site, pathIn(language, pages[name].path)));
            expect(await browser.evaluate(isShown, words), `${name}: ${words}`).toBe(true);
          }
        }
      } finally {
        await browser.close();
      }
    });
}

const expectedColours = {
  page: brandColour("bg").light,
  band: brandColour("night").light,
  button: brandColour("ivory").light,
};
const expectedField = [brandColour("surface").light, brandColour("text").light];

/** The colours of the page, the footer, its button, and all fields. */
function coloursOf() {
  const colour = (selector: string) => {
    const element = document.querySelector(selector);
    return element ? getComputedStyle(element).backgroundColor : "";
  };
  const fields = document.querySelectorAll("main :is(input:not([type=radio], [type=checkbox]), textarea)");
  const styles = [...fields].map((field) => getComputedStyle(field));
  return {
    page: colour("html"),
    band: colour("footer"),
    button: colour("footer [data-variant=whatsapp]"),
    field: [...new Set(styles.flatMap((style) => [style.backgroundColor, style.borderBottomColor]))],
  };
}

/** The layout problems of the open page. */
async function pageProblems(isStyled: boolean): Promise<string[]> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`it is ${scrollWidth} pixels wide`);
  const isLive = document.documentElement.hasAttribute("data-live");
  const isShown = (element: Element) => element.getClientRects().length > 0;
  for (const icon of document.querySelectorAll("svg.icon")) {
    const { width, height } = icon.getBoundingClientRect();
    if (isShown(icon) && (Math.min(width, height) < 8 || Math.max(width, height) > 48))
      problems.push(`an icon of ${width} by ${height} pixels`);
  }
  const hidden = ["[hidden]", "dialog:not([open])", "[popovertarget]", ...(isLive ? [] : ["[data-needs-script]"])];
  for (const element of document.querySelectorAll(hidden.join()))
    if (isShown(element)) problems.push(`${element.outerHTML.slice(0, 80)} is shown`);
  for (const words of document.querySelectorAll(".visually-hidden")) {
    const { position, clip, clipPath } = getComputedStyle(words);
    if (position !== "absolute" || (clip === "auto" && clipPath === "none"))
      problems.push(`"${words.textContent}" is shown`);
  }
  // Without the design, everything is in one column, so blocks have its full width.
  const blocks = isStyled
    ? []
    : document.querySelectorAll("main section, main h2:not([class]), main h3, main form, main article");
  for (const block of blocks) {
    const { width } = block.getBoundingClientRect();
    if (isShown(block) && width < 0.7 * document.body.clientWidth)
      problems.push(`${block.outerHTML.slice(0, 80)} is narrow`);
  }
  return problems;
}

/** The paths to which the header and footer have no visible link. */
function unreachable(addresses: string[]): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("body > header a, body > footer a")].filter((link) => {
    const { left, right, width, height } = link.getBoundingClientRect();
    return (
      width > 0 && height > 0 && left >= 0 && right <= innerWidth && getComputedStyle(link).visibility === "visible"
    );
  });
  return addresses.filter((address) => !links.some(({ pathname }) => pathname === address));
}

const positionOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element).position;

const countOf = (selector: string) => document.querySelectorAll(selector).length;

function textsOf(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

/** Whether a sentence is visible on the open page. */
function isShown(words: string): boolean {
  return [...document.querySelectorAll<HTMLElement>("main p, main form p, main form *")].some(
    (element) =>
      element.textContent?.includes(words) &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === "visible",
  );
}
