import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import { precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { frugal, outdated, type Release } from "./release";

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build (tools/postbuild/service-worker.ts). */
declare const __RELEASE__: Release;

/*
 * Stores the whole site on the device. Every release has its own cache and is served only from it: a
 * page and its files never come from two releases. A new release is fetched beside the old one and
 * takes over from the next page on.
 */
const { name, files, pictures } = __RELEASE__;
const prefix = "site";

/** The Network Information API, which not every browser has and TypeScript does not know. */
const { connection } = self.navigator as { connection?: { saveData: boolean; effectiveType: string } };
const isFrugal = connection !== undefined && (connection.saveData || connection.effectiveType.endsWith("2g"));

setCacheNameDetails({ prefix, precache: "release", suffix: name });
precacheAndRoute(isFrugal ? frugal(files) : [...files], {
  // A query string or a trailing slash does not make it a different page.
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => [new URL(url.pathname.replace(/(?<=.)\/$/, ""), url)],
});

// A picture in a width that is not cached, or a file of the previous release.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request, url }) => {
    const cached = await caches.match(request);
    if (cached) return cached;
    try {
      return await fetch(request);
    } catch {
      const sibling = pictures[url.pathname];
      return (sibling && (await caches.match(sibling))) || Response.error();
    }
  },
);

// An address that is not a page of the site: when offline, redirect to the home page.
registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      return Response.redirect("/");
    }
  }),
);

void self.skipWaiting();
clientsClaim();

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldReleases());
});

async function dropOldReleases(): Promise<void> {
  const releases = (await caches.keys()).filter((key) => key.startsWith(`${prefix}-`));
  const live = await recordLive(cacheNames.precache);
  await Promise.all(outdated(releases, live).map((key) => caches.delete(key)));
}

/** Records that a release went live, outside the release caches. Returns the last two, the newest at the end. */
async function recordLive(release: string): Promise<string[]> {
  const list = await caches.open("live-releases");
  const before = ((await (await list.match("/"))?.json()) ?? []) as string[]; // Written below.
  const live = [...before.filter((name) => name !== release), release].slice(-2);
  await list.put("/", Response.json(live));
  return live;
}
