import type { ComponentProps } from "react";
import styles from "./Badge.module.css";

/** `new` and `popular` hang on cards, `count` counts, `filter` is one active filter. */
export type BadgeVariant = "new" | "popular" | "count" | "filter";

/** A small square label. */
export function Badge({ variant, ...rest }: { variant: BadgeVariant } & ComponentProps<"span">) {
  return <span className={styles.badge} data-variant={variant} {...rest} />;
}
