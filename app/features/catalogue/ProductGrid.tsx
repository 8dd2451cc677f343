import type { ReactNode } from "react";
import styles from "./ProductGrid.module.css";

interface ProductGridProps {
  /** On the home page: four columns, of which wide cards span two; on a phone, compact cards after the first. */
  isStaggered?: boolean;
  /** Product cards. */
  children: ReactNode;
}

/** The grid of product cards. The cards choose their layout by its width. */
export function ProductGrid({ isStaggered, children }: ProductGridProps) {
  return (
    <div className={styles.box}>
      <ul className={styles.grid} data-staggered={isStaggered || undefined}>
        {children}
      </ul>
    </div>
  );
}
