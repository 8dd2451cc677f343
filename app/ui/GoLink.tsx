import type { ReactNode } from "react";
import styles from "./GoLink.module.css";
import { Icon } from "./Icon";

/** A text link with an arrow, to the next page worth reading. */
export function GoLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.go} href={href}>
      {children} <Icon name="arrow" />
    </a>
  );
}
