import { Fragment } from "react";
import type { Price, ShownPack } from "../../content/packs.ts";
import styles from "./Weights.module.css";

/** A pack drawn as an iron weight, with the unit below the number. */
export function Weight({ pack: { text, number = text, unit } }: { pack: ShownPack }) {
  return (
    <span className={styles.weight} data-unit={unit} data-word={/^\D/.test(text) || undefined}>
      <span>{number}</span>
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </span>
  );
}

/** Packs drawn as iron weights. Screen readers and the clipboard get a text: `50gm, 100gm, 500gm, 10kg`. */
export function PriceWeights({ price: { packs }, name }: { price: Price; name: string }) {
  return (
    <p className={styles.price}>
      <span className="visually-hidden">{`${name}: `}</span>
      {packs.map((pack, index) => (
        <Fragment key={pack.id}>
          <Weight pack={pack} />
          {index < packs.length - 1 ? <span className={styles.comma}>, </span> : null}
        </Fragment>
      ))}
    </p>
  );
}
