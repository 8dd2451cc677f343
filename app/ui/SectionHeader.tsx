import { Dabba } from "./Dabba.tsx";
import { NamedHeading } from "./NamedHeading.tsx";
import styles from "./SectionHeader.module.css";
import { SectionLabel } from "./SectionLabel.tsx";
import type { SectionHead } from "./SectionTitle.tsx";

interface SectionHeaderProps {
  head: SectionHead;
  /** How many bowls of the spice box are filled: more from section to section of a page. */
  step: number;
}

/** A section's heading, with its label and a spice box in the margin. */
export function SectionHeader({ head, step }: SectionHeaderProps) {
  return (
    <header className={styles.head}>
      <div className={`${styles.mark} beside`}>
        <Dabba full={step} />
        <SectionLabel {...head} />
      </div>
      <div>
        <NamedHeading label={head.label} title={head.title} />
        {head.lead ? <p className="lead">{head.lead}</p> : null}
      </div>
    </header>
  );
}
