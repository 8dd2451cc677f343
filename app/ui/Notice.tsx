import type { ReactNode, Ref } from "react";
import { Icon } from "./Icon";
import styles from "./Notice.module.css";

interface NoticeProps {
  /** Set if the notice appears after an action, so that screen readers announce it. */
  role?: "status";
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A message with a thick leading bar. With a `ref` it can take focus, for a notice that responds to an action. */
export function Notice({ role, ref, children }: NoticeProps) {
  return (
    <div className={styles.notice} role={role} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Icon name="check" />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
