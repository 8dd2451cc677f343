/** The URL of a slip: `…/products?slip=chilli-powder.500gm.2`. Opening it imports or lists the slip (Slip.tsx). */
export function shareLink(page: string, lines: string): string {
  return `${page}?slip=${encodeURIComponent(lines)}`;
}

/**
 * Moves a shared slip from the URL into localStorage, from which store.ts imports it. An inline script, because the
 * slip would be lost if the visitor followed a link before hydration.
 *
 * @param name the name of the query parameter and of the key in localStorage
 */
export function moveSharedSlipToStorage(name: string): void {
  const moveToStorage = () => {
    const address = new URL(location.href);
    const shared = address.searchParams.get(name);
    if (shared === null) return;
    try {
      const stored = JSON.parse(localStorage.getItem(name) ?? "{}");
      localStorage.setItem(name, JSON.stringify({ ...stored, shared }));
    } catch {
      return; // Storage is blocked: store.ts reads the URL.
    }
    address.searchParams.delete(name);
    history.replaceState(history.state, "", address);
  };
  // A prerendered page may never be opened, so wait until it is.
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", moveToStorage);
  else moveToStorage();
}
