import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";

/**
 * Tells the open pages when something that the server makes pages from has changed: see app/live-update.ts. Stands
 * before React Router, to see which pages are being made.
 */
export function liveUpdatePlugin(): Plugin {
  return {
    name: "live-update",
    configureServer({ environments: { client, ssr }, middlewares }) {
      // Sent by app/entry.server.tsx: an error in a loader or component, which Vite does not see.
      ssr.hot.on("page-error", (err) => client.hot.send({ type: "error", err }));
      // Nobody listened while that page was loading.
      client.hot.on("page-started", ({ askedFor }, page) => {
        if (askedFor < lastTold) page.send(noUpdate);
      });
      // What Vite has not answered itself is a page.
      return () =>
        middlewares.use((_request, response, next) => {
          const made = new Promise((resolve) => response.once("close", resolve));
          inTheMaking.add(made);
          void made.then(() => inTheMaking.delete(made));
          next();
        });
    },
    hotUpdate({ type, modules, timestamp, server }) {
      if (this.environment.name !== "ssr") return;
      const { moduleGraph } = this.environment;
      const changed =
        type === "create" ? [...modules, ...[...moduleGraph.idToModuleMap.values()].filter(seeksInVain)] : modules;
      const invalidated: Set<EnvironmentModuleNode> = new Set();
      for (const module of changed) moduleGraph.invalidateModule(module, invalidated, timestamp);
      if (changed.length > 0) tellPages(server);
      // Left to itself, Vite would now start all of the server's code anew. A page made meanwhile would be half of the
      // old code and half of the new, with React contexts of both.
      return [];
    },
  };
}

/** The pages that the server is working at. */
const inTheMaking = new Set<Promise<unknown>>();

/** When a change was last told, in milliseconds since 1970. */
let lastTold = 0;

/** An update of no module: Vite's client takes its overlay away and tells the page. */
const noUpdate = { type: "update" as const, updates: [] };

/** Has every open page fetch itself again. */
export function tellPages({ environments: { client } }: ViteDevServer): void {
  const tell = () => {
    lastTold = Date.now();
    client.hot.send(noUpdate);
  };
  tell();
  // A module that was under way to one of these may have come too early for the change, and the next page gets the same.
  if (inTheMaking.size > 0) void Promise.all(inTheMaking).then(tell);
}

/** On the server Vite leaves an import that leads nowhere as it is written, and forgets it. */
function seeksInVain({ transformResult }: EnvironmentModuleNode): boolean {
  return transformResult?.deps?.some((address) => address.startsWith(".")) ?? false;
}
