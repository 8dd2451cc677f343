import type { ReactNode } from "react";
import { BigDabba } from "./BigDabba";
import styles from "./CallToAction.module.css";
import { Section } from "./Section";

interface CallToActionProps {
  variant: "red" | "green";
  hindi: string;
  /** The title, one entry per line. */
  title: readonly string[];
  lead?: string;
  /** The object in the corner; the full dabba by default. */
  object?: ReactNode;
  /** The buttons. */
  actions: ReactNode;
  /** Content below the text, such as the three promises. */
  children?: ReactNode;
}

/** The closing band of a page: a last question and the buttons that answer it. */
export function CallToAction({
  variant,
  hindi,
  title,
  lead,
  object = <BigDabba />,
  actions,
  children,
}: CallToActionProps) {
  return (
    <Section variant={variant} className={styles.callToAction} backdrop={<div className={styles.object}>{object}</div>}>
      <div className={styles.words}>
        <p className="hi" lang="hi">
          {hindi}
        </p>
        <h2>
          {title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        {lead ? <p className="lead">{lead}</p> : null}
        <div className={`${styles.actions} row`}>{actions}</div>
      </div>
      {children}
    </Section>
  );
}
