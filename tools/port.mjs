import { fail } from "./install.mjs";

/** The port set in PORT, or 4173. If PORT is not a port, exits with a line that says how to fix it. */
export function chosenPort(command) {
  const port = Number(process.env.PORT || 4173);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`PORT is "${process.env.PORT}": expected a number from 1 to 65535, e.g. PORT=8080 ${command}`);
  return port;
}

/** The message for a port that is in use. */
export function takenMessage(port, command) {
  const other = port < 65535 ? port + 1 : port - 1;
  return `Port ${port} is in use: stop the program that uses it, or choose another, e.g. PORT=${other} ${command}`;
}
