import type { Pack } from "../../content/packs.ts";
import { Weight } from "../../features/packs/PriceWeights.tsx";
import styles from "./WeightHeap.module.css";

/** A decorative pile of weights. Hidden from screen readers, because the pack sizes are listed elsewhere. */
export function WeightHeap({ packs }: { packs: readonly Pack[] }) {
  return (
    <div className={styles.heap} aria-hidden="true">
      {packs.map((pack) => (
        <span key={pack.id}>
          <Weight pack={pack} />
        </span>
      ))}
    </div>
  );
}
