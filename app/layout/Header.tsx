import { use } from "react";
import type { LayoutWords } from "../content/schema/layout";
import { Control, type ControlData } from "../controls/Control";
import { LanguageContext, useLocalPath } from "../language-context";
import { type Language, languageRecord } from "../languages";
import { Dabba, fullDabba } from "../ui/Dabba";
import { Hindi } from "../ui/Hindi";
import { Icon } from "../ui/Icon";
import { PathText } from "../ui/PathText";
import type { TextPath } from "../ui/text-to-path.server";
import styles from "./Header.module.css";

interface HeaderProps {
  words: LayoutWords["menu"];
  /** The navigation links, in order. */
  links: readonly { path: string; label: string; hindi?: string | undefined }[];
  brand: { name: string; hindi: TextPath };
  /** The path of the current page. */
  current: string;
  /** This page in the other languages. */
  otherLanguages: readonly { language: Language; name: string; path: string }[];
  shopNow: ControlData;
}

/**
 * The sticky header bar. On a phone the links are in a side panel: a popover, so that the button, Esc
 * and a tap outside close it without scripts.
 */
export function Header({ words, links, brand, current, otherLanguages, shopNow }: HeaderProps) {
  const path = useLocalPath();
  const { script } = languageRecord(use(LanguageContext));
  return (
    <header className={styles.bar}>
      <div className={`${styles.inner} wrap`}>
        {/* Voice control finds the link by the name in Latin letters too, which is also visible on a Hindi page. */}
        <a
          className={styles.brand}
          href={path("/")}
          aria-label={
            script === "devanagari"
              ? words.brandHome.replace(brand.hindi.text, (name) => `${name} ${brand.name}`)
              : words.brandHome
          }
        >
          <Dabba bowls={fullDabba} />
          <span>
            <b>
              <PathText path={brand.hindi} />
            </b>
            <span className={`${styles.name} cap`} lang="en">
              {brand.name}
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
          >
            <Icon name="x" />
          </button>
          <ul className="list">
            {links.map(({ path, label, hindi }) => (
              <li key={path}>
                <a href={path} aria-current={path === current ? "page" : undefined}>
                  {label}
                  <Hindi>{hindi}</Hindi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* page-script.js adds the query and fragment of the current address. */}
        {otherLanguages.map(({ language, name, path }) => (
          <a key={language} className={styles.language} href={path} lang={language} hrefLang={language}>
            {name}
          </a>
        ))}
        <Control control={shopNow} isSlim />
        <button type="button" className={styles.burger} popoverTarget="menu" aria-label={words.open}>
          <Icon name="burger" />
        </button>
      </div>
    </header>
  );
}
