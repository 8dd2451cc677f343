import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { type Language, languageAt, languages, pathIn } from "../languages";
import { pages } from "../pages";
import { filesIn, frugal, type Release } from "./release";

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build (tools/build/service-worker.ts). */
declare const __RELEASE__: Release;

/*
 * Stores the whole site on the device: first in the language that the visitor reads, then in the others. Every release
 * has its own cache and is served only from it: a page and its files never come from two releases. A new release is
 * fetched beside the old one and takes over from the next page on.
 */
const { name, files, pictures } = __RELEASE__;
const prefix = "site";

/** The Network Information API, which not every browser has and TypeScript does not know. */
const { connection } = self.navigator as { connection?: { saveData: boolean; effectiveType: string } };
const isFrugal = connection !== undefined && (connection.saveData || connection.effectiveType.endsWith("2g"));

setCacheNameDetails({ prefix, precache: "release", suffix: name });
const kept = isFrugal ? frugal(files) : [...files];

/** Knows the files of all languages. Fetches and stores one that the install left out, if it is of this release. */
const release = new PrecacheController({ plugins: [{ handlerDidError: fetchOrSayOffline }] });
release.addToCacheList(kept);
registerRoute(
  new PrecacheRoute(release, {
    // A query string or a trailing slash does not make it a different page.
    ignoreURLParametersMatching: [/./],
    urlManipulation: ({ url }) => [new URL(url.pathname.replace(/(?<=.)\/$/, ""), url)],
  }),
);

// A picture in a width that is not cached, or a file of the previous release.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request, url }) => {
    const cached = await caches.match(request);
    if (cached) return cached;
    const sibling = pictures[url.pathname];
    return (sibling && (await fetch(request).catch(() => caches.match(sibling)))) || fetchOrSayOffline({ request });
  },
);

// An address that is not a page of the site.
registerRoute(new NavigationRoute(fetchOrSayOffline));

void self.skipWaiting();
clientsClaim();

self.addEventListener("install", (event) => {
  event.waitUntil(install(event));
});

async function install(event: ExtendableEvent): Promise<void> {
  const isNew = !(await caches.has(cacheNames.precache));
  const installer = new PrecacheController();
  installer.addToCacheList(filesIn(await languagesRead(), kept));
  try {
    await installer.install(event);
  } catch (error) {
    // A part of a release must not take the place of the previous one.
    if (isNew) await caches.delete(cacheNames.precache);
    throw error;
  }
}

self.addEventListener("message", (event) => {
  if (!isFrugal) event.waitUntil(storeOtherLanguages(event));
});

/** Stores what the install left out, once an idle page asks for it: its own install would only read it from the server. */
async function storeOtherLanguages(event: ExtendableEvent): Promise<void> {
  for (const { url, integrity } of kept)
    await release.strategy.handle({
      event,
      request: url,
      params: { cacheKey: release.getCacheKeyForURL(url), integrity },
    });
}

/** The languages of the open pages, or all if the visitor has left already. */
async function languagesRead(): Promise<readonly Language[]> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return open.length > 0 ? open.map(({ url }) => languageAt(new URL(url).pathname)) : languages;
}

/**
 * For what is not stored: asks the server. Without a network, visitors get the page that says so, in the language of the
 * page they opened, or of the one they came from if they opened a file.
 */
async function fetchOrSayOffline({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    if (request.mode !== "navigate") return Response.error();
    const { pathname } = new URL(request.url.includes("/assets/") && request.referrer ? request.referrer : request.url);
    for (const language of [languageAt(pathname), ...languages]) {
      const page = await release.matchPrecache(pathIn(language, pages.offline.path));
      if (page) return page;
    }
    return Response.error();
  }
}

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldReleases());
});

/** Keeps the previous release, too: pages of it may still be open and request its files. */
async function dropOldReleases(): Promise<void> {
  const others = (await caches.keys()).filter((key) => key.startsWith(`${prefix}-`) && key !== cacheNames.precache);
  await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)));
}
