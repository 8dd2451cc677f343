import type { ReactNode } from "react";
import type { TextPath } from "../fonts/text-to-path.server.ts";
import styles from "./PageHeader.module.css";
import { PathText } from "./PathText.tsx";
import { UnbrokenRanges } from "./UnbrokenRanges.tsx";

interface PageHeaderProps {
  variant: "sun" | "red" | "green";
  words: { label: string; title: string; lead: string };
  /** The label in Hindi. */
  hindi: TextPath | undefined;
  /** The picture on the right: a photograph, the spice box, weights or a station sign. */
  object: ReactNode;
  /** Makes the picture higher on a phone. */
  isTall?: boolean;
  /** Buttons under the lead. */
  children?: ReactNode;
}

/** The header of every page but the home page, with its only `h1`. */
export function PageHeader({ variant, words, hindi, object, isTall, children }: PageHeaderProps) {
  return (
    <section className={`${styles.header} on-${variant} edge-b`}>
      <div className="wrap">
        <div className={styles.text}>
          <p className="cap">
            {words.label}
            {hindi ? " · " : null}
            {hindi ? <PathText path={hindi} /> : null}
          </p>
          <h1 data-lines="display">{words.title}</h1>
          <p className={`${styles.lead} lead`} data-lines="body">
            <UnbrokenRanges text={words.lead} />
          </p>
          {children ? <div className={`${styles.actions} row`}>{children}</div> : null}
        </div>
      </div>
      <div className={styles.object} data-tall={isTall || undefined}>
        {object}
      </div>
    </section>
  );
}
