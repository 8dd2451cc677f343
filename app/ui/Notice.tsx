import type { ReactNode, Ref } from "react";
import { Icon } from "./Icon";
import styles from "./Notice.module.css";

interface NoticeProps {
  variant?: "done" | "warning";
  /** Set where the notice appears after an action, so that screen readers are told. */
  role?: "status" | "alert";
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A message with a thick leading bar. It can take focus, for when it answers an action. */
export function Notice({ variant = "done", role, ref, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-variant={variant} role={role} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Icon name={variant === "done" ? "check" : "phone"} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
