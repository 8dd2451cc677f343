/**
 * Opens the phone's share sheet. Without one, copies the address; if that fails, shows it.
 *
 * @returns whether the address was copied, which nobody sees
 */
export async function share(text: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ text, url });
    return false;
  } catch (error) {
    // The visitor closed the share sheet. Any other error: there is no sheet, or it was refused.
    if (error instanceof DOMException && error.name === "AbortError") return false;
  }
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    prompt(text, url);
    return false;
  }
}
