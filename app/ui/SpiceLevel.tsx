import { interpolate } from "./interpolate";
import styles from "./SpiceLevel.module.css";

interface HeatProps {
  /** How many of the five chillies are lit. */
  level: number;
  /** How they are read out, with `{level}` to fill in. */
  words: string;
}

/** The spice level: five chillies in a row. */
export function SpiceLevel({ level, words }: HeatProps) {
  return (
    <span
      className={styles.spiceLevel}
      data-level={level}
      role="img"
      aria-label={interpolate(words, { level: String(level) })}
    />
  );
}
