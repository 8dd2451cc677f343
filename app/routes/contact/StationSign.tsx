import type { ContactWords } from "../../content/words";
import styles from "./StationSign.module.css";

/** The sign of Durg's railway station: a drawing made of letters. */
export function StationSign({ words }: { words: ContactWords["sign"] }) {
  return (
    <div className={styles.sign} data-junction="" aria-hidden="true">
      <b lang="hi">{words.hindi}</b>
      <span>{words.name}</span>
      <i>{words.state}</i>
    </div>
  );
}
