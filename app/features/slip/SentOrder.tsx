import { useEffect } from "react";
import { interpolate } from "../../text/interpolate.ts";
import { Button } from "../../ui/Button.tsx";
import { useAnnounce } from "../../ui/LiveRegion.tsx";
import styles from "./Slip.module.css";
import { useSlipData } from "./slip-context.ts";
import { useSlipStore } from "./store.ts";
import { useKeepFocus } from "./use-keep-focus.ts";

/**
 * The name of an order that was opened in WhatsApp, copied or told by phone, and a button that starts the next one. The site
 * cannot know whether it was sent. Announced when the page comes back into view.
 */
export function SentOrder({ name }: { name: string }) {
  const { words } = useSlipData();
  const store = useSlipStore();
  const keepFocus = useKeepFocus();
  const announce = useAnnounce();
  const text = interpolate(words.sentOrder, { name });
  useEffect(() => {
    const onChange = () => document.visibilityState === "visible" && announce(text);
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [announce, text]);
  return (
    <p className={`${styles.offer} row`}>
      <b>{text}</b>
      <Button isSlim onClick={() => keepFocus(() => store.fileSent(words.filed))}>
        {words.startNew}
      </Button>
    </p>
  );
}
