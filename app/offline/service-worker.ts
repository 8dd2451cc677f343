import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { frugal, outdated, type Release } from "./release";

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (tools/postbuild/service-worker.ts). */
declare const __RELEASE__: Release;

/*
 * Keeps the whole site on the phone. Every release has a cache of its own and comes from it whole: a
 * page and its files are never of two releases. A new release is fetched beside the old one and
 * serves from the next page on.
 */
const { name, files, pictures } = __RELEASE__;
const prefix = "site";

/** What browsers that know it tell of the network; TypeScript does not know it yet. */
const { connection } = self.navigator as { connection?: { saveData: boolean; effectiveType: string } };
const isFrugal = connection !== undefined && (connection.saveData || connection.effectiveType.endsWith("2g"));

setCacheNameDetails({ prefix, precache: "release", suffix: name });
precacheAndRoute(isFrugal ? frugal(files) : [...files], {
  // A search in the address does not make it another page, nor does a slash at its end.
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => [new URL(url.pathname.replace(/(?<=.)\/$/, ""), url)],
});

// A picture in another width than the one kept, or a file of the release before.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request, url }) => {
    const kept = await caches.match(request);
    if (kept) return kept;
    try {
      return await fetch(request);
    } catch {
      const sibling = pictures[url.pathname];
      return (sibling && (await matchPrecache(sibling))) || Response.error();
    }
  },
);

// An address that is no page of the site: without a network the way leads home.
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
  const live = await goLive(cacheNames.precache);
  await Promise.all(outdated(releases, live).map((key) => caches.delete(key)));
}

/** Writes down that a release went live, beside the caches. Returns the two that did last, the newest at the end. */
async function goLive(release: string): Promise<string[]> {
  const list = await caches.open("live-releases");
  const before = ((await (await list.match("/"))?.json()) ?? []) as string[]; // Written below.
  const live = [...before.filter((name) => name !== release), release].slice(-2);
  await list.put("/", Response.json(live));
  return live;
}
