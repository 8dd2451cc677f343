// Inlined into every page by root.tsx; its hash is in the page's security policy.
// Closes open panels, or Back would show them again from the back/forward cache.
addEventListener("pagehide", () => {
  for (const panel of document.querySelectorAll("[popover]")) panel.hidePopover?.();
});
// After everything else, so as not to delay the first visit. Private modes refuse it.
addEventListener("load", () => navigator.serviceWorker?.register("/sw.js").catch(() => {}));
