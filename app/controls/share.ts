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

/** Whether a click shares a PDF: not with a mouse, because then people want the file, nor without file sharing. */
export function sharesFiles(): boolean {
  return !matchMedia("(pointer: fine)").matches && (navigator.canShare?.({ files: [pdfFile([], "a.pdf")] }) ?? false);
}

/** Opens the share sheet with a PDF. Returns false if the browser blocks it, for example long after the click. */
export function shareFile(pdf: Blob, name: string): Promise<boolean> {
  return openShareSheet({ files: [pdfFile([pdf], name)] });
}

/** Saves a PDF that is already in memory. */
export function saveFile(pdf: Blob, name: string): void {
  const href = URL.createObjectURL(pdf);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // Some browsers ask the visitor first.
}

const pdfFile = (parts: BlobPart[], name: string) => new File(parts, name, { type: "application/pdf" });

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
