import { use } from "react";
import { interpolate } from "../interpolate";
import { PageContext } from "../page-context";
import { Button } from "../ui/Button";
import { keepFocus } from "./keep-focus";
import styles from "./Slip.module.css";
import type { SlipWords } from "./slip";
import { addLastSlip, forgetLastSlip } from "./store";
import type { LastOrder } from "./stored-slip";

interface LastSlipProps {
  last: LastOrder;
  words: SlipWords;
  /** Runs the action of a button, which removes both, and moves the focus. */
  run?: (action: () => void) => void;
}

/** Offers to put the last order on the slip again, because restaurants order the same every week. */
export function LastSlip({ last, words, run = keepFocus }: LastSlipProps) {
  const { language } = use(PageContext);
  return (
    <p className={styles.last}>
      <Button isSlim onClick={() => run(addLastSlip)}>
        {interpolate(words.repeat, { date: dateText(last.filed, language) })}
      </Button>
      <button type="button" className={styles.plain} onClick={() => run(forgetLastSlip)}>
        {words.forget}
      </button>
    </p>
  );
}

/** A day as text: `19 November`. */
export const dateText = (time: number, language: string) =>
  new Intl.DateTimeFormat(`${language}-IN`, { day: "numeric", month: "long" }).format(time);
