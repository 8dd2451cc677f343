import { Dabba } from "./Dabba";
import { Hindi } from "./Hindi";
import { NamedHeading } from "./NamedHeading";
import styles from "./SectionHeader.module.css";

interface SectionHeaderProps {
  head: { label: string; hindi?: string | undefined; title: string; lead?: string | undefined };
  /** Its number on the page: that many bowls of the dabba are full. */
  step: number;
}

/** A section's title, with its label and the gradually filled dabba in the margin. */
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
