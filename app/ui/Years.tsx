import styles from "./Years.module.css";

interface YearsProps {
  years: readonly { year: string; title: string; text: string }[];
  /** `few` years are set large, in the content's nine columns; `many` fill the row. */
  count: "few" | "many";
}

/** A timeline along the river. */
export function Years({ years, count }: YearsProps) {
  return (
    <ol className={styles.years} data-count={count}>
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
