import { Children, type ReactNode } from "react";
import styles from "./ProductGrid.module.css";

interface ProductGridProps {
  /** On the home page: four columns, of which wide cards span two; on a phone, a horizontal scroller. */
  isStaggered?: boolean;
  /** For many cards: those outside the viewport are not laid out. */
  isLong?: boolean;
  /** Product cards. */
  children: ReactNode;
}

/** The grid of product cards. The cards choose their layout by its width. */
export function ProductGrid({ isStaggered, isLong, children }: ProductGridProps) {
  if (!isStaggered)
    return (
      <div className={styles.box}>
        <ul className={styles.grid} data-long={isLong || undefined}>
          {children}
        </ul>
      </div>
    );
  const [first, ...others] = Children.toArray(children);
  return (
    <div className={styles.box}>
      <div className={`${styles.grid} ${styles.staggered}`}>
        <ul className={styles.first}>{first}</ul>
        {others.length > 0 ? (
          <ul className={styles.shelf} data-shelf="">
            {others}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
