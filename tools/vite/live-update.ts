import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";

/**
 * Notifies open pages when something they are rendered from has changed: see app/live-update.ts. Must come before React
 * Router, to see which pages are being rendered.
 */
export function liveUpdatePlugin(): Plugin {
  return {
    name: "live-update",
    configureServer({ environments: { client, ssr }, middlewares }) {
      // Sent by app/entry.server.tsx: errors in loaders and components, which Vite does not see.
      ssr.hot.on("page-error", (err) => client.hot.send({ type: "error", err }));
      // The page could not receive updates while it was loading.
      client.hot.on("page-started", ({ askedFor }, page) => {
        if (askedFor < lastNotified) page.send(emptyUpdate);
      });
      // Requests that Vite has not answered are for pages.
      return () =>
        middlewares.use((_request, response, next) => {
          const rendered = new Promise((resolve) => response.once("close", resolve));
          pendingPages.add(rendered);
          void rendered.then(() => pendingPages.delete(rendered));
          next();
        });
    },
    hotUpdate({ type, modules, timestamp, server }) {
      if (this.environment.name !== "ssr") return;
      const { moduleGraph } = this.environment;
      const changed =
        type === "create"
          ? [...modules, ...[...moduleGraph.idToModuleMap.values()].filter(hasUnresolvedImport)]
          : modules;
      const invalidated: Set<EnvironmentModuleNode> = new Set();
      for (const module of changed) moduleGraph.invalidateModule(module, invalidated, timestamp);
      if (changed.length > 0) notifyPages(server);
      // By default, Vite would now reload all server code. A page rendered meanwhile would mix old and new code, with
      // React contexts of both.
      return [];
    },
  };
}

/** The pages that the server is rendering. */
const pendingPages = new Set<Promise<unknown>>();

/** When pages were last notified, in milliseconds since 1970. */
let lastNotified = 0;

/** An update without modules: Vite's client clears its overlay and notifies the page. */
const emptyUpdate = { type: "update" as const, updates: [] };

/** Makes every open page fetch itself again. */
export function notifyPages({ environments: { client } }: ViteDevServer): void {
  const notify = () => {
    lastNotified = Date.now();
    client.hot.send(emptyUpdate);
  };
  notify();
  // A module loaded for one of these pages may predate the change, and the next page would get the same module.
  if (pendingPages.size > 0) void Promise.all(pendingPages).then(notify);
}

/** On the server, Vite leaves an import of a missing file as written and does not track it. */
function hasUnresolvedImport({ transformResult }: EnvironmentModuleNode): boolean {
  return transformResult?.deps?.some((address) => address.startsWith(".")) ?? false;
}
