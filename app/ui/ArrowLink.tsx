import type { ReactNode } from "react";
import styles from "./ArrowLink.module.css";
import { Icon } from "./Icon.tsx";

/** A text link with an arrow. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.arrowLink} href={href}>
      <span>
        {children}
        <Icon name="arrow" />
      </span>
    </a>
  );
}
