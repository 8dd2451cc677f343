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
    if (action === "share") void share(control);
  });
}

/** The phone's own share sheet; where there is none, the address is copied and that is said, or shown to be copied. */
async function share({ dataset, nextElementSibling: status }: HTMLElement): Promise<void> {
  const { message: text = "", path = location.href, copied = "" } = dataset;
  const url = new URL(path, location.href).href;
  try {
    return await navigator.share({ text, url });
  } catch (error) {
    // Somebody closed the share sheet. Anything else: there is none, or it refuses.
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(url);
    if (status) status.textContent = copied;
  } catch {
    prompt(text, url);
  }
}
