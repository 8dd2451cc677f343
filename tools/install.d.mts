/** Prints one line that says what is wrong and how to fix it, then exits. */
export function fail(message: string): never;

/** Runs a command and shows its output. If it fails, exits with its exit code. */
export function run(
  command: string,
  args: readonly string[],
  options?: { cwd?: string; env?: Record<string, string> },
): void;
