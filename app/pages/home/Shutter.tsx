import type { PageWords } from "../../content/schema/schemas.ts";
import { NamedHeading, SectionLabel } from "../../ui/SectionTitle.tsx";
import { Stats } from "../../ui/Stats.tsx";
import styles from "./Shutter.module.css";

type ShutterWords = Pick<PageWords<"home">, "stats" | "heritage">;

/**
 * The shop's shutter: the founding dates painted on its slats, and the figures of the shop at its foot. A second shutter
 * covers the dates and rises with the scroll.
 */
export function Shutter({ stats, heritage }: ShutterWords) {
  return (
    <section className={`${styles.shutter} on-paper edge`}>
      <h2 className="visually-hidden">{stats.name}</h2>
      <Stats figures={stats.figures} variant="night" />
      <div className={styles.slats}>
        <div className="wrap">
          <NamedHeading {...heritage.head} />
          <div className={`${styles.caption} row`}>
            <SectionLabel {...heritage.head} />
            <p>{heritage.head.lead}</p>
          </div>
          <ol className={`${styles.years} list`}>
            {heritage.years.map(({ year, title, text }) => (
              <li key={year}>
                <b>{year}</b>
                <div className="framed">
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
