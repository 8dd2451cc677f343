import { use } from "react";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { Button } from "../../ui/Button.tsx";
import { keepFocus } from "./keep-focus.ts";
import styles from "./LastSlip.module.css";
import type { SlipWords } from "./slip.ts";
import { addLastSlip, forgetLastSlip } from "./store.ts";
import type { LastOrder } from "./stored-slip.ts";
import { TextButton } from "./TextButton.tsx";

/** Offers to put the last order on the slip again, because restaurants order the same every week. */
export function LastSlip({ last, words }: { last: LastOrder; words: SlipWords }) {
  const { language } = use(PageContext);
  return (
    <p className={styles.last}>
      <Button isSlim onClick={() => keepFocus(addLastSlip)}>
        {interpolate(words.repeat, { date: dateText(last.filed, language) })}
      </Button>
      <TextButton onClick={() => keepFocus(forgetLastSlip)}>{words.forget}</TextButton>
    </p>
  );
}

/** A day as text: `19 November`. */
export const dateText = (time: number, language: string) =>
  new Intl.DateTimeFormat(`${language}-IN`, { day: "numeric", month: "long" }).format(time);
