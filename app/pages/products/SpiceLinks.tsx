import { Bowl, type PowdersData } from "../../ui/SpiceBox.tsx";
import styles from "./SpiceLinks.module.css";

interface SpiceLinksProps {
  powders: PowdersData;
  /** The names of the products, in the order of the powders. */
  names: readonly string[];
  label: string;
}

/** All spices at a glance, on a phone: bowls of powder, each of which leads to its card. */
export function SpiceLinks({ powders, names, label }: SpiceLinksProps) {
  return (
    <nav className={`${styles.spices} pictured wrap not-printed`} aria-label={label}>
      <ul className="list">
        {powders.spices.map((spice, index) => (
          <li key={spice}>
            <a href={`#${spice}`}>
              <Bowl {...{ powders, spice, index }} isEager />
              <span>{names[index]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
