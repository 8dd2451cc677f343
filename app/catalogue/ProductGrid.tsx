import type { ReactNode } from "react";
import styles from "./ProductGrid.module.css";

interface ProductGridProps {
  /** Four columns in which wide cards take two (home). */
  isStaggered?: boolean;
  /** Product cards. */
  children: ReactNode;
}

/** The grid of product cards, which lay themselves out by its width. */
export function ProductGrid({ isStaggered, children }: ProductGridProps) {
  return (
    <div className={styles.box}>
      <ul className={styles.grid} data-staggered={isStaggered || undefined}>
        {children}
      </ul>
    </div>
  );
}
