import { createHash } from "node:crypto";
import Validator from "@adobe/structured-data-validator";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { brandName } from "../../app/content/template-variables.ts";
import { manifestPath } from "../../app/document/manifest-path.ts";
import { cardPath, pagesWithCard } from "../../app/document/share-card/share-card.server.ts";
import { recipeLines } from "../../app/features/recipes/recipe-lines.ts";
import { languageAt, languages, pathIn, pathWithoutLanguage } from "../../app/site/languages.ts";
import { documentPaths, pages } from "../../app/site/pages.ts";
import { parseDocument } from "../../tools/build/html.ts";
import { SiteFolder } from "../../tools/build/site-folder.ts";
import { documentAt } from "../helpers/built-pages.ts";
import { content, contentIn, escapeRegExp, mainNumber, secondNumber } from "../helpers/content.ts";
import { specified } from "../helpers/specified.ts";
import { allSitemapPaths, linkName } from "../helpers/support.ts";

const { address, emails, hours } = content.site;

const site = new SiteFolder("build/client");

test("every document has its own title and description, and every page its address and preview", () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of documentPaths) {
    const document = documentAt(path);
    const { title } = document;
    const meta = (selector: string) => document.querySelector(`meta[${selector}]`)?.getAttribute("content");
    const description = meta("name=description") ?? "";
    titles.add(title);
    descriptions.add(description);
    if (!allSitemapPaths.includes(path)) continue;
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(address + path);
    expect(meta('property="og:type"')).toBe("website");
    expect(meta('property="og:locale"')).toBe(`${languageAt(path)}_IN`);
    expect(meta('property="og:site_name"')).toBe(brandName(contentIn(languageAt(path)).site, languageAt(path)));
    expect(meta('property="og:title"')).toBe(title);
    expect(meta('property="og:description"')).toBe(description);
    expect(meta('property="og:url"')).toBe(address + path);
    expect(meta('property="og:image"')).toBe(cardAddress(path));
    expect(meta('name="twitter:image"')).toBe(cardAddress(path));
    expect(meta('property="og:image:alt"')).toContain(brandName(contentIn(languageAt(path)).site, languageAt(path)));
    expect(meta('name="twitter:image:alt"')).toBe(meta('property="og:image:alt"'));
    expect(meta('property="og:image:width"')).toBe("1200");
    expect(meta('property="og:image:height"')).toBe("630");
    expect(meta('name="twitter:card"')).toBe("summary_large_image");
  }
  for (const texts of [titles, descriptions]) {
    expect(texts.size).toBe(documentPaths.length);
    expect(texts).not.toContain("");
  }
});

/** The address of the preview's picture, which changes with its bytes; the path alone answers too. */
function cardAddress(page: string): string {
  const ownCard = pagesWithCard.find((name) => pages[name].path === pathWithoutLanguage(page));
  const path = cardPath(languageAt(page), ownCard);
  const version = createHash("sha256").update(site.bytes(path)).digest("base64url").slice(0, 8);
  return `${address}${path}?v=${version}`;
}

/** The addresses that something names for each language, by `hreflang`. */
function alternatesIn(links: Iterable<Element>): Record<string, string> {
  return Object.fromEntries(
    Array.from(links, (link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""]),
  );
}

test("every page has hreflang links to its alternates, which link back; the sitemap lists the same", () => {
  const sitemap = parseDocument(site.text("sitemap.xml"));
  const listed = new Map(
    Array.from(sitemap.querySelectorAll("url"), (url) => [
      url.querySelector("loc")?.textContent,
      alternatesIn(url.getElementsByTagName("xhtml:link")),
    ]),
  );
  const named = new Map<string, Record<string, string>>();
  for (const path of allSitemapPaths) {
    const document = documentAt(path);
    expect(document.documentElement.lang, path).toBe(languageAt(path));
    named.set(address + path, alternatesIn(document.querySelectorAll("head link[rel=alternate][hreflang]")));
  }
  for (const [page, alternates] of named) {
    const path = page.slice(address.length);
    expect(Object.keys(alternates), page).toEqual([...languages, "x-default"]);
    expect(alternates[languageAt(path)], page).toBe(page);
    expect(alternates["x-default"], page).toBe(address + pathWithoutLanguage(path));
    for (const alternate of Object.values(alternates))
      expect(named.get(alternate), `${page} names ${alternate}`).toEqual(alternates);
  }
  expect(listed).toEqual(named);
  const wanted = languages.flatMap((language) => specified.routes.map((path) => address + pathIn(language, path)));
  expect([...listed.keys()]).toEqual(expect.arrayContaining(wanted));
  expect(site.text("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`);
});

for (const language of languages) {
  for (const { path } of [pages["not-found"], pages.offline])
    test(`${path} in ${language} asks not to be indexed`, () => {
      const document = documentAt(pathIn(language, path));
      expect(document.documentElement.lang).toBe(language);
      expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
      expect(document.querySelector("link[rel=canonical], link[hreflang]")).toBeNull();
    });

  test(`the previews' pictures in ${language} are PNGs of 1200 by 630, small enough for WhatsApp`, () => {
    for (const page of [undefined, ...pagesWithCard]) {
      const picture = site.bytes(cardPath(language, page));
      expect(picture.subarray(1, 4).toString()).toBe("PNG");
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(picture.length).toBeLessThan(300_000);
    }
  });
}

test("the icons are drawn, in the sizes that the manifest and favicon.ico state", async () => {
  const manifests = languages.map(
    (language) =>
      JSON.parse(site.text(manifestPath(language).slice(1))) as { id: string; icons: { src: string; sizes: string }[] },
  );
  for (const [index, language] of languages.entries())
    expect(manifests[index]).toMatchObject({
      name: brandName(contentIn(language).site, language),
      start_url: pathIn(language, "/"),
      scope: "/",
      display: "minimal-ui",
      lang: language,
      icons: ["192x192", "512x512"].map((sizes) => ({ sizes, type: "image/png", purpose: "any maskable" })),
    });
  expect(new Set(manifests.map(({ id }) => id)).size).toBe(languages.length);
  const [manifest = { icons: [] }] = manifests;
  for (const { src, sizes } of [...manifest.icons, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
    const picture = site.bytes(src);
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    expect(await coloursIn(picture), src).toBeGreaterThan(7);
  }

  // A Windows icon file: its type and the number of pictures, then for each its size, and where its bytes are.
  const icon = site.bytes("favicon.ico");
  const count = icon.readUInt16LE(4);
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), count]).toEqual([0, 1, 3]);
  for (const entry of Array.from({ length: count }, (_, index) => icon.subarray(6 + 16 * index))) {
    const [width, height, length, start] = [entry[0], entry[1], entry.readUInt32LE(8), entry.readUInt32LE(12)];
    const picture = icon.subarray(start, start + length);
    expect(picture.length).toBe(length);
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height]);
    expect(await coloursIn(picture)).toBeGreaterThan(7);
  }
});

/** How many colours a picture has, which shows that it can be decoded and is not blank: the mark has seven spices. */
async function coloursIn(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size;
}

test("security.txt has a contact and expires within the year", () => {
  const text = site.text(".well-known/security.txt");
  expect(text).toContain(`Contact: mailto:${emails.general}\n`);
  expect(text).toContain(`Preferred-Languages: ${languages.join(", ")}\n`);
  expect(text).toContain(`Canonical: ${address}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

test("structured data parses and claims nothing the site does not have", () => {
  const kinds: Record<string, string[]> = {};
  for (const path of allSitemapPaths) {
    const nodes = structuredData(path);
    kinds[path] = nodes.map((node) => String(node["@type"]));
    // The site has no prices and no real reviewers, so it must never claim any (docs/specification.md, 12).
    for (const key of keysOf(nodes)) expect(["offers", "review", "aggregateRating"]).not.toContain(key);
    for (const node of nodes) checkNode(node, path);
  }
  const expected = {
    "/": ["Organization", "WebSite"],
    "/about": ["BreadcrumbList"],
    "/products": ["BreadcrumbList", "ItemList"],
    "/distributors": ["BreadcrumbList"],
    "/recipes": ["BreadcrumbList", ...content.recipes.flatMap(({ illustration }) => (illustration ? "Recipe" : []))],
    "/contact": ["BreadcrumbList", "FAQPage"],
  };
  for (const language of languages)
    for (const [path, types] of Object.entries(expected)) expect(kinds[pathIn(language, path)], path).toEqual(types);
});

test("Google's rules for its results find no error in the structured data", async () => {
  for (const path of allSitemapPaths) {
    const jsonld = Object.groupBy(structuredData(path), (node) => String(node["@type"]));
    const issues = await new Validator().validate({ jsonld });
    expect(
      issues.filter(({ severity }) => severity === "ERROR"),
      path,
    ).toEqual([]);
  }
});

type Node = Record<string, unknown>;

/** The nodes of a page's structured data. */
function structuredData(path: string): Node[] {
  const scripts = documentAt(path).querySelectorAll('script[type="application/ld+json"]');
  const blocks: (Node & { "@graph"?: Node[] })[] = Array.from(scripts, ({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );
  for (const block of blocks) expect(block["@context"]).toBe("https://schema.org");
  return blocks.flatMap((block) => block["@graph"] ?? [block]);
}

function keysOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

/** The organisation, which other nodes refer to. */
const house = { "@id": `${address}/#house` };

function checkNode(node: Record<string, unknown>, path: string): void {
  switch (node["@type"]) {
    case "Organization": {
      const { site, pages } = contentIn(languageAt(path));
      expect(node).toMatchObject({ name: site.brand.name, description: pages.home.organisation });
      expect(node["@id"]).toBe(house["@id"]);
      expect(node).toMatchObject({ url: `${address}/`, telephone: `+${secondNumber}`, email: emails.general });
      expect(siteFile(node.logo).subarray(1, 4).toString()).toBe("PNG");
      const points = node.contactPoint as { availableLanguage: string[]; telephone: string; hoursAvailable: object }[];
      expect(points.map(({ telephone }) => telephone)).toEqual([`+${secondNumber}`, `+${mainNumber}`]);
      for (const point of points) {
        expect(point.availableLanguage).toEqual(expect.arrayContaining(specified.languages));
        const { days, opens, closes } = hours;
        expect(point.hoursAvailable).toMatchObject({ dayOfWeek: days, opens, closes });
      }
      break;
    }
    case "WebSite":
      expect(node).toMatchObject({ url: address + path, inLanguage: languageAt(path), publisher: house });
      expect(node.name).toBe(contentIn(languageAt(path)).site.brand.name);
      break;
    case "BreadcrumbList": {
      const home = pathIn(languageAt(path), "/");
      expect(node.itemListElement).toMatchObject([
        { position: 1, name: linkName(home), item: address + home },
        { position: 2, name: linkName(path) },
      ]);
      break;
    }
    case "ItemList": {
      const products = contentIn(languageAt(path)).products.map(({ name, slug }, index) => ({
        position: index + 1,
        name,
        url: `${address}${path}#${slug}`,
      }));
      expect(node.itemListElement).toMatchObject(products);
      break;
    }
    case "Recipe": {
      const own = contentIn(languageAt(path));
      const recipe = own.recipes.find(({ title }) => title === node.name);
      if (!recipe) throw new Error(`${path} describes the recipe "${node.name}", which the content does not have`);
      expect(node.totalTime ?? node.cookTime).toBe(`PT${recipe.cookTime}M`);
      expect(node).toMatchObject({ description: recipe.description, author: house });
      expect(node.recipeYield).toBe(String(recipe.serves));
      const { ingredients, spices } = recipeLines(own, recipe);
      expect(node.recipeIngredient).toEqual([...ingredients, ...spices].map(({ text }) => text));
      const steps = [...(recipe.beforehand ? [recipe.beforehand] : []), ...recipe.steps];
      expect(node.recipeInstructions).toMatchObject(steps.map((text) => ({ text })));
      const picture = siteFile(node.image);
      expect(picture.subarray(1, 4).toString()).toBe("PNG");
      expect(Math.min(picture.readUInt32BE(16), picture.readUInt32BE(20))).toBeGreaterThanOrEqual(1200);
      break;
    }
    case "FAQPage": {
      const { questions } = contentIn(languageAt(path)).pages.contact.faq;
      expect(node.mainEntity).toMatchObject(
        questions.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
      );
    }
  }
}

/** The file of the site at a full address. */
function siteFile(url: unknown): Buffer {
  expect(String(url)).toMatch(new RegExp(`^${escapeRegExp(address)}/`));
  return site.bytes(String(url).slice(address.length));
}
