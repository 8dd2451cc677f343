/** The result of sharing. `refused`: neither the share sheet nor the clipboard is available. */
export type ShareResult = "shared" | "copied" | "refused";

/** Opens the phone's share sheet. Without one, copies the address, or the text if there is none. */
export async function share(data: { text: string; url?: string }): Promise<ShareResult> {
  return (await openShareSheet(data)) ? "shared" : copyText(data.url ?? data.text);
}

/** Copies a text. The clipboard may be missing or blocked. */
export async function copyText(text: string): Promise<"copied" | "refused"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}

/** Opens the share sheet. Returns false if it is missing or blocked, but true if the visitor closed it. */
async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // AbortError: the visitor closed the sheet. Other errors: it is missing or blocked.
    return error instanceof DOMException && error.name === "AbortError";
  }
}
