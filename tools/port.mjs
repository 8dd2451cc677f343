import { fail } from "./install.mjs";

/** The port set in PORT, or the usual one. If PORT is not a port, exits with a line that says how to fix it. */
export function chosenPort(command, usual = 4173) {
  const port = Number(process.env.PORT || usual);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`PORT is "${process.env.PORT}": expected a number from 1 to 65535, e.g. PORT=8080 ${command}`);
  return port;
}

/** What to do if a server cannot listen on its port. */
export function listenMessage(error, port, command) {
  if (error.code !== "EADDRINUSE") return `The server could not start: ${error.message}`;
  const other = port < 65535 ? port + 1 : port - 1;
  return `Port ${port} is in use: stop the program that uses it, or choose another, e.g. PORT=${other} ${command}`;
}
