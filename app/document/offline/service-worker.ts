import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { type Language, languageAt, languages, pathIn } from "../../site/languages.ts";
import { pages } from "../../site/pages.ts";
import { filesForLanguages, filesForSaveData, type Release } from "./release.ts";

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build (tools/build/service-worker.ts). */
declare const __RELEASE__: Release;

/*
 * Precaches the whole site: the install caches the visitor's language, and the page then asks for the others. Every
 * release has a cache of its own and is served only from it, so that a page never mixes files of two releases. A new
 * release is fetched while the old one still serves, and takes over at the next navigation.
 */
const { name, files, pictures } = __RELEASE__;
const prefix = "site";

/** The Network Information API, in Chromium only and not in TypeScript's types. */
const { connection } = self.navigator as { connection?: { saveData: boolean; effectiveType: string } };
const savesData = connection !== undefined && (connection.saveData || connection.effectiveType.endsWith("2g"));

setCacheNameDetails({ prefix, precache: "release", suffix: name });
const filesToCache = savesData ? filesForSaveData(files) : [...files];

/** Serves all files of the release. Those that the install skipped are fetched and cached on first use. */
const release = new PrecacheController({ plugins: [{ handlerDidError: fetchOrOfflinePage }] });
release.addToCacheList([...files]);
const { match } = new PrecacheRoute(release, {
  // A query string or a trailing slash does not make it a different page.
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => [new URL(url.pathname.replace(/(?<=.)\/$/, ""), url)],
});
registerRoute(match, ({ event, request, params }) =>
  // Pictures are requested without CORS, and Workbox does not cache opaque responses: request them by URL instead.
  release.strategy.handle({ event, params, request: request.mode === "no-cors" ? request.url : request }),
);

// Assets outside the release's list: pictures in a width that is not cached, or files of the previous release.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request, url }) => {
    const cached = await caches.match(request);
    if (cached) return cached;
    const otherWidth = pictures[url.pathname];
    if (!otherWidth) return fetchOrOfflinePage({ request });
    try {
      const response = await fetch(request);
      // With Save-Data, the other width is not cached either, so cache this one.
      if (savesData && response.ok) await (await caches.open(cacheNames.precache)).put(request, response.clone());
      return response;
    } catch {
      return (await caches.match(otherWidth)) ?? Response.error();
    }
  },
);

// Navigations to URLs that are not in the release.
registerRoute(new NavigationRoute(fetchOrOfflinePage));

void self.skipWaiting();
clientsClaim();

self.addEventListener("install", (event) => {
  event.waitUntil(install(event));
});

/*
 * What the worker remembers while it is stopped: times, in a cache for each kind. Each is the URL of an entry, with the
 * release: `/?<release>=1764115200000`.
 */
const failedInstalls = "failed-installs";
const languageRequests = "language-requests";
const oneDay = 24 * 60 * 60 * 1000;

/** Whether a time is of this release and of the last 24 hours. It may be in the future, because the clock was wrong. */
function isRecent({ url }: Request): boolean {
  const age = Date.now() - Number(new URL(url).searchParams.get(name));
  return age >= 0 && age < oneDay;
}

async function countRecent(cacheName: string): Promise<number> {
  return (await (await caches.open(cacheName)).keys()).filter(isRecent).length;
}

/** Adds the current time. Deletes those that no longer count. */
async function rememberTime(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const outdated = (await cache.keys()).filter((request) => !isRecent(request));
  await Promise.all(outdated.map((request) => cache.delete(request)));
  await cache.put(`/?${name}=${Date.now()}`, new Response());
}

/**
 * If a proxy rewrites documents (docs/hosting.md), `integrity` makes every install fail, and browsers retry it at each
 * page view. To save data, each release is tried at most three times a day.
 */
async function install(event: ExtendableEvent): Promise<void> {
  if ((await countRecent(failedInstalls)) >= 3)
    throw new Error(`The release ${name} could not be stored three times in a day`);
  const isNew = !(await caches.has(cacheNames.precache));
  const installer = new PrecacheController();
  installer.addToCacheList(filesForLanguages(await languagesOfOpenPages(), filesToCache));
  try {
    await installer.install(event);
    await caches.delete(failedInstalls);
  } catch (error) {
    // An incomplete release must not replace the previous one.
    if (isNew) await caches.delete(cacheNames.precache);
    await rememberTime(failedInstalls);
    throw error;
  }
}

// One message after the other: pages in several tabs would make the worker fetch the same files at the same time.
let lastMessage = Promise.resolve();
self.addEventListener("message", (event) => {
  lastMessage = lastMessage.then(() => cacheOtherLanguages(event)).catch(console.error);
  event.waitUntil(lastMessage);
});

/** Caches the files that the install skipped, once a day. Every idle page requests this (app/document/global-script.ts). */
async function cacheOtherLanguages(event: ExtendableEvent): Promise<void> {
  if ((await countRecent(languageRequests)) > 0) return;
  // Files that are cached already are not fetched again. If a download fails, the next page asks for the rest.
  for (const { url, integrity } of savesData ? [] : filesToCache) {
    const params = { cacheKey: release.getCacheKeyForURL(url), integrity };
    if (!(await release.strategy.handle({ event, request: url, params })).ok) return;
  }
  await rememberTime(languageRequests);
}

/** The languages of the open pages, or all languages if no page is open any more. */
async function languagesOfOpenPages(): Promise<readonly Language[]> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return open.length > 0 ? open.map(({ url }) => languageAt(new URL(url).pathname)) : languages;
}

/**
 * Fetches what is not cached. Offline, a navigation gets the offline page, in the language of the requested page, or of
 * the referring page for a file such as a PDF.
 */
async function fetchOrOfflinePage({ request }: { request: Request }): Promise<Response> {
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
  event.waitUntil(deleteOldReleases());
});

/** Deletes all releases but this one and the previous one, whose pages may still be open and request its files. */
async function deleteOldReleases(): Promise<void> {
  const others = (await caches.keys()).filter((key) => key.startsWith(`${prefix}-`) && key !== cacheNames.precache);
  await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)));
}
