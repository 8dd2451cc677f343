import { use, useEffect, useState } from "react";
import type { PackingListWords } from "../content/schema/controls";
import { interpolate } from "../interpolate";
import { countText } from "../numbers";
import { Weight } from "../packs/PriceWeights";
import { PageContext } from "../page-context";
import { Button } from "../ui/Button";
import { LastSlip } from "./LastSlip";
import { PackingList } from "./PackingList";
import { ReplacedSlip } from "./ReplacedSlip";
import { Sheet } from "./Sheet";
import styles from "./Slip.module.css";
import { boundedNotice, isLoose, type SlipProps, weightOf } from "./slip";
import { hasContentOrNotice, linesInUrl, openSheet, syncWithStorage, useSlip } from "./store";

interface SlipOnPageProps extends SlipProps {
  offersLast: boolean;
  /** If set, this page opens a shared slip as a packing list, with these words; otherwise it imports the slip. */
  packing?: PackingListWords | undefined;
}

/**
 * The order slip: a strip at the bottom of the viewport, and the dialog that it opens. The strip appears when there is
 * something on the slip; on the Products page, an empty slip's strip offers to repeat the last order.
 */
export function Slip({ offersLast, packing, ...props }: SlipOnPageProps) {
  const { shelf, words } = props;
  const { language } = use(PageContext);
  const slip = useSlip((slip) => slip);
  const [listed, setListed] = useState("");
  useEffect(() => {
    if (packing) setListed(linesInUrl());
    return syncWithStorage(shelf, packing ? "" : linesInUrl());
  }, [shelf, packing]);

  const isShown = hasContentOrNotice(slip);
  // Loose goods count as one pack.
  const packs = [...slip.lines].reduce((sum, [choice, count]) => sum + (isLoose(choice) ? 1 : count), 0);
  const count = countText(words.count, packs, language);
  const weight = interpolate(words.weight, { weight: weightOf(slip.lines, words, language) });
  const gone = interpolate(words.gone, { names: slip.gone.join("; ") });
  const notice = [slip.isUnknown && words.unknown, slip.isBounded && boundedNotice(words), slip.gone.length > 0 && gone]
    .filter(Boolean)
    .join(" ");
  const replaced = slip.replaced && words.replaced;
  const announced = [count, weight, notice, replaced, slip.pressed && words.next].filter(Boolean).join(". ");
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown && (slip.pressed || notice || replaced) ? announced : ""}
      </p>
      {isShown ? (
        <aside className={styles.strip} aria-label={words.title}>
          <span className={styles.total} aria-hidden="true">
            <Weight pack={String(packs)} />
          </span>
          <p>
            <b>{count}</b>
            <small>{slip.isOpened ? words.wasOpened : weight}</small>
          </p>
          <Button isSlim aria-haspopup="dialog" onClick={openSheet}>
            {words.see}
          </Button>
          {notice ? <p className={styles.said}>{notice}</p> : null}
          {slip.replaced ? <ReplacedSlip className={styles.said} words={words} /> : null}
        </aside>
      ) : offersLast && slip.last ? (
        <aside className={styles.strip} aria-label={words.title}>
          <LastSlip last={slip.last} words={words} />
        </aside>
      ) : null}
      {packing && listed ? (
        <PackingList {...props} packing={packing} text={listed} onClose={() => setListed("")} />
      ) : null}
      {slip.opening ? <Sheet key={slip.opening} {...props} {...{ slip, count, weight, notice }} /> : null}
    </>
  );
}
