import { type ReactNode, use } from "react";
import { PageContext } from "../../site/page-context.ts";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { UnbrokenRanges } from "../../ui/UnbrokenRanges.tsx";
import styles from "./ContactCards.module.css";
import { telLink } from "./links.ts";
import { NewTab } from "./NewTab.tsx";
import { useChatLink } from "./use-chat-link.ts";

/** One way to contact the company. */
interface ContactCard {
  icon: IconName;
  title: string;
  /** The phone number, address or time, in large type; a link if `href` is set. */
  fact: ReactNode;
  href?: string;
  /** For a link that opens in a new tab (use-chat-link.ts). */
  target?: string;
  rel?: string;
  /** Whether the fact is too long for large type, e.g. an e-mail address. */
  isLong?: boolean;
  note?: string;
  /** Shown last. */
  children?: ReactNode;
}

interface ContactCardsProps {
  words: {
    name: string;
    call: { title: string; note: string };
    whatsapp: { title: string; note: string; message: string };
  };
  variant: "row" | "tower";
  /** The page's own cards, after those for calls and WhatsApp. */
  more: readonly ContactCard[];
}

/** Ruled cards with an icon, a title and one fact each. */
export function ContactCards({ words, variant, more }: ContactCardsProps) {
  const { phone, newTab } = use(PageContext);
  const chat = useChatLink(words.whatsapp.message);
  const cards: ContactCard[] = [
    { icon: "phone", fact: phone, href: telLink(phone), ...words.call },
    { icon: "wa", fact: phone, ...chat, ...words.whatsapp },
    ...more,
  ];
  return (
    <ul className={styles.cards} data-variant={variant} aria-label={words.name}>
      {cards.map(({ icon, title, fact, href, target, rel, isLong, note, children }) => (
        <li key={title} className="stack">
          <Icon name={icon} />
          <h3>{title}</h3>
          {href ? (
            <a className={isLong ? undefined : styles.big} {...{ href, target, rel }}>
              {fact}
              {target ? <NewTab>{newTab}</NewTab> : null}
            </a>
          ) : (
            <p className={styles.big}>{fact}</p>
          )}
          {note ? (
            <p className="small soft">
              <UnbrokenRanges text={note} />
            </p>
          ) : null}
          {children}
        </li>
      ))}
    </ul>
  );
}
