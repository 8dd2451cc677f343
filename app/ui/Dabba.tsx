import { spiceBox } from "../brand/spice-box.ts";
import styles from "./Dabba.module.css";

interface DabbaProps {
  /** How many of the bowls are filled; all by default. */
  full?: number;
  /** Fills a bowl for each of these spices instead: slugs of products or ids in spices.yaml. */
  spices?: readonly string[];
}

const { size, rim, bowl, bowls } = spiceBox;

/** A small drawing of the spice box (masala dabba). Decorative, so it has no accessible name. */
export function Dabba({ full = spiceBox.bowls.length, spices }: DabbaProps) {
  const colourOf = (index: number) => (index < full ? `var(--s${index + 1})` : undefined);
  return (
    <svg
      className={styles.dabba}
      viewBox={`0 0 ${size} ${size}`}
      width="3em"
      height="3em"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx={size / 2} cy={size / 2} r={rim.radius} strokeWidth={rim.line} />
      <g strokeWidth={bowl.line}>
        {bowls.map(([cx, cy], index) => (
          <circle
            key={`${cx} ${cy}`}
            cx={cx}
            cy={cy}
            r={bowl.radius}
            data-spice={spices?.[index]}
            fill={spices ? spices[index] && "var(--tint)" : colourOf(index)}
          />
        ))}
      </g>
    </svg>
  );
}
