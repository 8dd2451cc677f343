import type { ReactNode } from "react";
import styles from "./Shelf.module.css";

interface ShelfProps {
  /** Four columns in which wide cards take two (home). */
  isStaggered?: boolean;
  /** Product cards. */
  children: ReactNode;
}

/** The shelf the product cards stand on; cards lay themselves out by its width. */
export function Shelf({ isStaggered, children }: ShelfProps) {
  return (
    <div className={styles.box}>
      <ul className={styles.shelf} data-staggered={isStaggered || undefined}>
        {children}
      </ul>
    </div>
  );
}
