/** A `requestIdleCallback` as of a browser that is never idle: it calls back only when the time limit is over. */
export function callsBackAfterLimit(work: () => void, { timeout }: IdleRequestOptions = {}): number {
  if (timeout !== undefined) setTimeout(work, timeout);
  return 1; // A handle, as of every browser: without one, the code under test would use its fallback, too.
}
