import { use } from "react";
import { PageContext } from "../../../site/page-context.ts";
import { Weight } from "../../packs/PriceWeights.tsx";
import { LineName } from "../LineName.tsx";
import styles from "../Paper.module.css";
import { describeChoice, weightOf } from "../slip.ts";
import { useSlipData } from "../slip-context.ts";
import type { ListLine } from "./list.ts";

/** A line of a list: its name, or what is wrong with it, pack, count and weight. */
export function ListLineParts({ line: { id, count, problem } }: { line: ListLine }) {
  const { shelf, words, packing, otherLanguage } = useSlipData();
  const { language } = use(PageContext);
  const { name, otherName, pack } = describeChoice(shelf, count === undefined ? "" : id);
  return (
    <>
      {problem ? (
        <LineName name={count === undefined ? id : name} below={packing[problem]} />
      ) : (
        <LineName name={name} below={otherName} lang={otherLanguage} />
      )}
      {pack.text ? <Weight pack={pack} /> : <span />}
      <b className={styles.times}>{count === undefined || id.endsWith(".g") ? "" : `× ${count}`}</b>
      <span className={styles.weighs}>
        {count === undefined || id.endsWith(".any") ? "" : weightOf({ [id]: count }, words, language)}
      </span>
    </>
  );
}
