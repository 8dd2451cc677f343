/**
 * Opens the phone's share sheet. Without one, copies the address; if that fails, shows it.
 *
 * @returns whether the address was copied, which nobody sees
 */
export async function share(text: string, url: string): Promise<boolean> {
  if (await isOffered({ text, url })) return false;
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

/**
 * Opens the share sheet with a PDF itself; downloads it if the sheet is refused, as it is after a slow fetch. One that
 * cannot be fetched is opened like a page, which says why.
 */
export async function shareFile(href: string, name: string): Promise<void> {
  const pdf = await fetch(href)
    .then((response) => (response.ok ? response.blob() : undefined))
    .catch(() => undefined);
  if (!pdf) location.assign(href);
  else if (!(await isOffered({ files: [pdfFile([pdf], name)] })))
    Object.assign(document.createElement("a"), { href, download: name }).click();
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
