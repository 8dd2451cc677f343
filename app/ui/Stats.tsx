import styles from "./Stats.module.css";

interface StatsProps {
  figures: readonly { value: string; label: string }[];
  /** `table`: between rules. `night`: in one dark row, as wide as the page. */
  variant?: "table" | "night";
}

/**
 * Figures in a row, each above its label. A list and not a `dl`, in which the label would have to come first: the text
 * reads "1990 Established", as specified, also when it is copied, searched or read aloud.
 */
export function Stats({ figures, variant = "table" }: StatsProps) {
  return (
    <ul className={variant === "night" ? `${styles.night} on-night` : styles.stats}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          {/* Long figures are set smaller, so that they fit into their column. */}
          <b data-long={value.length > 4 || undefined}>{value}</b> <span className="cap">{label}</span>
        </li>
      ))}
    </ul>
  );
}
