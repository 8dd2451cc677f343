import { use, useEffect } from "react";
import { interpolate } from "../interpolate";
import { plural } from "../numbers";
import { Weight } from "../packs/PriceWeights";
import { PageContext } from "../page-context";
import { Button } from "../ui/Button";
import { Sheet } from "./Sheet";
import styles from "./Slip.module.css";
import { isLoose, most, type SlipProps, weightOf } from "./slip";
import { hasSomething, openSheet, startStore, useSlip } from "./store";

/** The order slip: a strip at the foot of the screen once something is on it, and the sheet that the strip opens. */
export function Slip(props: SlipProps) {
  const { shelf, words } = props;
  const { language } = use(PageContext);
  const slip = useSlip((slip) => slip);
  useEffect(() => startStore(shelf), [shelf]);

  const isShown = hasSomething(slip);
  // What is sold loose counts as one.
  const packs = [...slip.lines].reduce((sum, [choice, count]) => sum + (isLoose(choice) ? 1 : count), 0);
  const count = plural(words.count, packs, language);
  const weight = interpolate(words.weight, { weight: weightOf(slip.lines, words, language) });
  const bounded = interpolate(words.bounded, { count: String(most.count), lines: String(most.lines) });
  const notice = [slip.isUnknown && words.unknown, slip.isBounded && bounded].filter(Boolean).join(" ");
  const announced = [count, weight, notice, slip.pressed && words.next].filter(Boolean).join(". ");
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown && (slip.pressed || notice) ? announced : ""}
      </p>
      {isShown ? (
        <aside className={styles.strip} aria-label={words.title}>
          <span className={styles.total} aria-hidden="true">
            <Weight pack={String(packs)} />
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
      {slip.opening ? <Sheet key={slip.opening} {...props} {...{ slip, count, weight, notice }} /> : null}
    </>
  );
}
