import { useEffect } from "react";

/**
 * While this is asked, loads the page again once the server can be reached: a packing list is at the address of a page
 * that is shown without a network. Asks the server with HEAD, which the worker does not answer, and reloads unless the
 * server fails. The event `online` is not enough: it says only that there is some network, and is also fired while
 * another page is being opened. A reload would then cancel that navigation.
 */
export function useReloadOnceReachable(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const interval = 5000;
    const reloadIfReachable = () =>
      fetch(location.href, { method: "HEAD", signal: AbortSignal.timeout(interval) }).then(
        ({ status }) => status < 500 && location.reload(),
        () => {}, // There is no network yet, or it hangs.
      );
    const timer = setInterval(reloadIfReachable, interval);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
