import { bowlCentres } from "./bowl-centres";
import styles from "./Dabba.module.css";

/** A small drawing of the masala dabba; `bowls` lists the filled ones, all 7 by default. Decorative, so it has no name. */
export function Dabba({ bowls = [1, 2, 3, 4, 5, 6, 7] }: { bowls?: readonly number[] }) {
  return (
    <svg className={styles.dabba} viewBox="0 0 64 64" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="32" cy="32" r="30.2" strokeWidth="3" />
      <g strokeWidth="1.8">
        {bowlCentres.map(([cx, cy], index) => (
          <circle
            key={`${cx} ${cy}`}
            cx={cx}
            cy={cy}
            r="7.7"
            fill={bowls.includes(index + 1) ? `var(--s${index + 1})` : undefined}
          />
        ))}
      </g>
    </svg>
  );
}
