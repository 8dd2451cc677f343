/** One line that says what is wrong and how to fix it; then the end. */
export function fail(message: string): never;

/** The environment for every command that is run: the project's own Node and tools come first. */
export const projectEnvironment: Record<string, string | undefined>;

/** Runs a command with its output shown. Ends this process with the command's exit code when it fails. */
export function run(command: string, args: readonly string[]): void;
