import { resolve, sep } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Plugin, ViteDevServer } from "vite";
import { inspectContent } from "../check/inspect.ts";
import { problemsIn } from "../check-content.ts";
import { notifyPages } from "./live-update.ts";
import { isMadeFromContent } from "./pictures.ts";

/**
 * In development, checks `content/` whenever a file in it changes and shows all problems over the page until they are
 * fixed. Before a build or dev server starts, tools/check-content.ts does the same check.
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
  // Any update clears the overlay, and a new page has none: show problems that remain again.
  for (const event of ["vite:client:connect", "page-updated"])
    client.hot.on(event, (_data, page) => {
      if (problems) page.send(errorPayload(problems));
    });
  // The server also restarts after a schema is edited, and the content may not match the new one.
  void check();

  async function check() {
    const change = ++changes;
    // Editors may write a file in two steps, and a checkout writes many files: check only after the last write.
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
    notifyPages(server);
  }
}

/** Reports unexpected errors as well: no saved file may crash the server. */
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
