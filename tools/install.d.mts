/** One line that says what is wrong and how to fix it; then the end. */
export function fail(message: string): never;

/** Runs a command with its output shown. Ends this process with the command's exit code when it fails. */
export function run(
  command: string,
  args: readonly string[],
  options?: { cwd?: string; env?: Record<string, string> },
): void;
