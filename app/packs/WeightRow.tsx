import { Weight } from "./PriceWeights";
import styles from "./Weights.module.css";

interface WeightRowProps {
  packs: readonly string[];
  /** For screen readers. */
  name: string;
  /** If set, a pack without a figure, like Bulk, leads there. */
  bulk?: string | undefined;
}

/** A list of pack sizes as a row of weights. */
export function WeightRow({ packs, name, bulk }: WeightRowProps) {
  return (
    <ul className={styles.weights} aria-label={name}>
      {packs.map((pack) => (
        <li key={pack}>
          {bulk && !/\d/.test(pack) ? (
            <a href={bulk}>
              <Weight pack={pack} />
            </a>
          ) : (
            <Weight pack={pack} />
          )}
        </li>
      ))}
    </ul>
  );
}
