import type { HomeWords } from "../../content/words";
import { Emblem } from "../../ui/Emblem";
import styles from "./Promises.module.css";

/** Three promises, set down like weights. */
export function Promises({ promises }: { promises: HomeWords["callToAction"]["promises"] }) {
  return (
    <ul className={styles.promises}>
      {promises.map(({ icon, title, text }) => (
        <li key={title}>
          <span className={styles.weight}>
            <Emblem name={icon} />
          </span>
          <span>
            <b>{title}</b> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
