import { useState } from "react";
import { copyText } from "../controls/share";

/** What is said after a text was copied; `toCopy` is the text itself, selected, where the browser does not let us copy. */
export function useCopy() {
  const [{ said, toCopy }, setResult] = useState({ said: "", toCopy: "" });
  const say = (said: string, toCopy = "") => setResult({ said, toCopy });
  const copy = async (text: string, words: { copied: string; selected: string }) => {
    say(""); // So that the same words are announced again, and the same text is selected again.
    if (await copyText(text)) say(words.copied);
    else say(words.selected, text);
  };
  return { said, toCopy, say, copy };
}
