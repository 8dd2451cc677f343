import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { build } from "vite";
import { fail } from "../tools/commands.ts";
import { chosenPort, freePort, listenMessage, ports } from "../tools/port.ts";
import { LocalFolder } from "./server/local-folder.ts";
import { Preview } from "./server/preview.ts";
import { createStudioServer } from "./server/server.ts";
import viteConfig from "./vite.config.ts";

/** `npm run studio`: serves the forms, and beside them the site with the last valid content. */

const command = "npm run studio";
const host = "127.0.0.1";
const port = chosenPort(command, ports.studio);
const folder = ".cache/studio";
const portFile = join(folder, "port");
/** A header of every response, which identifies the project that this studio edits. */
const own = { name: "X-Studio", value: encodeURIComponent(process.cwd()) };

// Listen before writing anything: a second studio would delete the files of the running one.
const server = createServer((_, response) => {
  response.writeHead(503, { Refresh: "2", "Content-Type": "text/plain;charset=utf-8" });
  response.end("स्टूडियो खुल रहा है … The studio is being prepared …");
});
server.prependListener("request", (_, response) => response.setHeader(own.name, own.value));
server.listen(port, host);
await once(server, "listening").catch((error) => fail(listenMessage(error, port, command, 2)));
const running = existsSync(portFile) ? readFileSync(portFile, "utf8") : "";
if (running !== String(port) && (await isStudioAt(running)))
  fail(`The studio of this folder is running already: http://${host}:${running}`);
mkdirSync(folder, { recursive: true });
writeFileSync(portFile, String(port));

console.log("Preparing the studio …");
await build({ ...viteConfig, configFile: false });
const pagePort = await freePort(port + 1, host);
if (pagePort !== port + 1) console.log(`Port ${port + 1} is in use: the page beside the forms is on ${pagePort}.`);
const preview = new Preview(folder, pagePort);
const content = new LocalFolder(process.cwd(), `${folder}/changes`, () => preview.update());
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    preview.stop();
    process.exit();
  });

const studio = createStudioServer(content, `${folder}/app`, `http://${host}:${pagePort}`, () => preview.state);
server.removeAllListeners("request");
server.on("request", (request, response) => {
  response.setHeader(own.name, own.value);
  studio.emit("request", request, response);
});
console.log(`The studio is at http://${host}:${port} (Ctrl-C stops)`);

/** Whether a studio of this folder already runs on a port. */
async function isStudioAt(port: string): Promise<boolean> {
  const options = { signal: AbortSignal.timeout(5_000) };
  const response = await fetch(`http://${host}:${port}/state`, options).catch(() => undefined);
  return response?.headers.get(own.name) === own.value;
}
