import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fail, installMissing, projectEnvironment, run } from "./install.mjs";

/** `npm start`: installs what is missing, builds and serves the site. */

const port = Number(process.env.PORT || 4173);
if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`PORT is "${process.env.PORT}": expected a number from 1 to 65535, e.g. PORT=8080 npm start`);
const obstacle = await obstacleTo(port);
if (obstacle === "EADDRINUSE")
  fail(`Port ${port} is taken: stop what uses it, or choose another, e.g. PORT=${port + 1} npm start`);
if (obstacle) fail(`Port ${port} cannot be used (${obstacle}): choose another, e.g. PORT=8080 npm start`);

console.log("1/3 Installing what is missing");
installMissing();
console.log("2/3 Building the site");
run("npm", ["run", "build", "--silent"]);
console.log("3/3 Serving it (Ctrl-C stops)");
const server = spawn("node", ["tools/serve.ts"], { stdio: "inherit", env: projectEnvironment });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));

/** Asked before the long work, so that nobody waits for a build that cannot be shown. */
function obstacleTo(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code }) => resolve(code));
    probe.once("listening", () => probe.close(() => resolve(undefined)));
    probe.listen(port);
  });
}
