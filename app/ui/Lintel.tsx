import type { ReactNode } from "react";
import styles from "./Lintel.module.css";
import { Outlined } from "./Outlined";
import type { Outline } from "./outline.server";
import type { Band } from "./Section";

interface LintelProps {
  band: Extract<Band, "sun" | "red" | "green">;
  words: { label: string; title: string; lead: string };
  /** The label in Hindi. */
  hindi: Outline | undefined;
  /** What hangs on the right: a picture, the dabba, weights, a station sign. */
  object: ReactNode;
  /** Buttons under the lead. */
  children?: ReactNode;
}

/** The painted head of an inner page, with its one `h1`. */
export function Lintel({ band, words, hindi, object, children }: LintelProps) {
  return (
    <section className={`${styles.lintel} on-${band} edge-b`}>
      <div className="wrap">
        <div className={styles.say}>
          <p className="cap">
            {words.label}
            {hindi ? " · " : null}
            {hindi ? <Outlined outline={hindi} /> : null}
          </p>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          {children ? <div className="row">{children}</div> : null}
        </div>
      </div>
      <div className={styles.object}>{object}</div>
    </section>
  );
}
