import { use } from "react";
import type { Pack, Price } from "../../content/packs.ts";
import type { OrderSlipWords } from "../../content/schema/slip.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { PriceWeights, Weight } from "../packs/PriceWeights.tsx";
import { stepOf } from "./order.ts";
import styles from "./PackButtons.module.css";
import { SeeSlip } from "./SeeSlip.tsx";
import { weightOf } from "./slip.ts";
import { useSlip, useSlipStore } from "./store.ts";

/** The words of the pack buttons on a card. */
type PackWords = Pick<OrderSlipWords, "put" | "add" | "held" | "see" | "grams" | "kilos">;

interface PackButtonsProps {
  product: { slug: string; name: string; price: Price };
  /** What the packs are called. */
  label: string;
  words: PackWords;
}

/**
 * The packs of a product as buttons, each of which adds its pack to the slip. Without scripts, plain weights are shown
 * instead.
 */
export function PackButtons({ product, label, words }: PackButtonsProps) {
  const { slug, name, price } = product;
  return (
    <>
      <div className="contents" data-without-script="">
        <PriceWeights price={price} name={label} />
      </div>
      <div className={styles.packs} data-needs-script="">
        <span className="cap soft">{words.put}</span>
        <ul className={`${styles.buttons} row`} aria-label={label}>
          {price.packs.map((pack) => (
            <li key={pack.id}>
              <PackButton {...{ slug, name, pack, words }} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The button of a pack, with the count of that pack on the slip. */
function PackButton({ slug, name, pack, words }: { slug: string; name: string; pack: Pack; words: PackWords }) {
  const { language } = use(PageContext);
  const choice = `${slug}.${pack.id}`;
  const store = useSlipStore();
  const count = useSlip(({ lines }) => lines[choice] ?? 0);
  const amount = pack.isLoose ? weightOf({ [choice]: count }, { words, language }) : String(count);
  const held = count > 0 ? `, ${interpolate(words.held, { count: amount })}` : "";
  return (
    <>
      <button
        type="button"
        id={choice}
        className={styles.pack}
        data-count={count || undefined}
        aria-label={interpolate(words.add, { pack: pack.text, name }) + held}
        onClick={() => store.addLines({ [choice]: stepOf(choice) }, { pressed: choice })}
        data-wakes="" // A click hydrates the islands of packs and slip (app/islands/start.ts).
      >
        <Weight pack={pack} />
      </button>
      <SeeSlip after={choice}>{words.see}</SeeSlip>
    </>
  );
}
