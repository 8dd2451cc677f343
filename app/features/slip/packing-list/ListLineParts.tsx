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
  const { shelf, words, packing, otherLanguage } = useSlipData();
  const { language } = use(PageContext);
  const isRead = count !== undefined;
  const { name, otherName, pack, isOnShelf } = describeChoice(shelf, isRead ? id : "");
  return (
    <>
      {isOnShelf ? (
        <LineName name={name} below={otherName} lang={otherLanguage} />
      ) : (
        <LineName name={isRead ? name : id} below={isRead ? packing.notOnShelf : packing.unreadable} />
      )}
      {pack.text ? <Weight pack={pack} /> : <span />}
      <b className={styles.times}>{!isRead || id.endsWith(".g") ? "" : `× ${count}`}</b>
      <span className={styles.weighs}>
        {!isRead || id.endsWith(".any") ? "" : weightOf({ [id]: count }, words, language)}
      </span>
    </>
  );
}
