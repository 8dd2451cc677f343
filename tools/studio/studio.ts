import { spawn } from "node:child_process";
import { build } from "vite";
import { copyForDevelopment } from "../copy-project.ts";
import { fail } from "../install.mjs";
import { takenMessage } from "../port.mjs";
import { createStudioServer } from "./server.ts";
import viteConfig from "./vite.config.ts";
import { copyContent, Workspace } from "./workspace.ts";

/** `npm run studio`: the editor, and beside it the site as it is with the last save that has no fault. */

const port = Number(process.env.PORT || 4180);
const folder = ".cache/studio";
const site = `http://127.0.0.1:${port + 1}`;

console.log("Preparing the studio …");
await build({ ...viteConfig, configFile: false });
// A save with a fault does not reach this copy.
copyForDevelopment(`${folder}/site`);
const workspace = new Workspace(process.cwd(), `${folder}/history`, () => copyContent(".", `${folder}/site`));
const dev = ["dev", "--host", "127.0.0.1", "--port", String(port + 1), "--strictPort", "--logLevel", "error"];
const preview = spawn("react-router", dev, {
  cwd: `${folder}/site`,
  stdio: "inherit",
  // Vite has just built, for which it sets another.
  env: { ...process.env, NODE_ENV: "development" },
  shell: process.platform === "win32",
});
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    preview.kill();
    process.exit();
  });

const server = createStudioServer(workspace, `${folder}/app`, site);
server.on("error", () => fail(takenMessage(port, "npm run studio")));
server.listen(port, "127.0.0.1", () => console.log(`The studio is at http://127.0.0.1:${port} (Ctrl-C stops)`));
