import { SvgText } from "../../ui/SvgText";
import type { Outline } from "../../ui/svg-text.server";
import styles from "./StationSign.module.css";

interface StationSignProps {
  station: { name: string; hindi: Outline };
  state: { name: string; hindi: Outline };
}

/** The sign of Durg's railway station: a decoration made of text. */
export function StationSign({ station, state }: StationSignProps) {
  return (
    <div className={styles.sign} aria-hidden="true">
      <b>
        <SvgText outline={station.hindi} />
      </b>
      <span lang="en">{station.name}</span>
      <i>
        <SvgText outline={state.hindi} /> · <span lang="en">{state.name}</span>
      </i>
    </div>
  );
}
