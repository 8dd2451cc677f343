/**
 * Performs the actions in the `data-` attributes of controls (see Control.tsx). One listener on the
 * document handles every control of a page, including those rendered later.
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

/** Opens the phone's share sheet. Without one, copies the address and says so; if that fails, shows it. */
async function share({ dataset, nextElementSibling: status }: HTMLElement): Promise<void> {
  const { message: text = "", path = location.href, copied = "" } = dataset;
  const url = new URL(path, location.href).href;
  if (status) status.textContent = ""; // So that the same words are announced again.
  try {
    return await navigator.share({ text, url });
  } catch (error) {
    // The visitor closed the share sheet. Any other error: there is no sheet, or it was refused.
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(url);
    if (status) status.textContent = copied;
  } catch {
    prompt(text, url);
  }
}
