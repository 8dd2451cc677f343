import { href } from "react-router";
import type { FrameWords } from "../content/words";
import { Control, type ControlData } from "../controls/Control";
import { Dabba, fullDabba } from "../ui/Dabba";
import { Hindi } from "../ui/Hindi";
import { Icon } from "../ui/Icon";
import { SvgText } from "../ui/SvgText";
import type { Outline } from "../ui/svg-text.server";
import styles from "./Header.module.css";

/** The screens of the navigation, in its order. */
export const screens = ["home", "about", "products", "distributors", "recipes", "contact"] as const;
export type Screen = (typeof screens)[number];

const addresses = {
  home: href("/"),
  about: href("/about"),
  products: href("/products"),
  distributors: href("/distributors"),
  recipes: href("/recipes"),
  contact: href("/contact"),
} satisfies Record<Screen, string>;

interface HeaderProps {
  words: FrameWords["menu"];
  brand: { name: string; hindi: Outline };
  /** The screen shown; undefined on the 404 page. */
  current: Screen | undefined;
  shopNow: ControlData;
}

/**
 * The sticky bar. On a phone the links are a side panel: a popover, so that the button, Esc and a
 * tap beside it close it without any script.
 */
export function Header({ words, brand, current, shopNow }: HeaderProps) {
  return (
    <header className={styles.bar}>
      <div className={`${styles.inner} wrap`}>
        <a className={styles.brand} href={addresses.home} aria-label={words.brandHome}>
          <Dabba bowls={fullDabba} />
          <span>
            <b>
              <SvgText outline={brand.hindi} />
            </b>
            <span className={`${styles.name} cap`}>{brand.name}</span>
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
            {screens.map((screen) => (
              <li key={screen}>
                <a href={addresses[screen]} aria-current={screen === current ? "page" : undefined}>
                  {words[screen].label}
                  <Hindi>{words[screen].hindi}</Hindi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Control control={shopNow} isSlim />
        <button type="button" className={styles.burger} popoverTarget="menu" aria-label={words.open}>
          <Icon name="burger" />
        </button>
      </div>
    </header>
  );
}
