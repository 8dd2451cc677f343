import { use, useEffect } from "react";
import { interpolate } from "../interpolate";
import { plural } from "../numbers";
import { Weight } from "../packs/PriceWeights";
import { PageContext } from "../page-context";
import { Button } from "../ui/Button";
import { Sheet } from "./Sheet";
import styles from "./Slip.module.css";
import { gramsOn, most, packsOn, type SlipProps, weightText } from "./slip";
import { hasSomething, openSheet, startStore, useSlip } from "./store";

/** The order slip: a strip at the foot of the screen once something is on it, and the sheet that the strip opens. */
export function Slip(props: SlipProps) {
  const { shelf, words } = props;
  const { language } = use(PageContext);
  const slip = useSlip((slip) => slip);
  useEffect(() => startStore(shelf), [shelf]);

  const { lines, isUnknown, isBounded, isChanged, isOpen, pressed } = slip;
  const isShown = hasSomething(slip);
  const count = plural(words.count, packsOn(lines), language);
  const weight = interpolate(words.weight, { weight: weightText(gramsOn(lines), words, language) });
  const bounded = interpolate(words.bounded, { count: String(most.count), lines: String(most.lines) });
  const notice = [isUnknown && words.unknown, isBounded && bounded].filter(Boolean).join(" ");
  const announced = [count, weight, notice, pressed && words.next].filter(Boolean).join(". ");
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown && (isChanged || notice) ? announced : ""}
      </p>
      {isShown ? (
        <aside className={styles.strip} aria-label={words.title}>
          <span className={styles.total} aria-hidden="true">
            <Weight pack={String(packsOn(lines))} />
          </span>
          <p>
            <b>{count}</b>
            <small>{weight}</small>
          </p>
          <Button isSlim aria-haspopup="dialog" onClick={openSheet}>
            {words.see}
          </Button>
          {notice ? <p className={styles.said}>{notice}</p> : null}
        </aside>
      ) : null}
      {isOpen ? <Sheet {...props} {...{ slip, count, weight, notice }} /> : null}
    </>
  );
}
