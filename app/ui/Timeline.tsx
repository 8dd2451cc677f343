import styles from "./Timeline.module.css";

interface TimelineProps {
  years: readonly { year: string; title: string; text: string }[];
  /** `few` years are shown large, in the content's nine columns; `many` fill the row. */
  variant: "few" | "many";
}

/** A timeline along the river. */
export function Timeline({ years, variant }: TimelineProps) {
  return (
    <ol className={styles.timeline} data-variant={variant}>
      {years.map(({ year, title, text }) => (
        <li key={year}>
          <span className={styles.year}>{year}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
