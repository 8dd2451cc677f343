import { interpolate } from "../text/interpolate.ts";
import styles from "./SpiceLevel.module.css";

interface SpiceLevelProps {
  /** How many of the five chillies are filled, from 1 to 5. */
  level: number;
  /** The accessible name, with `{level}`. */
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
