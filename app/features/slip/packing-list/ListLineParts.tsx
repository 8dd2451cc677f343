import { use } from "react";
import { PageContext } from "../../../site/page-context.ts";
import { Weight } from "../../packs/PriceWeights.tsx";
import { LineName } from "../LineName.tsx";
import styles from "../Paper.module.css";
import { describeChoice, weightOf } from "../slip.ts";
import { useSlipData } from "../slip-context.ts";
import type { ListLine } from "./list.ts";

/** A line of a list: its name, or what is wrong with it, pack, count and weight. */
export function ListLineParts({ line: { id, count } }: { line: ListLine }) {
  const { shelf, words, packing } = useSlipData();
  const { language } = use(PageContext);
  const isRead = count !== undefined;
  const { pack } = describeChoice(shelf, isRead ? id : "");
  return (
    <>
      {isRead ? (
        <LineName choice={id} wrong={packing.notOnShelf} />
      ) : (
        <LineName choice="" name={id} wrong={packing.unreadable} />
      )}
      {pack.text ? <Weight pack={pack} /> : <span />}
      <b className={styles.times}>{!isRead || id.endsWith(".g") ? "" : `× ${count}`}</b>
      <span className={styles.weighs}>
        {!isRead || id.endsWith(".any") ? "" : weightOf({ [id]: count }, words, language)}
      </span>
    </>
  );
}
