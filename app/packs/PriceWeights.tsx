import { Fragment } from "react";
import { packPattern, packsAndCommas } from "./packs";
import styles from "./Weights.module.css";

/** One iron weight with a pack size on it; the unit is below the number: `50gm`, `Bulk`. */
export function Weight({ pack }: { pack: string }) {
  const [, amount = pack, unit] = /^(\d+\s*)(\D+)$/.exec(pack) ?? [];
  return (
    <span className={styles.weight} data-unit={unit} data-word={/^\D/.test(pack) || undefined}>
      <span>{amount}</span>
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </span>
  );
}

/**
 * A price text drawn as iron weights, one per pack; anything that is not a pack size stays text. All of it reads and
 * copies as written: `50gm, 100gm, 500gm, 10kg`.
 */
export function PriceWeights({ price, name }: { price: string; name: string }) {
  const parts = packsAndCommas(price);
  return (
    <p className={styles.price}>
      <span className="visually-hidden">{`${name}: `}</span>
      {parts.map((part, index) => {
        if (index % 2 === 1) return null;
        const comma = parts[index + 1];
        return packPattern.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which may repeat but never move
          <Fragment key={index}>
            <Weight pack={part} />
            {comma ? <span className={styles.comma}>{comma}</span> : null}
          </Fragment>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span className={styles.text} key={index}>
            {part + (comma ?? "")}
          </span>
        );
      })}
    </p>
  );
}
