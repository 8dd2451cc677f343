import type { OrderSlipWords } from "../content/schema/controls";
import { interpolate } from "../ui/interpolate";
import { PriceWeights, Weight } from "../ui/PriceWeights";
import { packName, packPattern, packsIn } from "../ui/packs";
import styles from "./PackButtons.module.css";

/** The words of the packs on a card that are buttons. */
export type PackWords = Pick<OrderSlipWords, "put" | "add">;

interface PackButtonsProps {
  product: { slug: string; name: string; price: string };
  /** What the packs are called. */
  label: string;
  words: PackWords;
}

/**
 * A price text as weights that are buttons, each of which puts its pack on the slip (sheet.ts). Without scripts, and
 * where no part of the text is a pack, it reads as it does without a slip.
 */
export function PackButtons({ product: { slug, name, price }, label, words }: PackButtonsProps) {
  const parts = packsIn(price);
  const asText = <PriceWeights price={price} name={label} />;
  if (!parts.some((part) => packPattern.test(part))) return asText;
  return (
    <>
      <noscript>{asText}</noscript>
      <div className={styles.packs}>
        <span className="cap">{words.put}</span>
        <ul className={styles.row} aria-label={label}>
          {parts.map((pack) => (
            <li key={pack}>
              {packPattern.test(pack) ? (
                <button
                  type="button"
                  className={styles.pack}
                  data-slip={`${slug}.${packName(pack)}`}
                  aria-label={interpolate(words.add, { pack, name })}
                >
                  <Weight pack={pack} />
                </button>
              ) : (
                pack
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
