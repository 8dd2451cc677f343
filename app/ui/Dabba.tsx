import { bowlCentres } from "./bowl-centres";
import styles from "./Dabba.module.css";

interface DabbaProps {
  /** How many of the bowls are filled; all by default. */
  full?: number;
  /** Fills a bowl for each of these spices instead: slugs of products or ids in spices.yaml. */
  spices?: readonly string[];
  /** Those of them whose bowls are empty on the screen. */
  missing?: readonly string[] | undefined;
}

/** A small drawing of the spice box (masala dabba). Decorative, so it has no accessible name. */
export function Dabba({ full = bowlCentres.length, spices, missing = [] }: DabbaProps) {
  const colourOf = (index: number) => (index < full ? `var(--s${index + 1})` : undefined);
  return (
    <svg
      className={styles.dabba}
      viewBox="0 0 64 64"
      width="3em"
      height="3em"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="30.2" strokeWidth="3" />
      <g strokeWidth="1.8">
        {bowlCentres.map(([cx, cy], index) => (
          <circle
            key={`${cx} ${cy}`}
            cx={cx}
            cy={cy}
            r="7.7"
            data-spice={spices?.[index]}
            data-missing={missing.includes(spices?.[index] ?? "") || undefined}
            fill={spices ? spices[index] && "var(--tint)" : colourOf(index)}
          />
        ))}
      </g>
    </svg>
  );
}
