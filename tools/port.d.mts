/** The port that PORT names, 4173 without it; ends this process when it is none. */
export function chosenPort(command: string): number;
/** What to say when somebody else listens there. */
export function takenMessage(port: number, command: string): string;
