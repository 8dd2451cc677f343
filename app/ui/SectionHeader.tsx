import { Dabba } from "./Dabba.tsx";
import { NamedHeading } from "./NamedHeading.tsx";
import styles from "./SectionHeader.module.css";
import { SectionLabel } from "./SectionLabel.tsx";
import type { SectionHead } from "./SectionTitle.tsx";

/** A section's heading, with its label and a spice box in the margin. */
export function SectionHeader({ head }: { head: SectionHead }) {
  return (
    <header className={styles.head}>
      <div className={`${styles.mark} beside`}>
        <Dabba />
        <SectionLabel {...head} />
      </div>
      <div>
        <NamedHeading label={head.label} title={head.title} />
        {head.lead ? <p className="lead">{head.lead}</p> : null}
      </div>
    </header>
  );
}
