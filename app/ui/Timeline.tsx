import styles from "./Timeline.module.css";

interface TimelineProps {
  years: readonly { year: string; title: string; text: string }[];
  /** `few` years are large, in nine of the twelve columns; `many` are as wide as the page. */
  variant: "few" | "many";
}

/** A timeline, drawn as a river. */
export function Timeline({ years, variant }: TimelineProps) {
  return (
    <ol className={styles.timeline} data-variant={variant}>
      {years.map(({ year, title, text }) => (
        <li key={year}>
          <b className={styles.year}>{year}</b>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
