import { useEffect } from "react";
import { Button } from "../../ui/Button.tsx";
import { useAnnounce } from "../../ui/LiveRegion.tsx";
import styles from "./Slip.module.css";
import { useSlipData } from "./slip-context.ts";
import { useSlipStore } from "./store.ts";
import { TextButton } from "./TextButton.tsx";
import { useKeepFocus } from "./use-keep-focus.ts";

/**
 * Asks whether the slip was sent, after it was opened in WhatsApp: the site cannot know. The question is announced when
 * the page comes back into view.
 *
 * @param onFiled called after the slip was filed; by default, that is only announced
 */
export function SentQuestion({ onFiled }: { onFiled?: (text: string) => void }) {
  const { words } = useSlipData();
  const store = useSlipStore();
  const keepFocus = useKeepFocus();
  const announce = useAnnounce();
  useEffect(() => {
    const onChange = () => document.visibilityState === "visible" && announce(words.askSent);
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [announce, words]);
  const start = () => {
    keepFocus(store.startNew);
    (onFiled ?? announce)(words.filed);
  };
  return (
    <p className={styles.offer}>
      <b>{words.askSent}</b>
      <Button isSlim onClick={start}>
        {words.startNew}
      </Button>
      <TextButton onClick={() => keepFocus(() => store.setOpened(false))}>{words.notYet}</TextButton>
    </p>
  );
}
