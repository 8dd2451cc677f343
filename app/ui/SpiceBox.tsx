import styles from "./SpiceBox.module.css";

interface SpiceBoxProps {
  powders: PowdersData;
  /** Whether it is in the first view, so that it must not load lazily. */
  isEager?: boolean;
}

/** The picture of all powders, and the spices whose powder it shows, in its order (content/powders.server.ts). */
export interface PowdersData {
  src: string;
  spices: readonly string[];
}

/** The spice box (dabba) seen from above, with the real powder in its bowls. Decorative. */
export function SpiceBox({ powders, isEager }: SpiceBoxProps) {
  return (
    <div className={styles.box} aria-hidden="true">
      {powders.spices.map((spice, index) => (
        <Bowl key={spice} {...{ powders, spice, index, isEager }} />
      ))}
    </div>
  );
}

/** A bowl with the powder of a spice. Its colour is there before its picture. */
export function Bowl({ powders, spice, index, isEager }: SpiceBoxProps & { spice: string; index: number }) {
  return (
    <span className={styles.bowl} data-spice={spice} data-bowl={index}>
      <img src={powders.src} width="660" height="660" alt="" loading={isEager ? undefined : "lazy"} decoding="async" />
    </span>
  );
}
