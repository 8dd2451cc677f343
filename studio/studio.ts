import { build } from "vite";
import { fail } from "../tools/install.mjs";
import { chosenPort, listenMessage } from "../tools/port.mjs";
import { Preview } from "./preview.ts";
import { createStudioServer } from "./server.ts";
import viteConfig from "./vite.config.ts";
import { Workspace } from "./workspace.ts";

/** `npm run studio`: the editor, and beside it the site as it is with the last save that has no fault. */

const command = "npm run studio";
const port = chosenPort(command, 4180);
const folder = ".cache/studio";

console.log("Preparing the studio …");
await build({ ...viteConfig, configFile: false });
const preview = new Preview(folder, port + 1);
const workspace = new Workspace(process.cwd(), `${folder}/changes`, () => preview.update());
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    preview.stop();
    process.exit();
  });

const server = createStudioServer(workspace, `${folder}/app`, `http://127.0.0.1:${port + 1}`, () => preview.state);
server.on("error", (error) => {
  preview.stop();
  fail(listenMessage(error, port, command));
});
server.listen(port, "127.0.0.1", () => console.log(`The studio is at http://127.0.0.1:${port} (Ctrl-C stops)`));
