import type { ComponentProps } from "react";
import styles from "./Badge.module.css";

/** `new` and `popular` are for cards, `count` for the number of results, `filter` for an active filter. */
type BadgeVariant = "new" | "popular" | "count" | "filter";

/** A small square label. */
export function Badge({ variant, ...rest }: { variant: BadgeVariant } & ComponentProps<"span">) {
  return <span className={styles.badge} data-variant={variant} {...rest} />;
}
