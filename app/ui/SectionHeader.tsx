import { Dabba } from "./Dabba.tsx";
import { Hindi } from "./Hindi.tsx";
import { NamedHeading } from "./NamedHeading.tsx";
import styles from "./SectionHeader.module.css";

interface SectionHeaderProps {
  head: { label: string; hindi?: string | undefined; title: string; lead?: string | undefined };
  /** How many bowls of the spice box are filled: one more in each section of a page. */
  step: number;
}

/** A section's heading, with its label and a spice box in the margin. */
export function SectionHeader({ head, step }: SectionHeaderProps) {
  return (
    <header className={styles.head}>
      <div className={styles.mark}>
        <Dabba full={step} />
        <p className="cap" aria-hidden="true">
          {head.label} <Hindi>{head.hindi}</Hindi>
        </p>
      </div>
      <div>
        <NamedHeading label={head.label} title={head.title} />
        {head.lead ? <p className="lead">{head.lead}</p> : null}
      </div>
    </header>
  );
}
