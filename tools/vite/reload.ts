import { resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { inspectContent } from "../check/inspect.ts";
import { problemsIn } from "../check-content.ts";
import { isGeneratedFromContent } from "./content-modules.ts";

const contentFolder = resolve("content") + sep;

const connected = "page-connected";

/** Appended to Vite's client: sends the number of reloads from the header of the page's response. */
const connectedMessage = `
createHotContext("/reload").send("${connected}", performance.getEntriesByType("navigation")[0]
  ?.serverTiming.find(({ name }) => name === "reloads")?.duration);`;

/**
 * In development, reloads the open pages whenever a file that the server renders them from is saved. While the content
 * has problems, every page shows all of them. Must come before React Router's plugins, which would update server code
 * as well.
 */
export function reloadPlugin(): Plugin {
  /** The number of reloads so far. Each response has it as a header, so that a page can tell whether it is stale. */
  let reloads = 0;
  return {
    name: "reload",
    // Race: if a file is saved after a page is requested and before it connects, the page misses the reload.
    transform: (code, id) => (id.endsWith("/vite/dist/client/client.mjs") ? code + connectedMessage : undefined),
    configureServer({ environments: { client }, middlewares }) {
      middlewares.use((_request, response, next) => {
        response.setHeader("Server-Timing", `reloads;dur=${reloads}`);
        next();
      });
      client.hot.on(connected, (rendered, page) => {
        if (rendered < reloads) page.send({ type: "full-reload" });
      });
      client.hot.on("vite:client:connect", async (_data, page) => {
        // Show unexpected errors as well: no saved file may crash the server.
        const message = await inspectContent().then(problemsIn).catch(String);
        if (message) page.send({ type: "error", err: { message, stack: "" } });
      });
    },
    hotUpdate({ file, modules, server }) {
      const { name, moduleGraph } = this.environment;
      const isContent = resolve(file).startsWith(contentFolder);
      const generatedModules = [...moduleGraph.idToModuleMap.values()].filter(
        ({ id }) => id && isGeneratedFromContent(id),
      );
      const changed = isContent ? [...modules, ...generatedModules] : modules;
      if (name !== "ssr") return changed;
      for (const module of changed) moduleGraph.invalidateModule(module);
      if (isContent || changed.length > 0) {
        reloads++;
        server.environments.client.hot.send({ type: "full-reload" });
      }
      // An empty list stops Vite from reloading all server code: a page rendered meanwhile would mix old and new modules.
      return [];
    },
  };
}
