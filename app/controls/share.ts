/** What became of an address to share; `refused`: the browser has no share sheet and does not let us copy. */
export type ShareResult = "shared" | "copied" | "refused";

/** Opens the phone's share sheet. Without one, copies the address. */
export async function share(text: string, url: string): Promise<ShareResult> {
  if (await isOffered({ text, url })) return "shared";
  return (await copyText(url)) ? "copied" : "refused";
}

/** Copies a text. Returns false if there is no clipboard, or the browser refuses it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a press shares a PDF: not with a mouse, whose owner wants the file, nor where the share sheet takes none. */
export function sharesFiles(): boolean {
  return !matchMedia("(pointer: fine)").matches && (navigator.canShare?.({ files: [pdfFile([], "a.pdf")] }) ?? false);
}

/** Opens the share sheet with a PDF. Returns false if the sheet was refused, as it is long after the press. */
export function shareFile(pdf: Blob, name: string): Promise<boolean> {
  return isOffered({ files: [pdfFile([pdf], name)] });
}

/** Saves a PDF that was fetched already. */
export function saveFile(pdf: Blob, name: string): void {
  const href = URL.createObjectURL(pdf);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // Some browsers ask the visitor first.
}

const pdfFile = (parts: BlobPart[], name: string) => new File(parts, name, { type: "application/pdf" });

/** Whether the visitor saw the share sheet, and shared or closed it. */
async function isOffered(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Any other error: there is no sheet, or it was refused.
    return error instanceof DOMException && error.name === "AbortError";
  }
}
