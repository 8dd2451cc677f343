import { fail } from "./install.mjs";

/** The port that PORT names, 4173 without it. Ends this process with a line that says how to mend it when it is none. */
export function chosenPort(command) {
  const port = Number(process.env.PORT || 4173);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`PORT is "${process.env.PORT}": expected a number from 1 to 65535, e.g. PORT=8080 ${command}`);
  return port;
}

/** What to say when somebody else listens there. */
export function takenMessage(port, command) {
  const other = port < 65535 ? port + 1 : port - 1;
  return `Port ${port} is taken: stop what uses it, or choose another, e.g. PORT=${other} ${command}`;
}
