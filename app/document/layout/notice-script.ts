/**
 * Shows a notice on its days in India only, and lets a visitor close it for this tab. An inline script right after the
 * notice, which stands there without scripts, with its dates.
 *
 * @param key the key in sessionStorage (app/islands/storage.ts)
 */
export function showNotice(key: string): void {
  const notice = document.currentScript?.previousElementSibling as HTMLElement; // As Notices.tsx renders it.
  const { from = "", until = "" } = notice.dataset;
  const button = notice.querySelector("button") as HTMLElement;
  let isClosed = false;
  const update = () => {
    const today = new Date(Date.now() + 5.5 * 60 * 60_000).toISOString().slice(0, 10);
    try {
      isClosed ||= sessionStorage.getItem(key) !== null;
    } catch {} // Blocked: it is closed on this page alone.
    notice.hidden = isClosed || today < from || today > until;
  };
  update();
  // At midnight in India, too, and when the page comes back from the back/forward cache.
  setInterval(update, 60_000);
  addEventListener("pageshow", update);
  button.hidden = false;
  button.addEventListener("click", () => {
    isClosed = true;
    try {
      sessionStorage.setItem(key, "true");
    } catch {}
    update();
  });
}
