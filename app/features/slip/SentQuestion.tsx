import { useEffect } from "react";
import { Button } from "../../ui/Button.tsx";
import { useAnnounce } from "../../ui/LiveRegion.tsx";
import styles from "./Slip.module.css";
import { useSlipData } from "./slip-context.ts";
import { useSlipStore } from "./store.ts";
import { TextButton } from "./TextButton.tsx";
import { useKeepFocus } from "./use-keep-focus.ts";

/**
 * Asks whether the slip was sent, after it was opened in WhatsApp, copied or told by phone: the site cannot know. The
 * question is announced when the page comes back into view.
 */
export function SentQuestion() {
  const { words } = useSlipData();
  const store = useSlipStore();
  const keepFocus = useKeepFocus();
  const announce = useAnnounce();
  useEffect(() => {
    const onChange = () => document.visibilityState === "visible" && announce(words.askSent);
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [announce, words]);
  return (
    <p className={styles.offer}>
      <b>{words.askSent}</b>
      <Button isSlim onClick={() => keepFocus(() => store.fileSent(words.filed))}>
        {words.startNew}
      </Button>
      <TextButton onClick={() => keepFocus(store.setNotSent)}>{words.notYet}</TextButton>
    </p>
  );
}
