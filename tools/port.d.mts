/** The port set in PORT, or 4173; exits if PORT is not a port. */
export function chosenPort(command: string): number;
/** The message for a port that is in use. */
export function takenMessage(port: number, command: string): string;
