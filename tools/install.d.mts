/** One line that says what is wrong and how to mend it; then the end. */
export function fail(message: string): never;
