import type { TextPath } from "../../fonts/text-to-path.server.ts";
import { PathText } from "../../ui/PathText.tsx";
import styles from "./StationSign.module.css";

interface StationSignProps {
  station: { name: string; hindi: TextPath };
  state: { name: string; hindi: TextPath };
}

/** A decoration: the sign of a railway station. */
export function StationSign({ station, state }: StationSignProps) {
  return (
    <div className={`${styles.sign} not-printed`} aria-hidden="true">
      <b>
        <PathText path={station.hindi} />
      </b>
      <span lang="en">{station.name}</span>
      <i>
        <PathText path={state.hindi} /> · <span lang="en">{state.name}</span>
      </i>
    </div>
  );
}
