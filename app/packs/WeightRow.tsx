import { Weight } from "./PriceWeights";
import styles from "./Weights.module.css";

/** A list of pack sizes as a row of weights. `name` is for screen readers. */
export function WeightRow({ packs, name }: { packs: readonly string[]; name: string }) {
  return (
    <ul className={styles.weights} aria-label={name}>
      {packs.map((pack) => (
        <li key={pack}>
          <Weight pack={pack} />
        </li>
      ))}
    </ul>
  );
}
