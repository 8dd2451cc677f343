import styles from "./NumberedPoints.module.css";
import { UnbrokenRanges } from "./UnbrokenRanges.tsx";

interface NumberedPointsProps {
  points: readonly { title: string; text: string }[];
  /** `large`: one below the other, with numerals as large as the page's title. */
  variant?: "columns" | "large";
}

/** Numbered points: reasons, values, benefits, tips. */
export function NumberedPoints({ points, variant = "columns" }: NumberedPointsProps) {
  return (
    <ol className={styles.points} data-variant={variant}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <UnbrokenRanges text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
