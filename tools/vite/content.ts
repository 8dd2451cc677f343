import { resolve, sep } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Plugin, ViteDevServer } from "vite";
import { inspectContent } from "../../app/content/inspect.server.ts";
import { problemsIn } from "../check-content.ts";
import { tellPages } from "./live-update.ts";
import { isMadeFromContent } from "./pictures.ts";

/**
 * Checks `content/` whenever a file in it changes while developing: every problem is shown over the
 * page until it is fixed. Before a build or a dev server starts, tools/check-content.ts does the same.
 */
export function contentPlugin(): Plugin {
  return { name: "content", configureServer: watchContent };
}

function watchContent(server: ViteDevServer): void {
  const { watcher, environments, config } = server;
  const { client } = environments;
  const folder = resolve("content") + sep;
  let problems: string | undefined;
  let changes = 0;

  watcher.on("all", (_event, path) => {
    if (path.startsWith(folder)) void check();
  });
  // An overlay is gone after any update, and a page that opens has none; what is wrong is still wrong.
  for (const event of ["vite:client:connect", "page-updated"])
    client.hot.on(event, (_data, page) => {
      if (problems) page.send(errorPayload(problems));
    });
  // The server also starts anew when a schema was edited, and what was right may be wrong by the new one.
  void check();

  async function check() {
    const change = ++changes;
    // Editors may write a file in two steps, and a checkout writes many: only the last counts.
    await setTimeout(30);
    if (change !== changes) return;
    const found = await foundProblems();
    if (change !== changes) return;
    problems = found;
    if (problems) {
      config.logger.error(problems);
      client.hot.send(errorPayload(problems));
      return;
    }
    for (const { moduleGraph } of Object.values(environments))
      for (const module of moduleGraph.idToModuleMap.values())
        if (module.id && isMadeFromContent(module.id)) moduleGraph.invalidateModule(module);
    tellPages(server);
  }
}

/** What is wrong otherwise is shown as well: nothing that is saved may end the server. */
async function foundProblems(): Promise<string | undefined> {
  try {
    return problemsIn(await inspectContent());
  } catch (error) {
    return String(error);
  }
}

function errorPayload(message: string) {
  return { type: "error" as const, err: { message, stack: "" } };
}
