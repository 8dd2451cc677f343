import styles from "./Stats.module.css";

interface StatsProps {
  figures: readonly { value: string; label: string }[];
}

/** Figures in a row, each with its label. */
export function Stats({ figures }: StatsProps) {
  return (
    <dl className={styles.stats}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt className="cap">{label}</dt>
          {/* Long figures are set smaller, so that they fit into their column. */}
          <dd data-long={value.length > 4 || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
