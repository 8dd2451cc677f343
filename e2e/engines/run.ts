import { after, before, describe, test } from "node:test";
import type { Engine, StartEngine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { journeys } from "./journeys.ts";
import { startWebKit } from "./webkit.ts";

const folder = "build/client";
const engines: [name: string, start: StartEngine][] = [["Firefox", startFirefox]];
if (process.env.WEBKIT_DRIVER_PATH) engines.push(["WebKit", startWebKit]);

for (const [name, start] of engines) {
  describe(name, { timeout: 120_000 }, () => {
    let engine: Engine;
    before(async () => {
      engine = await start(folder);
    });
    after(() => engine?.close());

    for (const [promise, journey] of Object.entries(journeys))
      test(promise, { timeout: 30_000 }, () => journey(engine));
  });
}
