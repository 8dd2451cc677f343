import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type Language, languages, pathIn } from "../../app/site/languages.ts";
import { portOf } from "../../testing/ask.ts";
import { parseDocuments } from "../../tools/build/html.ts";
import { writeServiceWorker } from "../../tools/build/service-worker.ts";
import { SiteFolder } from "../../tools/build/site-folder.ts";
import { createSiteServer } from "../../tools/serve.ts";
import { documentAt } from "../helpers/built-pages.ts";
import { contentIn, slipInAddress, slipOfAll } from "../helpers/content.ts";
import { byPopularity, matchingProducts, queryForSeveral } from "../helpers/expected-catalogue.ts";
import { brokenPictures, loadPictures } from "../helpers/in-page.ts";
import { launchURL } from "../helpers/launch-site.ts";
import {
  cachedPaths,
  openPage,
  pathsIn,
  productCards,
  recordEvents,
  storedSlip,
  storeSlip,
  waitForFonts,
  waitForServiceWorker,
} from "../helpers/support.ts";

test.use({ serviceWorkers: "allow" });

test("after one visit every page opens completely without a network, in both languages", async ({ page, context }) => {
  await page.goto("/hi");
  await waitForServiceWorker(page);
  await context.setOffline(true);
  const seen = recordEvents(page);
  for (const language of languages)
    for (const path of pathsIn(language)) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("h1")).toHaveText(documentAt(path).querySelector("h1")?.textContent ?? "");
      await waitForFonts(page);
      await page.evaluate(loadPictures);
      expect(await page.evaluate(brokenPictures)).toEqual([]);
    }
  expect(seen.errors).toEqual([]);
});

test("offline, a page that is not stored is replaced by one that says so in its language, with our numbers and the slip", async ({
  page,
  context,
}) => {
  await storeSlip(page, slipOfAll);
  await page.goto(`${launchURL}/`);
  await waitForServiceWorker(page);
  await context.setOffline(true);
  const expectSaid = async (language: Language) => {
    const { pages, site } = contentIn(language);
    await expect(page.getByRole("heading", { level: 1, name: pages.offline.title })).toBeVisible();
    for (const phone of Object.values(site.phones))
      await expect(page.getByRole("main").getByRole("link", { name: phone })).toBeVisible();
    await expect(page.getByRole("complementary"), "the slip").toHaveCount(1);
  };
  for (const language of languages) {
    for (const path of ["/no-such-page", "/offline"]) {
      await page.goto(`${launchURL}${pathIn(language, path)}`);
      await expectSaid(language);
    }
  }
  // A packing list is there when its page is loaded again with a network, and one's own slip stays.
  const { pages, "packing-list": packing } = contentIn("hi");
  await page.goto(`${launchURL}/hi/no-such-page?${slipInAddress}`);
  await expect(page.getByRole("heading", { level: 1, name: pages.offline.title })).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText(packing.offline);
  await context.setOffline(false);
  await page.reload();
  const list = page.getByRole("dialog", { name: packing.title });
  await expect(list.getByRole("checkbox")).toHaveCount(slipOfAll.split("_").length);
  expect((await storedSlip(page)).lines).toBe(slipOfAll);
  expect((await page.goto(`${launchURL}/no-such-page`))?.status(), "with a network").toBe(404);
});

test("after a new release, the next page and all its files come from the new one", async ({ page, context }) => {
  await withServedCopy(async (site, origin) => {
    await page.goto(`${origin}/`);
    await waitForServiceWorker(page);
    await release(site);
    // A page of the old release is open, so that one stays, too.
    await expect.poll(() => updated(page)).toHaveLength(2);
    for (const path of ["/", "/products", "/hi/about"]) {
      await page.goto(origin + path);
      await expect(page.locator("h1")).toContainText("(new)");
    }
    // The page's files come from the same release, and work without a network.
    await context.setOffline(true);
    await openPage(page, `${origin}/products/?q=${encodeURIComponent(queryForSeveral)}`);
    const found = matchingProducts(byPopularity, queryForSeveral).map(({ name }) => name);
    await expect(productCards(page).getByRole("heading")).toHaveText(found);
  });
});

/** The caches of the releases; undefined while a worker is being installed. */
const releases = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    if (installing || waiting || active?.state !== "activated") return undefined;
    return (await caches.keys()).filter((name) => name.startsWith("site-"));
  });

/**
 * Makes the browser look for a new release, and returns the caches. To be polled: the browser also looks after each
 * navigation, and a request during that gets the same answer, which may be older than the release.
 */
async function updated(page: Page) {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  return releases(page);
}

test("a release that cannot be downloaded completely leaves the live one, whose pages open without a network", async ({
  page,
  context,
}) => {
  await withServedCopy(async (site, origin, requests) => {
    await page.goto(`${origin}/`);
    await waitForServiceWorker(page);
    await expect.poll(() => releases(page)).toHaveLength(1);
    const [live] = (await releases(page)) ?? [];
    const before = await cachedPaths(page);
    await release(site);
    // Like a proxy that rewrites documents.
    site.write("about.html", site.text("about.html").replace("<h1", "<H1"));
    requests.length = 0;
    const tried = async () => (requests.includes("/about") ? releases(page) : void (await updated(page)));
    await expect.poll(tried).toEqual([live]);
    expect(await cachedPaths(page)).toEqual(before);
    await context.setOffline(true);
    await openPage(page, `${origin}/about`);
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("(new)");
    await context.setOffline(false);
    // The next two complete ones replace it, one after the other.
    await release(site);
    await expect.poll(() => updated(page)).toEqual([live, expect.any(String)]);
    const [, next] = (await releases(page)) ?? [];
    await release(site);
    await expect.poll(() => updated(page)).toEqual([next, expect.any(String)]);
  });
});

test("with Save-Data, scripts and pictures are cached when a page that uses them is opened", async ({
  page,
  context,
}) => {
  await withServedCopy(async (site, origin, requests) => {
    const saveData = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } })';
    site.write("sw.js", `${saveData};${site.text("sw.js")}`);
    await page.goto(`${origin}/`);
    await waitForServiceWorker(page);
    expect((await cachedPaths(page)).filter((file) => /\.(js|avif|jpg|svg)$/.test(file))).toEqual([]);
    const visit = async () => {
      const seen = recordEvents(page);
      await openPage(page, `${origin}/products`);
      await page.evaluate(loadPictures);
      return seen.requests.map((address) => new URL(address).pathname).filter((file) => /\.(js|avif|svg)$/.test(file));
    };
    const used = await visit();
    expect(used.filter((file) => file.endsWith(".js"))).not.toEqual([]);
    expect(used.filter((file) => file.endsWith(".avif"))).not.toEqual([]);
    await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(used));
    requests.length = 0;
    await visit();
    expect(requests.filter((file) => file.startsWith("/assets/"))).toEqual([]);
    await context.setOffline(true);
    await visit();
    expect(await page.evaluate(brokenPictures)).toEqual([]);
  });
});

/** Serves a copy of the built site, for a test that changes its files and watches what is requested. */
async function withServedCopy(
  work: (site: SiteFolder, origin: string, requests: string[]) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  // Without the compressed copies, which the server would send in place of a changed file.
  cpSync("build/client", folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  // Its usual headers take seconds to work out, again for each release.
  const server = createSiteServer(folder, () => ({ "Cache-Control": "no-cache" })).listen(0);
  const requests: string[] = [];
  server.on("request", ({ url = "" }) => requests.push(url));
  try {
    await work(new SiteFolder(folder), `http://localhost:${portOf(server)}`, requests);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Makes the next release of a site: every document has other words, and one script has another name. */
async function release(site: SiteFolder): Promise<void> {
  const script = site.files().find((file) => /^assets\/react.*\.js$/.test(file)) as string; // Products is hydrated.
  const renamed = script.replace("react-", "react-next");
  const changed = (text: string) =>
    text.replaceAll(script.replace("assets/", ""), renamed.replace("assets/", "")).replace("</h1>", " (new)</h1>");
  for (const file of site.files())
    if (/\.(html|js)$/.test(file) && file !== "sw.js") site.write(file, changed(site.text(file)));
  site.write(renamed, site.text(script));
  site.remove(script);
  await writeServiceWorker(site, parseDocuments(site), "");
}
