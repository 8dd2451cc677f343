import { useState } from "react";
import { useAnnouncement } from "./LiveRegion.tsx";

/** The status after a text was copied, or if it has to be copied by hand. */
export interface ShareWords {
  copied: string;
  /** The clipboard is blocked, and the text is shown and selected. */
  selected: string;
}

const none = { status: "", toCopy: "" };

/**
 * Copies and shares texts. `status` is announced, and is for the caller to show; if the clipboard is blocked, `toCopy` is
 * the text, for the caller to show and select (TextToCopy).
 */
export function useShare() {
  const [{ status, toCopy }, setResult] = useState(none);
  useAnnouncement(status);
  const copy = async (text: string, { copied, selected }: ShareWords) => {
    setResult(none); // Otherwise a second click would not announce the same status or select the same text.
    try {
      await navigator.clipboard.writeText(text);
      setResult({ status: copied, toCopy: "" });
    } catch {
      setResult({ status: selected, toCopy: text });
    }
  };
  return {
    status,
    toCopy,
    setStatus: (status: string) => setResult({ ...none, status }),
    copy,
    /** Opens the phone's share sheet. Without one, copies the address, or the text if there is none. */
    share: async (data: { text: string; url?: string }, words: ShareWords) => {
      setResult(none);
      if (!(await openShareSheet(data))) await copy(data.url ?? data.text, words);
    },
  };
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
