import type { ReactNode } from "react";
import type { TextPath } from "../fonts/text-to-path.server.ts";
import styles from "./PageHeader.module.css";
import { PathText } from "./PathText.tsx";
import { UnbrokenRanges } from "./UnbrokenRanges.tsx";

interface PageHeaderProps {
  variant: "sun" | "red" | "green" | "night" | "paper";
  words: { label: string; title: string; lead: string };
  /** The label in Hindi. */
  hindi: TextPath | undefined;
  /** What the page is about, so large that the page's edge crops it: a photograph, the spice box, weights, a sign, dishes. */
  object: ReactNode;
  /** Where the object stands on a phone: above the title, or below it. */
  onPhone: "above" | "below";
  /** Whether a phone shows the lead elsewhere. */
  hasLeadElsewhere?: boolean;
  /** Buttons under the lead. */
  children?: ReactNode;
}

/** The header of every page but the home page, with its only `h1`. It opens with its object; the label is a caption. */
export function PageHeader({ variant, words, hindi, object, onPhone, hasLeadElsewhere, children }: PageHeaderProps) {
  return (
    <section className={`${styles.header} on-${variant} edge-b`} data-on-phone={onPhone}>
      <div className={`${styles.text} wrap`}>
        <h1 data-lines="display">{words.title}</h1>
        <p className={`${styles.lead} lead`} data-lines="body" data-elsewhere={hasLeadElsewhere ? "" : undefined}>
          <UnbrokenRanges text={words.lead} />
        </p>
        {children ? <div className={`${styles.actions} row`}>{children}</div> : null}
      </div>
      <div className={`${styles.object} not-printed`}>{object}</div>
      <div className={`${styles.caption} wrap`}>
        <p className="cap">
          {hindi ? `${words.label} · ` : words.label}
          {hindi ? <PathText path={hindi} /> : null}
        </p>
      </div>
    </section>
  );
}
