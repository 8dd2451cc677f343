// Runs in every page, written into it by root.tsx; its hash stands in the page's security policy.
// A panel left open is closed, so that Back from the back/forward cache shows the page as it was.
addEventListener("pagehide", () => {
  for (const panel of document.querySelectorAll("[popover]")) panel.hidePopover?.();
});
// After everything else: nothing of the first visit waits for it. Private modes refuse it.
addEventListener("load", () => navigator.serviceWorker?.register("/sw.js").catch(() => {}));
