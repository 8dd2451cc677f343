import type { ReactNode } from "react";
import styles from "./ProductGrid.module.css";

interface ProductGridProps {
  /** Four columns; wide cards span two (home page). */
  isStaggered?: boolean;
  /** Cards out of view are not laid out. */
  isLong?: boolean;
  /** Product cards. */
  children: ReactNode;
}

/** The grid of product cards. The cards choose their layout by its width. */
export function ProductGrid({ isStaggered, isLong, children }: ProductGridProps) {
  return (
    <div className={styles.box}>
      <ul className={styles.grid} data-staggered={isStaggered || undefined} data-long={isLong || undefined}>
        {children}
      </ul>
    </div>
  );
}
