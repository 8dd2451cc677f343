import { createHash } from "node:crypto";
import Validator from "@adobe/structured-data-validator";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { brandName } from "../../app/content/template-variables.ts";
import { manifestPath } from "../../app/document/manifest-path.ts";
import { cardPath, pagesWithCard } from "../../app/document/share-card/share-card.server.ts";
import { recipeLines } from "../../app/features/recipes/recipe-lines.ts";
import { languageAt, languages, pathIn, pathWithoutLanguage } from "../../app/site/languages.ts";
import { documentPaths, menuPageNames, pages } from "../../app/site/pages.ts";
import { SiteFolder } from "../../tools/build/site-folder.ts";
import { documentAt } from "../helpers/built-pages.ts";
import { content, contentIn, escapeRegExp, mainNumber, secondNumber } from "../helpers/content.ts";
import { launchFolder } from "../helpers/launch-site.ts";
import { specified } from "../helpers/specified.ts";
import { allSitemapPaths } from "../helpers/support.ts";

const { address, emails, hours } = content.site;

const site = new SiteFolder("build/client");

test("every document has its own title and description, and every page its address and preview", () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of documentPaths) {
    const document = documentAt(path);
    const metas = Object.fromEntries(
      Array.from(document.querySelectorAll("meta"), (meta) => [
        meta.getAttribute("property") ?? meta.name,
        meta.content,
      ]),
    );
    const { title } = document;
    titles.add(title);
    descriptions.add(metas.description ?? "");
    if (!allSitemapPaths.includes(path)) continue;
    const brand = brandName(contentIn(languageAt(path)).site, languageAt(path));
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(address + path);
    expect(metas, path).toMatchObject({
      robots: "max-image-preview:large",
      "og:type": "website",
      "og:locale": `${languageAt(path)}_IN`,
      "og:site_name": brand,
      "og:title": title,
      "og:description": metas.description,
      "og:url": address + path,
      "og:image": cardAddress(path),
      "og:image:alt": expect.stringContaining(brand),
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
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

test("every page has hreflang links to its alternates, which link back; the sitemap has only addresses", () => {
  const named = new Map<string, Record<string, string>>();
  for (const path of allSitemapPaths) {
    const links = documentAt(path).querySelectorAll("head link[rel=alternate][hreflang]");
    named.set(
      address + path,
      Object.fromEntries(
        Array.from(links, (link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""]),
      ),
    );
  }
  for (const [page, alternates] of named) {
    const path = page.slice(address.length);
    expect(Object.keys(alternates), page).toEqual([...languages, "x-default"]);
    expect(alternates[languageAt(path)], page).toBe(page);
    expect(alternates["x-default"], page).toBe(address + pathWithoutLanguage(path));
    for (const alternate of Object.values(alternates))
      expect(named.get(alternate), `${page} names ${alternate}`).toEqual(alternates);
  }
  const wanted = languages.flatMap((language) => specified.routes.map((path) => address + pathIn(language, path)));
  expect([...named.keys()]).toEqual(expect.arrayContaining(wanted));
  expect(site.text("sitemap.xml")).not.toContain("hreflang");
  expect(site.text("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`);
});

test("the 404 and the offline page ask not to be indexed", () => {
  for (const { path } of [pages["not-found"], pages.offline])
    for (const language of languages) {
      const document = documentAt(pathIn(language, path));
      expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
      expect(document.querySelector("link[rel=canonical], link[hreflang]")).toBeNull();
    }
});

test("the previews' pictures are PNGs of 1200 by 630, small enough for WhatsApp", () => {
  for (const path of languages.flatMap((language) =>
    [undefined, ...pagesWithCard].map((page) => cardPath(language, page)),
  )) {
    const picture = site.bytes(path);
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(300_000);
  }
});

test("the icons are drawn, in the sizes that the manifest and favicon.ico state", async () => {
  const manifests = languages.map((language) => {
    const manifest: { id: string; icons: { src: string; sizes: string; purpose: string }[] } = JSON.parse(
      site.text(manifestPath(language).slice(1)),
    );
    const name = brandName(contentIn(language).site, language);
    expect(manifest).toMatchObject({ name, start_url: pathIn(language, "/"), lang: language });
    return manifest;
  });
  expect(new Set(manifests.map(({ id }) => id)).size).toBe(languages.length);
  const [manifest = { icons: [] }] = manifests;
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of [...manifest.icons, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
    const picture = site.bytes(src);
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    expect(await coloursIn(picture), src).toBeGreaterThan(7);
  }

  // A Windows icon file: its type and the number of pictures.
  const icon = site.bytes("favicon.ico");
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
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

test("llms.txt lists every page and product with its packs, and says that a person orders", () => {
  const text = site.text("llms.txt");
  const english = contentIn("en");
  for (const name of menuPageNames) expect(text).toContain(`(${address}${pages[name].path}): `);
  for (const { name, slug, price } of english.products)
    expect(text).toMatch(
      new RegExp(`\\[${name}\\]\\(${escapeRegExp(`${address}/products#${slug}`)}\\): .* · ${price.text}`),
    );
  expect(text).toContain("until a person presses send in WhatsApp");
  // Only the launch set has a slip. The lines of its example can be ordered.
  expect(text).not.toContain("?slip=");
  const [, lines = ""] = /\?slip=(\S+) /.exec(new SiteFolder(launchFolder).text("llms.txt")) ?? [];
  for (const line of lines.split("_")) {
    const [slug, pack] = line.split(".");
    const packs = english.products.find((product) => product.slug === slug)?.price.packs;
    expect(packs?.map(({ id }) => id)).toContain(pack);
  }
});

test("structured data has no error by Google's rules, defines what it refers to, and claims nothing the site does not have", async () => {
  const expected: Record<string, string[]> = {
    "/": ["Organization", "WebSite"],
    "/hi": ["Organization"],
    "/about": [],
    "/products": ["ItemList"],
    "/distributors": [],
    "/recipes": ["ItemList", ...content.recipes.flatMap(({ illustration }) => (illustration ? "Recipe" : []))],
    "/contact": ["Organization"],
  };
  for (const path of allSitemapPaths) {
    const nodes = structuredData(path);
    const types = expected[path] ?? expected[pathWithoutLanguage(path)];
    expect(nodes.map((node) => node["@type"])).toEqual(types);
    const jsonld = Object.groupBy(nodes, (node) => String(node["@type"]));
    const issues = await new Validator().validate({ jsonld });
    expect(
      issues.filter(({ severity }) => severity === "ERROR"),
      path,
    ).toEqual([]);
    const objects = objectsIn(nodes);
    const defined = objects.flatMap((node) => (Object.keys(node).length > 1 ? (node["@id"] ?? []) : []));
    for (const node of objects) {
      if (node["@id"]) expect(defined, path).toContain(node["@id"]);
      // The site has no prices and no real reviewers, so it must never claim any (docs/specification.md, 12).
      for (const key of ["offers", "review", "aggregateRating"]) expect(node).not.toHaveProperty(key);
    }
  }
});

type Node = Record<string, unknown>;

/** The nodes of a page's structured data. */
function structuredData(path: string): Node[] {
  const scripts = documentAt(path).querySelectorAll('script[type="application/ld+json"]');
  const blocks: { "@context": string; "@graph": Node[] }[] = Array.from(scripts, ({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );
  for (const block of blocks) expect(block["@context"]).toBe("https://schema.org");
  return blocks.flatMap((block) => block["@graph"]);
}

/** All objects in a value. */
function objectsIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value as Node]), ...Object.values(value).flatMap(objectsIn)];
}

test("the company, the products and the recipes are described as the content has them, at addresses that show them", () => {
  for (const language of languages) {
    const own = contentIn(language);
    const { products, recipes, site: ofSite, "contact-file": purposes } = own;
    const nodesOf = (path: string) => structuredData(pathIn(language, path));
    const [company] = nodesOf("/");
    const { days, opens, closes } = hours;
    expect(company).toMatchObject({
      name: ofSite.brand.name,
      email: emails.general,
      // As the footer has them.
      address: ofSite.units.map(({ street, town }) => ({ streetAddress: street, addressLocality: town })),
      identifier: { propertyID: "FSSAI", value: ofSite.fssai },
      contactPoint: [
        [secondNumber, purposes.second],
        [mainNumber, purposes.main],
      ].map(([number, contactType]) => ({
        telephone: `+${number}`,
        contactType,
        availableLanguage: expect.arrayContaining(specified.languages),
        hoursAvailable: expect.objectContaining({ dayOfWeek: days, opens, closes }),
      })),
    });
    expect(company).toMatchObject(nodesOf("/contact")[0] ?? {});
    const [list] = nodesOf("/products");
    const page = pathIn(language, "/products");
    expect(list?.itemListElement).toMatchObject(
      products.map(({ name, slug }, index) => ({ position: index + 1, name, url: `${address}${page}#${slug}` })),
    );
    const drawn = recipes.filter(({ illustration }) => illustration);
    const [recipeList, ...recipeNodes] = nodesOf("/recipes");
    const ids = drawn.map(({ slug }) => `${address}${pathIn(language, "/recipes")}#${slug}`);
    expect(recipeList?.itemListElement).toMatchObject(
      ids.map((id, index) => ({ position: index + 1, item: { "@id": id } })),
    );
    const card = documentAt(pathIn(language, "/recipes"));
    for (const [index, node] of recipeNodes.entries()) {
      const recipe = drawn[index] as (typeof drawn)[0]; // As many as there are nodes.
      const { ingredients, spices } = recipeLines(own, recipe);
      const { beforehand, beforehandMinutes, cookTime } = recipe;
      const prepTime = beforehand ? beforehandMinutes : 0;
      const steps = [...(beforehand ? [beforehand] : []), ...recipe.steps];
      expect(node).toMatchObject({
        "@id": ids[index],
        author: { "@id": company?.["@id"], name: ofSite.brand.name },
        inLanguage: language,
        cookTime: `PT${cookTime}M`,
        ...(prepTime !== undefined && { prepTime: `PT${prepTime}M`, totalTime: `PT${prepTime + cookTime}M` }),
        name: recipe.title,
        recipeYield: String(recipe.serves),
        recipeIngredient: [...ingredients, ...spices].map(({ text }) => text),
        recipeInstructions: steps.map((text) => ({ text })),
      });
      // Each step's address leads to where the page has its text.
      for (const { url, text } of node.recipeInstructions as { url: string; text: string }[])
        expect(card.getElementById(url.split("#")[1] ?? "")?.textContent).toContain(text);
      const picture = site.bytes(String(node.image).slice(address.length));
      expect(Math.min(picture.readUInt32BE(16), picture.readUInt32BE(20))).toBeGreaterThanOrEqual(1200);
    }
  }
});
