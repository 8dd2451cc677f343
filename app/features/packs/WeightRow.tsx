import type { Pack } from "../../content/packs.ts";
import { Weight } from "./PriceWeights.tsx";
import styles from "./Weights.module.css";

interface WeightRowProps {
  packs: readonly Pack[];
  /** For screen readers. */
  name: string;
  /** If set, loose goods lead there. */
  bulk?: string | undefined;
}

/** A list of packs as a row of weights. */
export function WeightRow({ packs, name, bulk }: WeightRowProps) {
  return (
    <ul className={styles.weights} aria-label={name}>
      {packs.map((pack) => (
        <li key={pack.id}>
          {bulk && pack.isLoose ? (
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
