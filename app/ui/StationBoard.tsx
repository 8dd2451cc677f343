import { NamedHeading, type SectionHead, SectionLabel } from "./SectionTitle.tsx";
import styles from "./StationBoard.module.css";

interface StationBoardProps {
  /** The station, in Hindi. */
  station: string;
  head: SectionHead;
}

/** The heading of a section about places: a station's sign, as wide as the page, on two posts over the track. */
export function StationBoard({ station, head }: StationBoardProps) {
  return (
    <header className={styles.board}>
      <div className={styles.sign}>
        <p className="hi" lang="hi" aria-hidden="true" data-long={lettersIn(station) > 7 || undefined}>
          {station}
        </p>
        <NamedHeading {...head} />
      </div>
      <div className={styles.track} />
      <SectionLabel {...head} />
      {head.lead ? <p className="lead">{head.lead}</p> : null}
    </header>
  );
}

/** As readers count them: a Hindi letter with its vowel sign is one. */
const lettersIn = (text: string) => [...new Intl.Segmenter("hi").segment(text)].length;
