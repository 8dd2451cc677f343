import { useState } from "react";
import { useAnnouncement } from "./LiveRegion.tsx";
import { copyText, type ShareResult, share } from "./share.ts";

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
  const show = async (text: string, { copied, selected }: ShareWords, result: Promise<ShareResult>) => {
    setResult(none); // Otherwise a second click would not announce the same status or select the same text.
    const shared = await result;
    const status = { shared: "", copied, refused: selected }[shared];
    setResult({ status, toCopy: shared === "refused" ? text : "" });
  };
  return {
    status,
    toCopy,
    setStatus: (status: string) => setResult({ ...none, status }),
    copy: (text: string, words: ShareWords) => show(text, words, copyText(text)),
    share: (data: Parameters<typeof share>[0], words: ShareWords) => show(data.url ?? data.text, words, share(data)),
  };
}
