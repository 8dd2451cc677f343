/**
 * Carries out what controls ask for in their `data-` attributes (see Control.tsx). One listener on
 * the document serves every control of a page, also those that are drawn later.
 */
export function performControls(document: Document): void {
  document.addEventListener("click", (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-action]") : null;
    if (!control) return;
    const { action, message = "" } = control.dataset;
    if (action === "log") console.log(message);
    if (action === "alert") alert(message);
    if (action === "share") void share(message, location.href);
  });
}

/** The phone's own share sheet; where there is none, the address goes to the clipboard. */
async function share(text: string, url: string): Promise<void> {
  try {
    if (navigator.share) await navigator.share({ text, url });
    else await navigator.clipboard.writeText(url);
  } catch (error) {
    // Closing the share sheet is not a fault.
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
