import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { manifestPath } from "../../app/document/manifest-path.ts";
import { languageAt } from "../../app/site/languages.ts";
import { pages } from "../../app/site/pages.ts";
import { brandColour } from "../../app/styles/brand-colours.server.ts";
import { fileOf } from "../../tools/build/site-folder.ts";
import { addressesOf, chatIn, documentAt, formIn } from "../helpers/built-pages.ts";
import { content, localPath, mainNumber, secondNumber } from "../helpers/content.ts";
import { launchFolder } from "../helpers/launch-site.ts";
import { specified } from "../helpers/specified.ts";
import { sitemapPaths } from "../helpers/support.ts";

/** What every built document promises, whatever its page. */

const everyPath = [...sitemapPaths, localPath("/404")];
const { home, distributors, recipes, contact } = content.pages;

test("every link leads to a page or file of the site, a chat, a phone number or an email address", () => {
  for (const folder of ["build/client", launchFolder])
    for (const path of everyPath) {
      const links = addressesOf(documentAt(path, folder)).map((link) => link ?? "");
      expect(links.length, path).toBeGreaterThan(10);
      for (const link of new Set(links)) {
        if (/^(https:\/\/wa\.me\/\d+|tel:\+\d+|mailto:)/.test(link) || link === content.site.map) continue;
        const { pathname, hash } = new URL(link, `http://site${path}`);
        expect(existsSync(join(folder, fileOf(pathname))), `${path} links to ${link}`).toBe(true);
        if (hash) expect(documentAt(pathname, folder).getElementById(hash.slice(1)), `${path}: ${link}`).not.toBeNull();
      }
    }
});

test("every call and every chat is with the main number, except those of the widget, the footer's chat and the second number itself", () => {
  for (const folder of ["build/client", launchFolder])
    for (const path of [...everyPath, localPath(pages.offline.path)]) {
      const links = [...documentAt(path, folder).querySelectorAll('a[href^="tel:"], a[href*="wa.me"]')];
      expect(links.length, path).toBeGreaterThan(1);
      for (const link of links) {
        const { protocol, pathname } = new URL(link.getAttribute("href") ?? "");
        const isCall = protocol === "tel:";
        const isSecond =
          link.closest("aside") ||
          (!isCall && link.closest("footer")) ||
          link.textContent?.includes(content.site.phones.second);
        const number = isSecond ? secondNumber : mainNumber;
        expect(pathname, `${path}: ${link.textContent}`).toBe(isCall ? `+${number}` : `/${number}`);
      }
    }
});

test("links of one page that lead to different places have different names", () => {
  for (const folder of ["build/client", launchFolder])
    for (const path of [...everyPath, localPath(pages.offline.path)]) {
      const addresses = new Map<string, string>();
      for (const link of documentAt(path, folder).querySelectorAll("a[href]")) {
        const pictures = Array.from(link.querySelectorAll("img"), ({ alt }) => alt).join(" ");
        const name = (link.getAttribute("aria-label") ?? `${link.textContent} ${pictures}`).replace(/\s+/g, " ").trim();
        const address = link.getAttribute("href") ?? "";
        expect(addresses.get(name) ?? address, `${folder}, ${path}: ${name}`).toBe(address);
        addresses.set(name, address);
      }
    }
});

test("every chat except the widget's has a message and opens in a new tab", () => {
  const hints = [distributors.form.withoutScript, contact.form.withoutScript];
  for (const path of everyPath) {
    for (const link of documentAt(path).querySelectorAll('main a[href*="wa.me"]:not(aside *)')) {
      expect(chatIn(link).text, `${path}: ${link.textContent}`).toBeTruthy();
      // Some phones would show a plus instead of a space.
      expect(link.getAttribute("href")).not.toContain("+");
      // The hint for a form whose script does not arrive is there instead of the form.
      if (hints.some((hint) => link.closest("p")?.textContent?.includes(hint))) continue;
      expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
    }
  }
});

test("each page offers its chats, with their own messages", () => {
  for (const [path, ...chats] of [
    ["/", home.hero.whatsapp, home.regions.join.whatsapp, home.callToAction.whatsapp],
    ["/distributors", distributors.cards.whatsapp],
    ["/recipes", recipes.callToAction.whatsapp],
    ["/contact", contact.cards.whatsapp, contact.help.whatsapp],
  ] as const) {
    const links = [...documentAt(localPath(path)).querySelectorAll('main a[href*="wa.me"]')];
    for (const { message } of chats) expect(links.map(chatIn)).toContainEqual({ number: mainNumber, text: message });
  }
});

test("every name in curly brackets is filled in, and no document has the hint of a form", () => {
  const hint = "The page's title in the browser tab and in search results.";
  for (const folder of ["build/client", launchFolder]) {
    for (const path of [...everyPath, localPath(pages.offline.path)]) {
      // Scripts have the data of islands, with templates for later.
      const elements = [...documentAt(path, folder).querySelectorAll(":not(script)")];
      const texts = elements.flatMap(({ attributes, childNodes }) => [
        ...Array.from(attributes, ({ value }) => value),
        ...Array.from(childNodes, ({ nodeValue }) => nodeValue ?? ""),
      ]);
      const left = texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []);
      expect(left, `${folder}, ${path}`).toEqual([]);
    }
    const scripts = globSync("**/*.{js,html,json}", { cwd: folder });
    expect(scripts.length).toBeGreaterThan(20);
    for (const file of scripts) expect(readFileSync(join(folder, file), "utf8").includes(hint), file).toBe(false);
  }
});

test("the styles keep the prefix without which iPhones enlarge text", () => {
  const sheets = globSync(["build/client/assets/*.css", "build/client/*.html"]).map((file) =>
    readFileSync(file, "utf8"),
  );
  for (const sheet of sheets.filter((text) => /[;{]text-size-adjust:/.test(text)))
    expect(sheet).toContain("-webkit-text-size-adjust:100%");
  expect(sheets.join()).toContain("text-size-adjust:100%");
});

test("each form says what its stars mean, what is asked, where and how long it is kept, whom to write to, and when a reply comes", () => {
  const { general, trade } = content.site.emails;
  for (const [path, { form, privacy }, email] of [
    ["/distributors", distributors, trade],
    ["/contact", contact, general],
  ] as const) {
    expect(formIn(localPath(path)).textContent).toContain(`* ${form.required}`);
    const noticeIn = (folder: string) =>
      documentAt(localPath(path), folder).querySelector("aside[aria-labelledby=privacy]");
    const [notice, inLaunch] = ["build/client", launchFolder].map(noticeIn);
    const { alert, notice: kept } = privacy.typed;
    for (const text of [privacy.title, ...privacy.points, privacy.kept, alert])
      expect(notice?.textContent).toContain(text);
    expect([notice?.textContent.includes(kept), inLaunch?.textContent.includes(kept)]).toEqual([false, true]);
    expect(inLaunch?.textContent).not.toContain(alert);
    expect(addressesOf(notice), path).toEqual([`mailto:${email}`]);
    expect(formIn(localPath(path)).textContent).toMatch(specified.reply.forms);
  }
});

test("every photograph has its own words as alternative text, and its place before it loads", () => {
  const images = sitemapPaths.flatMap((path) => [
    ...documentAt(path).querySelectorAll<HTMLImageElement>("img[data-picture]"),
  ]);
  expect(images.length).toBeGreaterThan(5);
  for (const { alt, dataset, width, height } of images) {
    expect(alt, dataset.picture).toBe(content.photos[dataset.picture ?? ""]?.alt);
    expect(Math.min(width, height), dataset.picture).toBeGreaterThan(0);
  }
});

test("every document names its icons, its manifest and the colours of the bar, skips to its main part, and keeps iPhones from making links of numbers", () => {
  for (const path of everyPath) {
    const document = documentAt(path);
    const { head } = document;
    const linked = (rel: string) => head.querySelector(`link[rel="${rel}"]`)?.getAttribute("href");
    expect(linked("manifest"), path).toBe(manifestPath(languageAt(path)));
    expect(linked("apple-touch-icon"), path).toBe("/apple-touch-icon.png");
    expect(linked("icon"), path).toMatch(/^\/assets\/icon-.{8}\.svg$/);
    for (const scheme of ["light", "dark"] as const)
      expect(
        head.querySelector(`meta[name=theme-color][media*=${scheme}]`)?.getAttribute("content"),
        `${path}, ${scheme}`,
      ).toBe(brandColour("bg")[scheme]);
    const link = document.querySelector("a");
    expect([link?.getAttribute("href"), link?.textContent], path).toEqual(["#main", content.layout.skip]);
    expect(document.getElementById("main")?.localName, path).toBe("main");
    const detection = head.querySelector("meta[name=format-detection]")?.getAttribute("content");
    expect(detection, path).toBe("telephone=no, date=no, address=no, email=no");
  }
});
