import { once } from "node:events";
import { createServer } from "node:net";
import { fail } from "./commands.ts";

/** The ports of the commands that people run. */
export const ports = { site: 4173, studio: 4180 };

// Set it to run two suites at the same time: it moves all ports of the tests.
const first = Number(process.env.E2E_PORT || 4200);

/** The ports of the servers that the tests start. */
export const testPorts = {
  site: first,
  launchSite: first + 1,
  host: first + 2,
  webkitDriver: first + 3,
  dev: first + 4,
  hostedStudio: first + 5,
  studio: first + 6,
};

/** The port set in PORT, or the usual one. If PORT is not a valid port, exits with a message that says how to fix it. */
export function chosenPort(command: string, usual = ports.site): number {
  const port = Number(process.env.PORT || usual);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`PORT is "${process.env.PORT}": expected a number from 1 to 65535, e.g. PORT=8080 ${command}`);
  return port;
}

/** The error of a server that tries to listen on a port; undefined if the port is free. */
export async function errorAt(port: number, host?: string): Promise<NodeJS.ErrnoException | undefined> {
  const probe = createServer();
  const error = await once(probe.listen(port, host), "listening").catch((error) => error);
  if (error instanceof Error) return error;
  await new Promise((resolve) => probe.close(resolve));
}

/** The message for a server that cannot listen on its port, with what to do. */
export function listenMessage(error: NodeJS.ErrnoException, port: number, command: string): string {
  if (error.code !== "EADDRINUSE") return `The server could not start: ${error.message}`;
  const other = port < 65535 ? port + 1 : port - 1;
  return `Port ${port} is in use: stop the program that uses it, or choose another, e.g. PORT=${other} ${command}`;
}
