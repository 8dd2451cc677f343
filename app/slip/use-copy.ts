import { useState } from "react";
import { copyText } from "../controls/share";

/**
 * Copies a text. `announcement` is the text for a live region (`role="status"`); if the clipboard is blocked, `toCopy`
 * is the text, for the caller to show and select (TextToCopy).
 */
export function useCopy() {
  const [{ announcement, toCopy }, setResult] = useState({ announcement: "", toCopy: "" });
  const announce = (announcement: string, toCopy = "") => setResult({ announcement, toCopy });
  const copy = async (text: string, words: { copied: string; selected: string }) => {
    announce(""); // Otherwise a second click would not announce the same status or select the same text.
    if (await copyText(text)) announce(words.copied);
    else announce(words.selected, text);
  };
  return { announcement, toCopy, announce, copy };
}
