import { Outlined } from "../../ui/Outlined";
import type { Outline } from "../../ui/outline.server";
import styles from "./StationSign.module.css";

interface StationSignProps {
  station: { name: string; hindi: Outline };
  state: { name: string; hindi: Outline };
}

/** The sign of Durg's railway station: a drawing made of letters. */
export function StationSign({ station, state }: StationSignProps) {
  return (
    <div className={styles.sign} data-junction="" aria-hidden="true">
      <b>
        <Outlined outline={station.hindi} />
      </b>
      <span>{station.name}</span>
      <i>
        <Outlined outline={state.hindi} /> · {state.name}
      </i>
    </div>
  );
}
