import { Fragment } from "react";
import type { Price } from "./packs";
import styles from "./Weights.module.css";

/** A pack size, `50gm` or `Bulk`, drawn as an iron weight, with the unit below the number. */
export function Weight({ pack }: { pack: string }) {
  const [, amount = pack, unit] = /^(\d+\s*)(\D+)$/.exec(pack) ?? [];
  return (
    <span className={styles.weight} data-unit={unit} data-word={/^\D/.test(pack) || undefined}>
      <span>{amount}</span>
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </span>
  );
}

/** Packs drawn as iron weights. Screen readers and the clipboard get a text: `50gm, 100gm, 500gm, 10kg`. */
export function PriceWeights({ price: { packs }, name }: { price: Price; name: string }) {
  return (
    <p className={styles.price}>
      <span className="visually-hidden">{`${name}: `}</span>
      {packs.map(({ id, text }, index) => (
        <Fragment key={id}>
          <Weight pack={text} />
          {index < packs.length - 1 ? <span className={styles.comma}>, </span> : null}
        </Fragment>
      ))}
    </p>
  );
}
