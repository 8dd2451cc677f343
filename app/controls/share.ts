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
    // Any other error: there is no sheet, or it was refused.
    if (isClosed(error)) return false;
  }
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    prompt(text, url);
    return false;
  }
}

/** Whether the browser's share sheet takes a PDF. */
export function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [pdfFile([], "a.pdf")] }) ?? false;
}

/** Opens the share sheet with a PDF itself; downloads it if the sheet is refused, as it is after a slow fetch. */
export async function shareFile(href: string, name: string): Promise<void> {
  try {
    const response = await fetch(href);
    await navigator.share({ files: [pdfFile([await response.blob()], name)] });
  } catch (error) {
    if (!isClosed(error)) Object.assign(document.createElement("a"), { href, download: name }).click();
  }
}

const pdfFile = (parts: BlobPart[], name: string) => new File(parts, name, { type: "application/pdf" });

/** Whether an error only says that the visitor closed the share sheet. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
