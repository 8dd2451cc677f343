import { Weight } from "../../packs/PriceWeights";
import styles from "./WeightHeap.module.css";

/** A decorative pile of weights. Hidden from screen readers, because the pack sizes are listed elsewhere. */
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
