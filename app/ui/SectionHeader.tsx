import { Dabba } from "./Dabba.tsx";
import styles from "./SectionHeader.module.css";
import { NamedHeading, type SectionHead, SectionLabel } from "./SectionTitle.tsx";

/** A section's heading, with its label and a spice box in the margin. */
export function SectionHeader({ head }: { head: SectionHead }) {
  return (
    <header className={styles.head}>
      <div className={`${styles.mark} beside`}>
        <Dabba />
        <SectionLabel {...head} />
      </div>
      <div>
        <NamedHeading {...head} />
        {head.lead ? <p className="lead">{head.lead}</p> : null}
      </div>
    </header>
  );
}
