import { useState } from "react";
import { copyText } from "../controls/share";

/**
 * Copies a text. `said` is the status to announce; if the clipboard is blocked, `toCopy` is the text, for the caller to
 * show and select (TextToCopy).
 */
export function useCopy() {
  const [{ said, toCopy }, setResult] = useState({ said: "", toCopy: "" });
  const say = (said: string, toCopy = "") => setResult({ said, toCopy });
  const copy = async (text: string, words: { copied: string; selected: string }) => {
    say(""); // Otherwise the same status would not be announced, nor the same text be selected, a second time.
    if (await copyText(text)) say(words.copied);
    else say(words.selected, text);
  };
  return { said, toCopy, say, copy };
}
