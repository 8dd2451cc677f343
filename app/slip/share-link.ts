/** The address that imports a slip when it is opened: `…/products?slip=chilli-powder.500gm.2`. */
export function shareLink(page: string, lines: string): string {
  return `${page}?slip=${encodeURIComponent(lines)}`;
}

/**
 * Moves a shared slip from the address into the stored slip, where store.ts imports it. An inline script, so that it
 * does so even if a link is followed before the slip's code has loaded.
 *
 * @param name of the query parameter and of the stored slip
 */
export function takeSharedSlip(name: string): void {
  const take = () => {
    const address = new URL(location.href);
    const shared = address.searchParams.get(name);
    if (shared === null) return;
    try {
      const stored = JSON.parse(localStorage.getItem(name) ?? "{}");
      localStorage.setItem(name, JSON.stringify({ ...stored, shared }));
    } catch {
      return; // Storage is blocked: store.ts reads the address.
    }
    address.searchParams.delete(name);
    history.replaceState(history.state, "", address);
  };
  // A page that is prerendered has not been opened yet.
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener("prerenderingchange", take);
  else take();
}
