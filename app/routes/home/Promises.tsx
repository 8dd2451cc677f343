import type { HomeWords } from "../../content/words";
import { Icon } from "../../ui/Icon";
import styles from "./Promises.module.css";

/** Three promises, set down like weights. */
export function Promises({ promises }: { promises: HomeWords["finale"]["promises"] }) {
  return (
    <ul className={styles.promises}>
      {promises.map(({ icon, title, text }) => (
        <li key={title}>
          <span className={styles.weight}>
            <Icon name={icon} />
          </span>
          <span>
            <b>{title}</b> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
