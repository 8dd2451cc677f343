import { use, useId } from "react";
import { interpolate } from "../interpolate";
import { PageContext } from "../page-context";
import { Button } from "../ui/Button";
import styles from "./Slip.module.css";
import type { SlipWords } from "./slip";
import { type ArchivedSlip, forgetLastSlip, repeatLastSlip } from "./store";

interface LastSlipProps {
  last: ArchivedSlip;
  words: SlipWords;
  /** Called after a click on either button, which removes both: the caller must move the focus. */
  onDone?: () => void;
}

/** Offers to repeat the last order, because restaurants order the same every week. */
export function LastSlip({ last, words, onDone }: LastSlipProps) {
  const { language } = use(PageContext);
  const id = useId();
  const date = new Intl.DateTimeFormat(`${language}-IN`, { day: "numeric", month: "long" }).format(last.filed);
  return (
    <p className={styles.last}>
      <Button
        isSlim
        onClick={() => {
          repeatLastSlip(id);
          onDone?.();
        }}
      >
        {interpolate(words.repeat, { date })}
      </Button>
      <button
        type="button"
        className={styles.plain}
        onClick={() => {
          forgetLastSlip();
          onDone?.();
        }}
      >
        {words.forget}
      </button>
    </p>
  );
}
