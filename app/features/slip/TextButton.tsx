import type { ComponentProps } from "react";
import styles from "./Slip.module.css";

/** A button that looks like a link, for what few people need. A parent may set its colour, `--text-button`. */
export function TextButton(props: Omit<ComponentProps<"button">, "type" | "className">) {
  return <button type="button" className={styles.text} {...props} />;
}
