import { spawn } from "node:child_process";

/**
 * Runs `react-router` with the given arguments until the input ends: when the studio closes it, or when the studio has
 * ended, however that came.
 */
const server = spawn("react-router", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "inherit"],
  shell: process.platform === "win32",
});
server.on("exit", (code) => process.exit(code ?? 1));
// A busy dev server does not react to SIGTERM.
process.stdin.resume().on("close", () => server.kill("SIGKILL"));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill("SIGKILL"));
