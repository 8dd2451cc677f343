import { spiceBox } from "../brand/spice-box.ts";
import styles from "./Dabba.module.css";

const { size, rim, bowl, bowls } = spiceBox;

/**
 * A small drawing of the spice box (masala dabba). Decorative, so it has no accessible name.
 *
 * @param spices fills a bowl for each of these only: slugs of products or ids in spices.yaml
 */
export function Dabba({ spices }: { spices?: readonly string[] }) {
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
            fill={spices ? spices[index] && "var(--tint)" : `var(--s${index + 1})`}
          />
        ))}
      </g>
    </svg>
  );
}
