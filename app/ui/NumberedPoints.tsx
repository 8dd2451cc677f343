import styles from "./NumberedPoints.module.css";
import { UnbrokenRanges } from "./UnbrokenRanges.tsx";

/** Numbered points: reasons, values, benefits, tips. */
export function NumberedPoints({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.points}>
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
