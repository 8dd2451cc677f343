import type { ComponentProps } from "react";
import styles from "./Badge.module.css";

/** `new` and `popular` hang on cards, `count` counts, `filter` is one active filter. */
export type BadgeLook = "new" | "popular" | "count" | "filter";

/** A small square label. */
export function Badge({ look, ...rest }: { look: BadgeLook } & ComponentProps<"span">) {
  return <span className={styles.badge} data-look={look} {...rest} />;
}
