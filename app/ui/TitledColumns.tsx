import type { ReactNode } from "react";
import { NamedHeading } from "./NamedHeading.tsx";
import { SectionLabel } from "./SectionLabel.tsx";
import styles from "./TitledColumns.module.css";

interface TitledColumnsProps {
  head: { label: string; hindi?: string | undefined; title: string; lead?: string | undefined };
  children: ReactNode;
}

/** A title with what it is about: from 60rem on beside it, and the title stays in view while that passes. */
export function TitledColumns({ head, children }: TitledColumnsProps) {
  return (
    <div className={styles.columns}>
      <header>
        <NamedHeading label={head.label} title={head.title} />
        {head.lead ? <p className="lead">{head.lead}</p> : null}
        <SectionLabel {...head} />
      </header>
      <div>{children}</div>
    </div>
  );
}
