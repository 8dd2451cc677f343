/** A `requestIdleCallback` as of a browser that is never idle: it calls back only when the time limit is over. */
export function callsBackAfterLimit(work: () => void, { timeout }: IdleRequestOptions = {}): void {
  if (timeout !== undefined) setTimeout(work, timeout);
}
