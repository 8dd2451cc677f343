import type { PageWords } from "../../content/schema/schemas.ts";
import { Emblem } from "../../ui/Emblem.tsx";
import styles from "./Promises.module.css";

/** Three promises, each with an iron weight. */
export function Promises({ promises }: { promises: PageWords<"home">["callToAction"]["promises"] }) {
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
