import type { ReactNode } from "react";
import styles from "./Lines.module.css";

/** The numbered lines on a sheet of paper. */
export function Lines({ children }: { children: ReactNode }) {
  return <ol className={styles.lines}>{children}</ol>;
}
