import styles from "./Stats.module.css";

interface StatsProps {
  figures: readonly { value: string; label: string; isWord: boolean }[];
}

/** Four figures in a ruled row, each above what it counts. */
export function Stats({ figures }: StatsProps) {
  return (
    <dl className={styles.stats}>
      {figures.map(({ value, label, isWord }) => (
        <div key={label}>
          <dt className="cap">{label}</dt>
          <dd data-word={isWord || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
