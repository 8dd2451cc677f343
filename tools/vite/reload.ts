import { resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { inspectContent } from "../check/inspect.ts";
import { problemsIn } from "../check-content.ts";
import { isMadeFromContent } from "./content-modules.ts";

const contentFolder = resolve("content") + sep;

/**
 * In development, reloads the open pages whenever a file that the server renders them from is saved. While the content
 * has problems, every page shows all of them. Must come before React Router's plugins, which would update server code
 * as well.
 */
export function reloadPlugin(): Plugin {
  return {
    name: "reload",
    configureServer({ environments: { client } }) {
      client.hot.on("vite:client:connect", async (_data, page) => {
        // Show unexpected errors as well: no saved file may crash the server.
        const message = await inspectContent().then(problemsIn).catch(String);
        if (message) page.send({ type: "error", err: { message, stack: "" } });
      });
    },
    hotUpdate({ file, modules, server }) {
      const { name, moduleGraph } = this.environment;
      const isContent = resolve(file).startsWith(contentFolder);
      const made = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id && isMadeFromContent(id));
      const changed = isContent ? [...modules, ...made] : modules;
      if (name !== "ssr") return changed;
      for (const module of changed) moduleGraph.invalidateModule(module);
      if (isContent || changed.length > 0) server.environments.client.hot.send({ type: "full-reload" });
      // An empty list stops Vite from reloading all server code: a page rendered meanwhile would mix old and new modules.
      return [];
    },
  };
}
