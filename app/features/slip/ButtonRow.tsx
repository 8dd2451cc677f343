import type { ReactNode } from "react";
import styles from "./ButtonRow.module.css";

/** The buttons on a sheet of paper, as wide as their row. They are not printed. */
export function ButtonRow({ isSlim = false, children }: { isSlim?: boolean; children: ReactNode }) {
  return (
    <div className={`${styles.row} not-printed`} data-slim={isSlim || undefined}>
      {children}
    </div>
  );
}
