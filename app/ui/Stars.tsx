import { interpolate } from "../text/interpolate.ts";
import styles from "./Stars.module.css";

/** How many of the ten half stars are filled: 4.8 → 9, which is four and a half stars. */
export const filledHalves = (rating: number) => Math.floor(rating * 2);

interface StarsProps {
  rating: number;
  /** The accessible name, with `{rating}`. */
  words: string;
}

/** Five stars and the number. */
export function Stars({ rating, words }: StarsProps) {
  return (
    <span
      className={styles.stars}
      data-halves={filledHalves(rating)}
      role="img"
      aria-label={interpolate(words, { rating: String(rating) })}
    >
      {rating.toFixed(1)}
    </span>
  );
}
