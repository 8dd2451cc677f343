import { interpolate } from "../interpolate";
import styles from "./Stars.module.css";

/** The rating shown for a product that has none (docs/specification.md, 9). */
const defaultRating = 4.5;

/**
 * How many of the ten half stars are lit: two for each whole point, one more if the remainder is at
 * least 0.5. 4.8 lights nine halves: four full stars and a half one.
 */
export function litHalves(rating: number): number {
  const whole = Math.floor(rating);
  return whole * 2 + (rating - whole >= 0.5 ? 1 : 0);
}

interface StarsProps {
  rating?: number;
  /** What screen readers say; `{rating}` is filled in. */
  words: string;
}

/** Five stars and the number. */
export function Stars({ rating = defaultRating, words }: StarsProps) {
  return (
    <span
      className={styles.stars}
      data-halves={litHalves(rating)}
      role="img"
      aria-label={interpolate(words, { rating: String(rating) })}
    >
      {rating.toFixed(1)}
    </span>
  );
}
