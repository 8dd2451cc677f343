/**
 * Shows the words for somebody who opened the page's own address with a network, in place of the words before them. At
 * other addresses the service worker shows this page because it had no network
 * (app/document/offline/service-worker.ts), whatever the browser says.
 */
export function sayIfOnline(path: string): void {
  const online = document.currentScript?.previousElementSibling as HTMLElement; // As offline.tsx renders them.
  const offline = online.previousElementSibling as HTMLElement;
  online.hidden = !navigator.onLine || location.pathname !== path;
  offline.hidden = !online.hidden;
}
