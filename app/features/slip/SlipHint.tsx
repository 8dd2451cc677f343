import styles from "./PackButtons.module.css";

/** One line above the first packs: there is an order slip, before anything is on it. Without scripts there is none. */
export function SlipHint({ hint }: { hint: string }) {
  return (
    <p className={`${styles.hint} not-printed`} data-needs-script="">
      {hint}
    </p>
  );
}
