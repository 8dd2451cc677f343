import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pageNames, pages } from "../app/pages.ts";
import { fileOf } from "../tools/build/site-folder.ts";
import { addressesOf, chatIn, documentAt, mainOf } from "./built.ts";
import { at, content, escaped, mainNumber } from "./content.ts";
import { sitemapPaths } from "./support.ts";

/** What every built document promises, whatever its page. */

const everyPath = [...sitemapPaths, at("/404")];
const { home, about, products, distributors, recipes, contact } = content.pages;

test("every link leads to a page or file of the site, a chat, a phone number or an email address", () => {
  for (const path of everyPath) {
    const links = addressesOf(documentAt(path)).map((link) => link ?? "");
    expect(links.length, path).toBeGreaterThan(10);
    for (const link of new Set(links)) {
      if (/^(https:\/\/wa\.me\/\d+|tel:\+\d+|mailto:)/.test(link)) continue;
      const { pathname, hash } = new URL(link, `http://site${path}`);
      expect(existsSync(join("build/client", fileOf(pathname))), `${path} links to ${link}`).toBe(true);
      if (hash) expect(documentAt(pathname).getElementById(hash.slice(1)), `${path} links to ${link}`).not.toBeNull();
    }
  }
});

test("every chat except the widget's is with the main number, has a message and opens in a new tab", () => {
  const hints = [distributors.form.withoutScript, contact.form.withoutScript];
  for (const path of everyPath) {
    for (const link of documentAt(path).querySelectorAll('main a[href*="wa.me"]:not(aside *)')) {
      const { number, text } = chatIn(link);
      expect(number).toBe(mainNumber);
      expect(text, `${path}: ${link.textContent}`).toBeTruthy();
      // Some phones would show a plus instead of a space.
      expect(link.getAttribute("href")).not.toContain("+");
      // The hint for a form whose script does not arrive is there instead of the form.
      if (hints.some((hint) => link.closest("p")?.textContent?.includes(hint))) continue;
      expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
    }
  }
});

test("no box has the attribute autocomplete, which HTML allows on fields of text only", () => {
  for (const path of everyPath)
    expect(documentAt(path).querySelectorAll("[type=checkbox][autocomplete]"), path).toHaveLength(0);
});

/** The sections of each page that have a label beside their title. */
const named = {
  [at("/")]: [home.stats, home.heritage, home.letter, home.products, home.regions, home.testimonials, home.why].map(
    ({ head }) => head,
  ),
  [at("/about")]: [about.mission, about.vision, about.journey.head, about.values.head, about.process.head],
  [at("/products")]: [products.why.head],
  [at("/distributors")]: [distributors.benefits.head, distributors.reach.head],
  [at("/recipes")]: [recipes.cards, recipes.tips.head],
  [at("/contact")]: [contact.faq.head],
};

test("headings include their sections' labels", () => {
  for (const [path, sections] of Object.entries(named))
    for (const { label, title } of sections)
      mainOf(path).getByRole("heading", { name: new RegExp(`^${escaped(label)}:\\s*${escaped(title)}$`) });
});

test("pages that are not hydrated load no script file, and one script of theirs is that of every page", () => {
  for (const name of pageNames.filter((name) => !("hasClientScript" in pages[name]))) {
    const scripts = [...documentAt(at(pages[name].path)).querySelectorAll("script")];
    const run = scripts.filter(({ type }) => !["application/ld+json", "speculationrules"].includes(type));
    expect(run.filter(({ src }) => src)).toEqual([]);
    expect(run.filter(({ textContent }) => textContent?.includes("serviceWorker"))).toHaveLength(1);
  }
});

test("inline scripts are small", () => {
  for (const path of everyPath) {
    const code = Array.from(documentAt(path).querySelectorAll("script:not([src], [type])"), (one) => one.textContent);
    expect(code.join("").length, path).toBeGreaterThan(0);
    expect(code.join("").length, path).toBeLessThanOrEqual(2750);
  }
});
