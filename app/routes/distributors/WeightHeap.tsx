import { Weight } from "../../packs/PriceWeights";
import styles from "./WeightHeap.module.css";

/** All the weights in a pile: a decoration, the sizes are listed elsewhere. */
export function WeightHeap({ packs }: { packs: readonly string[] }) {
  return (
    <div className={styles.heap} aria-hidden="true">
      {packs.map((pack) => (
        <span key={pack}>
          <Weight pack={pack} />
        </span>
      ))}
    </div>
  );
}
