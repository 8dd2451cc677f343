import { Fragment } from "react";
import styles from "./Weights.module.css";

/** One iron weight with a pack size on it; the unit stands under the number: `50gm`, `Bulk`. */
export function Weight({ pack }: { pack: string }) {
  const [, amount = pack, unit] = /^(\d+)\s*(\D+)$/.exec(pack) ?? [];
  return (
    <span className={styles.weight} data-unit={unit}>
      {amount}
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </span>
  );
}

/**
 * A price text drawn as iron weights, one a pack. The text stays itself: it reads and copies as
 * `50gm, 100gm, 500gm, 10kg`.
 */
export function PriceWeights({ price, name }: { price: string; name: string }) {
  const packs = price.split(/,\s*/);
  return (
    <p className={styles.price}>
      <span className="vh">{name}: </span>
      {packs.map((pack, index) => (
        <Fragment key={pack}>
          <Weight pack={pack} />
          {index < packs.length - 1 ? <span className={styles.comma}>, </span> : null}
        </Fragment>
      ))}
    </p>
  );
}
