import type { MenuContactsWords } from "../../content/schema/enquiry.ts";
import type { LayoutWords } from "../../content/schema/layout.ts";
import type { Site } from "../../content/schema/site.ts";
import { Control, type ControlData } from "../../features/controls/Control.tsx";
import { CallButton } from "../../features/enquiry/CallButton.tsx";
import { WhatsAppButton } from "../../features/enquiry/WhatsAppButton.tsx";
import type { TextPath } from "../../fonts/text-to-path.server.ts";
import type { Language } from "../../site/languages.ts";
import { useLocalPath } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { Dabba } from "../../ui/Dabba.tsx";
import { Hindi } from "../../ui/Hindi.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PathText } from "../../ui/PathText.tsx";
import styles from "./Header.module.css";

interface HeaderProps {
  words: LayoutWords;
  /** The navigation links, in order. */
  menu: readonly { path: string; label: string; hindi?: string | undefined }[];
  site: Site;
  /** The brand in Hindi, drawn as a path. */
  wordmark: TextPath;
  /** The path of the current page. */
  path: string;
  /** This page in the other languages. */
  languageLinks: readonly { language: Language; name: string; path: string }[];
  shopNow: ControlData;
  /** The buttons at the foot of the side panel, if there are any. */
  contacts: MenuContactsWords | undefined;
}

/**
 * The sticky header bar. On a phone the links are in a side panel. It is a popover, so that its button, Esc and a tap
 * outside close it without scripts, and the browser moves the focus into it and back; global-script.ts keeps the focus
 * inside. In browsers without popovers the links are in the bar itself.
 */
export function Header(props: HeaderProps) {
  const { menu, site, wordmark, path, languageLinks, shopNow, contacts } = props;
  const words = props.words.menu;
  const localPath = useLocalPath();
  return (
    <header className={styles.bar}>
      <div className={`${styles.inner} wrap beside`}>
        {/* Both names are visible on every page, so voice control must find the link by either. */}
        <a
          className={`${styles.brand} beside`}
          href={localPath("/")}
          aria-label={interpolate(words.brandHome, { names: `${wordmark.text} ${site.brand.name}` })}
        >
          <Dabba />
          <span>
            <b>
              <PathText path={wordmark} />
            </b>
            <span className={`${styles.name} cap`} lang="en">
              {site.brand.name}
            </span>
          </span>
        </a>
        <nav className={styles.links} id="menu" popover="auto" aria-label={words.name}>
          <button
            type="button"
            className={styles.close}
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={words.close}
            // biome-ignore lint/a11y/noAutofocus: in a popover, it takes the focus when the panel opens, not on load
            autoFocus
          >
            <Icon name="x" />
          </button>
          <ul className="list">
            {menu.map((link) => (
              <li key={link.path}>
                <a href={link.path} aria-current={link.path === path ? "page" : undefined}>
                  {link.label}
                  <Hindi>{link.hindi}</Hindi>
                </a>
              </li>
            ))}
          </ul>
          {contacts ? (
            <div className={`${styles.contacts} row`}>
              {/* With the number, because other links of these names call the second one. */}
              <CallButton label={contacts.call} name={`${contacts.call}, ${site.phones.main}`} />
              <WhatsAppButton
                label={contacts.whatsapp}
                name={`${contacts.whatsapp}, ${site.phones.main}`}
                message={contacts.message}
              />
            </div>
          ) : null}
        </nav>
        {/* global-script.ts adds the query and fragment of the current address. */}
        {languageLinks.map(({ language, name, path }) => (
          <a key={language} className={styles.language} href={path} lang={language} hrefLang={language}>
            {name}
          </a>
        ))}
        <Control control={shopNow} isSlim />
        <button type="button" className={`${styles.burger} icon-button`} popoverTarget="menu" aria-label={words.open}>
          <Icon name="burger" />
        </button>
      </div>
    </header>
  );
}
