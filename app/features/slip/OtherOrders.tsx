import { interpolate } from "../../text/interpolate.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Slip.module.css";
import { dateText } from "./slip.ts";
import { useSlipData } from "./slip-context.ts";
import { useSlipStore } from "./store.ts";
import type { LastOrder } from "./stored-slip.ts";
import { TextButton } from "./TextButton.tsx";
import { useKeepFocus } from "./use-keep-focus.ts";

/** Offers to put the last order on the slip again, because restaurants order the same every week. */
export function LastSlip({ last }: { last: LastOrder }) {
  const data = useSlipData();
  const { words } = data;
  const store = useSlipStore();
  const keepFocus = useKeepFocus();
  return (
    <p className={`${styles.offer} row`}>
      <Button isSlim onClick={() => keepFocus(store.addLast)}>
        {interpolate(words.repeat, { date: dateText(last.filed, data) })}
      </Button>
      <TextButton onClick={() => keepFocus(() => store.forgetLast(words.forgotten))}>{words.forget}</TextButton>
    </p>
  );
}

/**
 * The name of an order that was opened in WhatsApp, copied or told by phone, and a button that starts the next one. The site
 * cannot know whether it was sent.
 */
export function SentOrder({ name }: { name: string }) {
  const { words } = useSlipData();
  const store = useSlipStore();
  const keepFocus = useKeepFocus();
  return (
    <p className={`${styles.offer} row`}>
      <b>{interpolate(words.sentOrder, { name })}</b>
      <Button isSlim onClick={() => keepFocus(() => store.fileSent(words.filed))}>
        {words.startNew}
      </Button>
    </p>
  );
}
