import type { ReactNode } from "react";
import styles from "./Notice.module.css";

/** A paragraph on a sheet of paper that must not be overlooked. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>;
}
