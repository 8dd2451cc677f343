import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { languageAt, pathIn } from "../../site/languages.ts";
import { pages } from "../../site/pages.ts";
import type { Release } from "./release.ts";

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build (tools/build/service-worker.ts). */
declare const __RELEASE__: Release;

/*
 * Precaches the whole site. Every release has a cache of its own and is served only from it, so that a page never mixes
 * files of two releases. A new release is fetched while the old one still serves, and takes over at the next navigation.
 */
const { name, files, pictures } = __RELEASE__;
const prefix = "site";

/** The Network Information API, in Chromium only and not in TypeScript's types. */
const { connection } = self.navigator as { connection?: { saveData: boolean; effectiveType: string } };
const savesData = connection !== undefined && (connection.saveData || connection.effectiveType.endsWith("2g"));

setCacheNameDetails({ prefix, precache: "release", suffix: name });
/** With Save-Data or on 2G, only documents, styles and fonts: enough to read every page. */
const filesToInstall = files.filter(
  ({ url }) => !savesData || !url.startsWith("/assets/") || /\.(css|woff2)$/.test(url),
);

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

async function install(event: ExtendableEvent): Promise<void> {
  const isNew = !(await caches.has(cacheNames.precache));
  const installer = new PrecacheController();
  installer.addToCacheList(filesToInstall);
  try {
    await installer.install(event);
  } catch (error) {
    // An incomplete release must not replace the previous one.
    if (isNew) await caches.delete(cacheNames.precache);
    throw error;
  }
}

/** Fetches what is not cached. Offline, a navigation gets the offline page, in the language of the requested page. */
async function fetchOrOfflinePage({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    if (request.mode !== "navigate") return Response.error();
    const path = pathIn(languageAt(new URL(request.url).pathname), pages.offline.path);
    return (await release.matchPrecache(path)) ?? Response.error();
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
