import { Weight } from "../../packs/PriceWeights.tsx";
import { LineName } from "../LineName.tsx";
import styles from "../Paper.module.css";
import { describeChoice, weightOf } from "../slip.ts";
import { useSlipData } from "../slip-context.ts";
import type { ListLine } from "./list.ts";

/** A line of a list: its name, pack, count and weight; one that cannot be read as it stands. */
export function ListLineParts({ line: { id, count } }: { line: ListLine }) {
  const data = useSlipData();
  const { shelf, packing } = data;
  if (count === undefined)
    return (
      <span className={styles.name}>
        <b>{id}</b>
        <span>{packing.unreadable}</span>
      </span>
    );
  return (
    <>
      <LineName choice={id} wrong={packing.notOnShelf} />
      <Weight pack={describeChoice(shelf, id).pack} />
      <b className={styles.times}>{id.endsWith(".g") ? "" : `× ${count}`}</b>
      <span className={styles.weighs}>{id.endsWith(".any") ? "" : weightOf({ [id]: count }, data)}</span>
    </>
  );
}
