import { type APIRequestContext, expect, test } from "@playwright/test";
import { languageAt, languages, pathIn, pathWithoutLanguage } from "../app/languages.ts";
import { shareCard } from "../app/seo/share-card.ts";
import { parseDocument } from "../tools/postbuild/html.ts";
import { content } from "./content.ts";
import { byPopularity } from "./listing.ts";
import { specified } from "./specified.ts";
import { allSitemapPaths } from "./support.ts";

const { site } = content;
const { address } = site;

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

async function readDocument(request: APIRequestContext, path: string): Promise<Document> {
  return parseDocument(await read(request, path));
}

test("every page has its own title, description, address and preview", async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of allSitemapPaths) {
    const document = await readDocument(request, path);
    const { title } = document;
    const meta = (selector: string) => document.querySelector(`meta[${selector}]`)?.getAttribute("content");
    const description = meta("name=description") ?? "";
    titles.add(title);
    descriptions.add(description);
    expect(title, path).not.toBe("");
    expect(description, path).not.toBe("");
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(address + path);
    expect(meta('property="og:title"')).toBe(title);
    expect(meta('property="og:description"')).toBe(description);
    expect(meta('property="og:url"')).toBe(address + path);
    expect(meta('property="og:image"')).toBe(address + shareCard.path(languageAt(path)));
    expect(meta('name="twitter:card"')).toBe("summary_large_image");
  }
  expect(titles.size).toBe(allSitemapPaths.length);
  expect(descriptions.size).toBe(allSitemapPaths.length);
});

/** The addresses that something names for each language, by `hreflang`. */
function alternatesIn(links: Iterable<Element>): Record<string, string> {
  return Object.fromEntries(
    Array.from(links, (link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""]),
  );
}

test("every page names its twin in each language, and the twin names it back; the sitemap says the same", async ({
  request,
}) => {
  const sitemap = parseDocument(await read(request, "/sitemap.xml"));
  const listed = new Map(
    Array.from(sitemap.querySelectorAll("url"), (url) => [
      url.querySelector("loc")?.textContent,
      alternatesIn(url.getElementsByTagName("xhtml:link")),
    ]),
  );
  const named = new Map<string, Record<string, string>>();
  for (const path of allSitemapPaths) {
    const document = await readDocument(request, path);
    expect(document.documentElement.lang, path).toBe(languageAt(path));
    named.set(address + path, alternatesIn(document.querySelectorAll("head link[rel=alternate][hreflang]")));
  }
  for (const [page, alternates] of named) {
    const path = page.slice(address.length);
    expect(Object.keys(alternates), page).toEqual([...languages, "x-default"]);
    expect(alternates[languageAt(path)], page).toBe(page);
    expect(alternates["x-default"], page).toBe(address + pathWithoutLanguage(path));
    for (const twin of Object.values(alternates)) expect(named.get(twin), `${page} names ${twin}`).toEqual(alternates);
  }
  expect(listed).toEqual(named);
});

for (const language of languages) {
  test(`the 404 page in ${language} asks not to be indexed`, async ({ request }) => {
    const document = parseDocument(await (await request.get(pathIn(language, "/no-such-page"))).text());
    expect(document.documentElement.lang).toBe(language);
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(document.querySelector("link[rel=canonical], link[hreflang]")).toBeNull();
  });

  test(`the preview's picture in ${language} is a PNG of 1200 by 630, small enough for WhatsApp`, async ({
    request,
  }) => {
    const picture = await (await request.get(shareCard.path(language))).body();
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(300_000);
  });
}

test("the manifest's icons have the sizes it states", async ({ request }) => {
  const manifest = JSON.parse(await read(request, "/manifest.webmanifest")) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: site.brand.name, start_url: "/" });
  for (const { src, sizes } of [...manifest.icons, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
    const picture = await (await request.get(src)).body();
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
  expect((await request.get("/favicon.ico")).status()).toBe(200);
});

test("the sitemap lists every specified page, at the site's own address", async ({ request }) => {
  const sitemap = await read(request, "/sitemap.xml");
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, page]) => page);
  const wanted = languages.flatMap((language) => specified.routes.map((path) => address + pathIn(language, path)));
  expect(listed).toEqual(expect.arrayContaining(wanted));
  expect(await read(request, "/robots.txt")).toContain(`Sitemap: ${address}/sitemap.xml`);
});

test("security.txt has a contact and expires within the year", async ({ request }) => {
  const text = await read(request, "/.well-known/security.txt");
  expect(text).toContain(`Contact: mailto:${site.emails.general}\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

test("structured data parses and claims nothing the site does not have", async ({ request }) => {
  const kinds: Record<string, string[]> = {};
  for (const path of allSitemapPaths) {
    const document = await readDocument(request, path);
    const blocks = Array.from(document.querySelectorAll('script[type="application/ld+json"]'), ({ textContent }) =>
      JSON.parse(textContent ?? ""),
    ) as Record<string, unknown>[];
    const nodes = blocks.flatMap((block) => (block["@graph"] as Record<string, unknown>[] | undefined) ?? [block]);
    for (const block of blocks) expect(block["@context"]).toBe("https://schema.org");
    kinds[path] = nodes.map((node) => String(node["@type"]));
    // The site has no prices and no real reviewers, so it must never claim any (docs/specification.md, 12).
    for (const key of keysOf(nodes)) expect(["offers", "review", "aggregateRating"]).not.toContain(key);
    for (const node of nodes) checkNode(node);
  }
  const expected = {
    "/": ["Organization", "WebSite"],
    "/about": ["BreadcrumbList"],
    "/products": ["BreadcrumbList", "ItemList"],
    "/distributors": ["BreadcrumbList"],
    "/recipes": ["BreadcrumbList", ...content.recipes.map(() => "Recipe")],
    "/contact": ["BreadcrumbList", "FAQPage"],
  };
  for (const language of languages)
    for (const [path, types] of Object.entries(expected)) expect(kinds[pathIn(language, path)], path).toEqual(types);
});

function keysOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

function checkNode(node: Record<string, unknown>): void {
  switch (node["@type"]) {
    case "Organization": {
      const points = node.contactPoint as { availableLanguage: string[]; telephone: string; hoursAvailable: object }[];
      expect(points).toHaveLength(2);
      for (const point of points) {
        expect(point.availableLanguage).toEqual(specified.languages);
        expect(point.telephone).toMatch(/^\+91\d{10}$/);
        expect(point.hoursAvailable).toMatchObject({ opens: site.hours.opens, closes: site.hours.closes });
      }
      break;
    }
    case "BreadcrumbList":
    case "ItemList":
      for (const [index, item] of (node.itemListElement as Record<string, unknown>[]).entries()) {
        expect(item.position).toBe(index + 1);
        expect(item.name).toBeTruthy();
      }
      break;
    case "Recipe":
      expect(node.totalTime ?? node.cookTime).toMatch(/^PT(\d+H)?(\d+M)?$/);
      expect((node.recipeIngredient as string[]).length).toBeGreaterThan(1);
      expect((node.recipeInstructions as { text: string }[]).every(({ text }) => text)).toBe(true);
      // Google's recipe results need a picture of the dish; the site has none and does not aim to appear there.
      expect(node).not.toHaveProperty("image");
      break;
    case "FAQPage":
      expect((node.mainEntity as unknown[]).length).toBeGreaterThan(0);
  }
}

test("a product's fragment address scrolls to its card, even to the last one", async ({ page }) => {
  const { slug, name } = byPopularity.at(-1) ?? {};
  await page.goto(`/products#${slug}`);
  await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeInViewport();
});
