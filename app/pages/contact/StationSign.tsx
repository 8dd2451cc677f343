import type { TextPath } from "../../fonts/text-to-path.server.ts";
import { PathText } from "../../ui/PathText.tsx";
import styles from "./StationSign.module.css";

interface StationSignProps {
  name: string;
  hindi: TextPath;
  state: string;
  stateHindi: TextPath;
}

/** A decoration: the sign of a railway station. */
export function StationSign({ name, hindi, state, stateHindi }: StationSignProps) {
  return (
    <div className={`${styles.sign} not-printed`} aria-hidden="true">
      <b>
        <PathText path={hindi} />
      </b>
      <span lang="en">{name}</span>
      <i>
        <PathText path={stateHindi} /> · <span lang="en">{state}</span>
      </i>
    </div>
  );
}
