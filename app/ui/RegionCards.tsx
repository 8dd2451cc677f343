import { Emblem, type EmblemName } from "./Emblem.tsx";
import { Hindi } from "./Hindi.tsx";
import styles from "./RegionCards.module.css";

/** A state where the spices are sold. */
export interface RegionCard {
  name: string;
  hindi?: string | undefined;
  status: string;
  icon?: EmblemName;
  cities?: readonly string[];
  /** Where a press on the card leads. */
  href?: string | undefined;
}

interface RegionCardsProps {
  cards: readonly RegionCard[];
  /** `headed`: the first card is the headquarters and larger. `even`: all equal. `wanted`: dashed, no track. */
  variant: "headed" | "even" | "wanted";
}

/** Cards of states, drawn as railway stations joined by a track. */
export function RegionCards({ cards, variant }: RegionCardsProps) {
  return (
    <ul className={variant === "wanted" ? styles.wanted : styles.cards} data-variant={variant}>
      {cards.map((card, index) => (
        <li
          key={card.name}
          className={styles.card}
          data-variant={variant === "headed" && index === 0 ? "headquarters" : variant}
        >
          <div className={styles.plate}>
            <h3>
              <Hindi>{card.hindi}</Hindi>
              {card.href ? (
                <a className={styles.name} href={card.href}>
                  {card.name}
                </a>
              ) : (
                <span className={styles.name}>{card.name}</span>
              )}
            </h3>
            {card.icon ? <Emblem name={card.icon} /> : null}
          </div>
          <p className={`${styles.status} cap`}>{card.status}</p>
          {card.cities?.length ? (
            <ul className={`${styles.cities} dots`}>
              {card.cities.map((city) => (
                <li key={city}>{city}</li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
