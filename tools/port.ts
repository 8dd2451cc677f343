import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { fail } from "./commands.ts";

/** The ports of the commands that people run. The studio also uses the next one, for the page beside the forms. */
export const ports = { site: 4173, studio: 4180 };

// Set it to run two suites at the same time: it moves all ports of the tests.
const first = Number(process.env.E2E_PORT || 4200);

/** The ports of the servers that the tests start. The studio's suite uses the three after its own, too. */
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

/** A port that is free now: the given one, or else any. */
export async function freePort(port: number, host?: string): Promise<number> {
  for (const wanted of port <= 65535 ? [port, 0] : [0]) {
    const probe = createServer();
    const error = await once(probe.listen(wanted, host), "listening").catch((error) => error);
    if (error instanceof Error) continue;
    const { port: found } = probe.address() as AddressInfo; // It listens on a port.
    await new Promise((resolve) => probe.close(resolve));
    return found;
  }
  throw new Error(`No port is free on ${host}`);
}

/**
 * The message for a server that cannot listen on its port, with what to do.
 *
 * @param count how many ports the command uses from this one on
 */
export function listenMessage(error: NodeJS.ErrnoException, port: number, command: string, count = 1): string {
  if (error.code !== "EADDRINUSE") return `The server could not start: ${error.message}`;
  const other = port + count <= 65535 ? port + count : port - count;
  return `Port ${port} is in use: stop the program that uses it, or choose another, e.g. PORT=${other} ${command}`;
}
