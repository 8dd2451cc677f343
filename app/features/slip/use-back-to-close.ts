import { useEffect, useEffectEvent } from "react";

/**
 * On phones, visitors expect Back to close an open dialog. Browsers that have CloseWatcher (Chrome 126) do that by
 * themselves; in others, such as Safari, Back would leave the page, so the dialog gets a history entry of its own.
 *
 * @param isUsed if false, Back leaves the page
 */
export function useBackToClose(close: () => void, isUsed: boolean): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isUsed || "CloseWatcher" in window) return;
    try {
      // After a reload with the dialog open, its entry is there already.
      if (!history.state?.isDialog) history.pushState({ ...history.state, isDialog: true }, "");
    } catch {
      return; // Browsers limit how often history may change in a short time. Then Back leaves the page.
    }
    const listening = new AbortController();
    addEventListener("popstate", () => onBack(), listening);
    return () => {
      listening.abort();
      if (history.state?.isDialog) history.back();
    };
  }, [isUsed]);
}
