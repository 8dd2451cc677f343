import { spawn } from "node:child_process";
import { fail, installMissing, projectEnvironment, run, step } from "./install.mjs";
import { chosenPort, errorAt, listenMessage } from "./port.mjs";

/** `npm start`: installs missing packages, then builds and serves the site. */

const port = chosenPort("npm start");
// Check the port before the build, so that nobody waits for a build that cannot be served.
const portError = await errorAt(port);
if (portError) fail(listenMessage(portError, port, "npm start"));

await step("1/3 Installing missing packages", () => installMissing({ withTests: false }));
await step("2/3 Building the site", () => run("npm", ["run", "build", "--silent"]));
console.log("3/3 Serving it (Ctrl-C stops)");
const server = spawn("node", ["tools/serve.ts"], { stdio: "inherit", env: projectEnvironment });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
