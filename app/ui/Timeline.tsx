import { type SectionHead, SectionTitle } from "./SectionTitle.tsx";
import styles from "./Timeline.module.css";

interface TimelineProps {
  head: SectionHead;
  years: readonly { year: string; title: string; text: string }[];
}

/** A timeline along a river that is as wide as the page. */
export function Timeline({ head, years }: TimelineProps) {
  return (
    <div className={styles.timeline}>
      <SectionTitle className="row" {...head} />
      <ol className="list">
        {years.map(({ year, title, text }) => (
          <li key={year}>
            <b>{year}</b>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
