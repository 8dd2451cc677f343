import type { ReactNode } from "react";
import { type SectionHead, SectionTitle } from "./SectionTitle.tsx";
import styles from "./TitledColumns.module.css";

interface TitledColumnsProps {
  head: SectionHead;
  children: ReactNode;
}

/** A title with what it is about: from 60rem on beside it, and the title stays in view while that passes. */
export function TitledColumns({ head, children }: TitledColumnsProps) {
  return (
    <div className={styles.columns}>
      <SectionTitle className="stack" {...head} />
      <div>{children}</div>
    </div>
  );
}
