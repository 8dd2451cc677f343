import type { ReactNode, Ref } from "react";
import { Icon } from "./Icon";
import styles from "./Notice.module.css";

/** A message with a thick leading bar that responds to an action: it is announced and, by its `ref`, can take focus. */
export function Notice({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div className={styles.notice} role="status" ref={ref} tabIndex={-1}>
      <Icon name="check" />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
