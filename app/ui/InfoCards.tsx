import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";
import styles from "./InfoCards.module.css";

/** One way to contact the company. */
export interface InfoCard {
  icon: IconName;
  title: string;
  /** The fact itself, in large type; a link if `href` is set. */
  fact: ReactNode;
  href?: string;
  /** Too long for large type, such as an e-mail address. */
  isLong?: boolean;
  /** Set if `href` opens in a new tab: the text that tells screen readers. */
  newTab?: ReactNode;
  note?: string;
  /** Shown last. */
  children?: ReactNode;
}

/** Ruled cards with an icon, a title and one fact each. */
export function InfoCards({
  cards,
  variant,
  name,
}: {
  cards: readonly InfoCard[];
  variant: "row" | "tower";
  name: string;
}) {
  return (
    <ul className={styles.cards} data-variant={variant} aria-label={name}>
      {cards.map(({ icon, title, fact, href, isLong, newTab, note, children }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          {href ? (
            <a
              className={isLong ? undefined : styles.big}
              href={href}
              {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
            >
              {fact}
              {newTab}
            </a>
          ) : (
            <p className={styles.big}>{fact}</p>
          )}
          {note ? <p className="small soft">{note}</p> : null}
          {children}
        </li>
      ))}
    </ul>
  );
}
