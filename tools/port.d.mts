/** The port set in PORT, or the usual one, 4173; exits if PORT is not a port. */
export function chosenPort(command: string, usual?: number): number;
/** What to do if a server cannot listen on its port. */
export function listenMessage(error: NodeJS.ErrnoException, port: number, command: string): string;
/** The message for a port that is in use. */
export function takenMessage(port: number, command: string): string;
