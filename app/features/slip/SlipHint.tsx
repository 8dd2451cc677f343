import type { ReactNode } from "react";
import styles from "./SlipHint.module.css";

/** One line above the first packs: there is an order slip, before anything is on it. Without scripts there is none. */
export function SlipHint({ children }: { children: ReactNode }) {
  return (
    <p className={`${styles.hint} not-printed`} data-needs-script="">
      {children}
    </p>
  );
}
