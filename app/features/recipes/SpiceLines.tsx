import { interpolate } from "../../text/interpolate.ts";
import { Weight } from "../packs/PriceWeights.tsx";
import { packText, type RecipeLines } from "./lines-for.ts";
import type { ForManyWords } from "./recipe-cards.server.ts";
import styles from "./SpiceLines.module.css";

interface SpiceLinesProps {
  /** For screen readers. */
  name: string;
  lines: RecipeLines;
  /** Undefined without the launch set. */
  words: ForManyWords | undefined;
}

/** The spices of a recipe; for many people with the packs that hold them, drawn as iron weights. */
export function SpiceLines({ name, lines: { spices, notWeighed = [] }, words }: SpiceLinesProps) {
  return (
    <>
      <ul className={styles.spices} aria-label={name}>
        {spices.map(({ id, measure, name, card, packs = [], isLoose }) => (
          <li key={id}>
            {measure ? <b>{measure}</b> : null}{" "}
            <span>
              {card ? <a href={card}>{name}</a> : <span>{name}</span>}
              {words && packs.length > 0 ? (
                <span className={`${styles.packs} row`} data-spice={id}>
                  {packs.map((pack) => (
                    <span key={pack.pack.id} className="beside">
                      <span className="visually-hidden">{packText(pack, words)}</span>
                      <span aria-hidden="true">{`${pack.count} ×`}</span>
                      <span aria-hidden="true">
                        <Weight pack={pack.pack} />
                      </span>
                    </span>
                  ))}
                  {isLoose ? <small>{interpolate(words.loose, { weight: measure })}</small> : null}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {words && notWeighed.length > 0 ? (
        <p className={styles.notWeighed}>{interpolate(words.notWeighed, { names: notWeighed.join(", ") })}</p>
      ) : null}
    </>
  );
}
