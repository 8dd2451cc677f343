import { resolve } from "node:path";
import type { Plugin } from "vite";
import { inspectContent } from "../../app/content/inspect.server.ts";
import { problemsIn } from "../check-content.ts";

/**
 * Checks `content/` whenever a file in it changes while developing: every problem is shown over the
 * page until it is mended. Before a build or a dev server starts, tools/check-content.ts does the same.
 */
export function contentPlugin(): Plugin {
  return {
    name: "content",
    configureServer(server) {
      const folder = resolve("content");
      server.watcher.add(folder);
      server.watcher.on("all", async (_event, path) => {
        if (!path.startsWith(folder)) return;
        const message = await contentProblems();
        if (message) {
          server.config.logger.error(message);
          server.ws.send({ type: "error", err: { message, stack: "" } });
          return;
        }
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}

/** What is wrong with the content, as one message; undefined when all is well. */
async function contentProblems(): Promise<string | undefined> {
  return problemsIn(await inspectContent());
}
