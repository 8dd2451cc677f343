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

/** Knows all files. Fetches and stores one that the install left out, if it is of this release. */
const release = new PrecacheController({ plugins: [{ handlerDidError: fetchOrSayOffline }] });
release.addToCacheList([...files]);
const { match } = new PrecacheRoute(release, {
  // A query string or a trailing slash does not make it a different page.
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => [new URL(url.pathname.replace(/(?<=.)\/$/, ""), url)],
});
registerRoute(match, ({ event, request, params }) =>
  // Workbox does not store what is requested without CORS, as pictures are.
  release.strategy.handle({ event, params, request: request.mode === "no-cors" ? request.url : request }),
);

// A picture in a width that is not cached, or a file of the previous release.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request, url }) => {
    const cached = await caches.match(request);
    if (cached) return cached;
    const sibling = pictures[url.pathname];
    if (!sibling) return fetchOrSayOffline({ request });
    try {
      const response = await fetch(request);
      // The install has left out its sibling: keep this one.
      if (isFrugal && response.ok) await (await caches.open(cacheNames.precache)).put(request, response.clone());
      return response;
    } catch {
      return (await caches.match(sibling)) ?? Response.error();
    }
  },
);

// An address that is not a page of the site.
registerRoute(new NavigationRoute(fetchOrSayOffline));

void self.skipWaiting();
clientsClaim();

self.addEventListener("install", (event) => {
  event.waitUntil(install(event));
});

/*
 * A proxy that rewrites documents (docs/hosting.md) makes every install fail, and browsers retry it at each page view.
 * So a release is tried at most three times a day.
 */
const failures = "failed-installs";
const oneDay = 24 * 60 * 60 * 1000;

async function install(event: ExtendableEvent): Promise<void> {
  const failed = await (await caches.open(failures)).keys();
  const recent = failed.filter(({ url }) => Date.now() - Number(new URL(url).searchParams.get(name)) < oneDay);
  if (recent.length >= 3) throw new Error(`The release ${name} could not be stored three times in a day`);
  const isNew = !(await caches.has(cacheNames.precache));
  const installer = new PrecacheController();
  installer.addToCacheList(filesIn(await languagesRead(), kept));
  try {
    await installer.install(event);
    await caches.delete(failures);
  } catch (error) {
    // A part of a release must not take the place of the previous one.
    if (isNew) await caches.delete(cacheNames.precache);
    await (await caches.open(failures)).put(`/?${name}=${Date.now()}`, new Response());
    throw error;
  }
}

self.addEventListener("message", (event) => {
  if (!isFrugal) event.waitUntil(storeOtherLanguages(event));
});

/** Stores what the install left out, when an idle page asks, once a visit. The install would only fetch it again. */
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
