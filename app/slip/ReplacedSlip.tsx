import styles from "./Slip.module.css";
import type { SlipWords } from "./slip";
import { restoreOwnSlip } from "./store";

/** Says that a shared slip has replaced the visitor's own, and offers to undo that. */
export function ReplacedSlip({ className, words }: { className: string | undefined; words: SlipWords }) {
  return (
    <p className={className}>
      <span>{words.replaced}</span>{" "}
      <button type="button" className={styles.plain} onClick={restoreOwnSlip}>
        {words.putOwnBack}
      </button>
    </p>
  );
}
