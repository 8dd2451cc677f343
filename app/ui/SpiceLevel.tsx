import { interpolate } from "../interpolate";
import styles from "./SpiceLevel.module.css";

interface SpiceLevelProps {
  /** How many of the five chillies are lit. */
  level: number;
  /** What screen readers say; `{level}` is filled in. */
  words: string;
}

/** The spice level: five chillies in a row. */
export function SpiceLevel({ level, words }: SpiceLevelProps) {
  return (
    <span
      className={styles.spiceLevel}
      data-level={level}
      role="img"
      aria-label={interpolate(words, { level: String(level) })}
    />
  );
}
