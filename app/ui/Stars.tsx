import { interpolate } from "./interpolate";
import styles from "./Stars.module.css";

/** What a product without a rating of its own shows (specification, section 9). */
export const defaultRating = 4.5;

/**
 * How many half stars of five are lit: both halves for each whole point, one more half when the
 * remainder is at least 0.5. 4.8 lights nine halves: four full stars and a half one.
 */
export function litHalves(rating: number): number {
  const whole = Math.floor(rating);
  return Math.min(10, Math.max(0, whole * 2 + (rating - whole >= 0.5 ? 1 : 0)));
}

interface StarsProps {
  rating?: number;
  /** How the stars are read out, with `{rating}` to fill in. */
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
