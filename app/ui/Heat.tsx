import { fill } from "./fill";
import styles from "./Heat.module.css";

interface HeatProps {
  /** How many of the five chillies are lit. */
  level: number;
  /** How they are read out, with `{level}` to fill in. */
  words: string;
}

/** The spice level: five chillies in a row. */
export function Heat({ level, words }: HeatProps) {
  return (
    <span className={styles.heat} data-level={level} role="img" aria-label={fill(words, { level: String(level) })} />
  );
}
