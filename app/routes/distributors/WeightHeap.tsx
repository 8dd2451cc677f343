import { Weight } from "../../ui/PriceWeights";
import styles from "./WeightHeap.module.css";

/** All five weights in a heap: a drawing, the sizes are written elsewhere. */
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
