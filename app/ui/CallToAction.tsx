import type { ReactNode } from "react";
import styles from "./CallToAction.module.css";
import { Section } from "./Section.tsx";

interface CallToActionProps {
  variant: "red" | "green";
  /** `title` may be a list, with one entry per line. */
  words: { hindi: string; title: string | readonly string[]; lead?: string };
  /** The picture in the corner. */
  object: ReactNode;
  /** The buttons. */
  actions: ReactNode;
  /** Content below the text, such as the three promises. */
  children?: ReactNode;
}

/** The last section of a page: a question and buttons for the next step. */
export function CallToAction({ variant, words, object, actions, children }: CallToActionProps) {
  return (
    <Section
      variant={variant}
      className={styles.callToAction}
      backdrop={<div className={`${styles.object} not-printed`}>{object}</div>}
    >
      {/* Print only the children: on paper, buttons are useless. */}
      <div className={`${styles.words} not-printed`}>
        <p className="hi" lang="hi">
          {words.hindi}
        </p>
        <h2>
          {[words.title].flat().map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        {words.lead ? <p className="lead">{words.lead}</p> : null}
        <div className={`${styles.actions} row`}>{actions}</div>
      </div>
      {children}
    </Section>
  );
}
