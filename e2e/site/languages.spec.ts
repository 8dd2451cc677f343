import { expect, type Page, test } from "@playwright/test";
import {
  type Language,
  languageAt,
  languageNames,
  languages,
  pathIn,
  translationLanguages,
} from "../../app/site/languages.ts";
import { documentPaths } from "../../app/site/pages.ts";
import { dataInModules, embeddedJson } from "../../tools/build/html.ts";
import { SiteFolder } from "../../tools/build/site-folder.ts";
import { documentAt } from "../helpers/built-pages.ts";
import { contentIn } from "../helpers/content.ts";
import { launchFolder } from "../helpers/launch-site.ts";

/**
 * Every language, in one run. The other journeys read the pages of one language: `npm test` those of the first,
 * `npm run test:all` also some Hindi ones, with other content.
 */

for (const folder of ["build/client", launchFolder]) {
  test(`every word in ${folder} is in the language that it is marked with`, () => {
    for (const path of documentPaths) {
      const document = documentAt(path, folder);
      expect(document.documentElement.lang).toBe(languageAt(path));
      expect.soft(wrongTexts(document, new SiteFolder(folder)), path).toEqual([]);
    }
  });
}

/** Texts that are seen, read out or sent, with the language they are marked with. */
function textsOf(document: Document, site: SiteFolder): { text: string; marked: string; where: string }[] {
  const page = document.documentElement.lang;
  const attributes = ["aria-label", "alt", "title", "placeholder", "label", "data-message", "data-error-title"];
  const inElements = [...document.querySelectorAll("*:not(script, style)")].flatMap((element) => {
    const marked = element.closest("[lang]")?.getAttribute("lang") ?? page;
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue);
    const read = attributes.map((name) => element.getAttribute(name));
    const shared = element.matches("meta[name=description], meta[property$=title], meta[property$=description]");
    return [...texts, ...read, shared ? element.getAttribute("content") : null]
      .filter((text) => text?.trim())
      .map((text) => ({ text: text?.trim() ?? "", marked, where: element.localName }));
  });
  const data = Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }) => JSON.parse(textContent ?? "null") as unknown,
  );
  const inData = [...embeddedJson(document), ...dataInModules(document, site), ...data].flatMap(sentences);
  return [...inElements, ...inData.map((text) => ({ text, marked: page, where: "data" }))];
}

/** The strings in a value that are sentences or names; addresses and fixed terms are neither. */
function sentences(value: unknown): string[] {
  if (typeof value === "string") return /[/@#_]|^\S*$/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ["contactType", "alternateName", "nameOnPacket", "hindi", "otherName", "otherNames", "kinds"].includes(key)
      ? []
      : sentences(inner),
  );
}

const devanagari = /\p{Script=Devanagari}/u;
const latinWord = /\p{Script=Latin}+/gu;
/** Two words in a row: no unit, abbreviation or name that Hindi writes in Latin letters. */
const latinSentence = /\p{Script=Latin}{2,}[\s,]+\p{Script=Latin}{2,}/u;

function wrongTexts(document: Document, site: SiteFolder): string[] {
  const content = contentIn(languageAt(pathIn(document.documentElement.lang as Language, "/"))); // The caller checked it.
  const { brand } = content.site;
  const logo = document.querySelector("header a")?.getAttribute("aria-label")?.trim();
  const known = new Set(JSON.stringify(content).match(latinWord));
  const isWrong = ({ text, marked }: ReturnType<typeof textsOf>[number]) => {
    // The link of the logo has both names: both are visible.
    if (text === logo) return false;
    if (marked !== "hi") return devanagari.test(text.replace(brand.hindi, ""));
    // A name in brackets follows its Hindi form.
    const own = text.replaceAll(brand.name, "").replace(/\(\p{Script=Latin}[^)]*\)/gu, "");
    if (document.documentElement.lang !== "hi" || latinSentence.test(own)) return /\p{Script=Latin}/u.test(own);
    return !devanagari.test(own) && (own.match(latinWord) ?? []).some((word) => !known.has(word));
  };
  return textsOf(document, site)
    .filter(isWrong)
    .map(({ text, marked, where }) => `${where}, marked ${marked}: ${text.slice(0, 80)}`);
}

/** The link in the bar to the page in another language. */
const languageLink = (page: Page, language: Language) =>
  page.getByRole("banner").locator("a[hreflang]").filter({ hasText: languageNames[language] });

test("a language link leads to the same place in its language, and back, also in another tab", async ({
  page,
  context,
}) => {
  for (const place of ["/", "/products?q=jeera&sort=price", "/distributors#apply"]) {
    await page.goto(place);
    for (const language of languages.toReversed()) {
      const link = languageLink(page, language);
      await expect(link).toHaveAttribute("lang", language);
      await link.click();
      await expect(page).toHaveURL(pathIn(language, place));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    }
  }
  const [language = "hi"] = translationLanguages;
  await page.goto("/products?q=jeera");
  const opened = context.waitForEvent("page");
  await languageLink(page, language).click({ button: "middle" });
  await expect(await opened).toHaveURL(pathIn(language, "/products?q=jeera"));
});

test("a language link leads from the 404 page to the home page", () => {
  for (const language of translationLanguages) {
    const link = documentAt("/404").querySelector(`header a[hreflang=${language}]`);
    expect(link?.getAttribute("href")).toBe(pathIn(language, "/"));
  }
});
