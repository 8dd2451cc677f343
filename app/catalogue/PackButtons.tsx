import { use, useId } from "react";
import type { OrderSlipWords } from "../content/schema/controls";
import { interpolate } from "../interpolate";
import { marks } from "../island/marks";
import { PriceWeights, Weight } from "../packs/PriceWeights";
import { packName, packPattern, packsIn } from "../packs/packs";
import { PageContext } from "../page-context";
import { SeeSlip } from "../slip/SeeSlip";
import { isLoose, weightOf } from "../slip/slip";
import { put, useSlip } from "../slip/store";
import styles from "./PackButtons.module.css";

/** The words of the packs on a card that are buttons. */
export type PackWords = Pick<OrderSlipWords, "put" | "add" | "held" | "see" | "grams" | "kilos">;

interface PackButtonsProps {
  product: { slug: string; name: string; price: string };
  /** What the packs are called. */
  label: string;
  words: PackWords;
}

/**
 * A price text as weights that are buttons, each of which puts its pack on the slip. Without scripts, and where no part
 * of the text is a pack, it reads as it does without a slip.
 */
export function PackButtons({ product: { slug, name, price }, label, words }: PackButtonsProps) {
  const parts = packsIn(price);
  const asText = <PriceWeights price={price} name={label} />;
  if (!parts.some((part) => packPattern.test(part))) return asText;
  return (
    <>
      <div className={styles.text}>{asText}</div>
      <div className={styles.packs}>
        <span className="cap">{words.put}</span>
        <ul className={styles.row} aria-label={label}>
          {parts.map((pack) => (
            <li key={pack}>{packPattern.test(pack) ? <PackButton {...{ slug, name, pack, words }} /> : pack}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** One pack of a product, with the number of it that is on the slip. */
function PackButton({ slug, name, pack, words }: { slug: string; name: string; pack: string; words: PackWords }) {
  const { language } = use(PageContext);
  const id = useId();
  const choice = `${slug}.${packName(pack)}`;
  const count = useSlip(({ lines }) => lines.get(choice) ?? 0);
  const amount = isLoose(choice) ? weightOf([[choice, count]], words, language) : String(count);
  const held = count > 0 ? `, ${interpolate(words.held, { count: amount })}` : "";
  return (
    <>
      <button
        type="button"
        id={id}
        className={styles.pack}
        data-count={count || undefined}
        aria-label={interpolate(words.add, { pack, name }) + held}
        onClick={() => put([choice], id)}
        {...{ [marks.wakes]: "" }}
      >
        <Weight pack={pack} />
      </button>
      <SeeSlip after={id}>{words.see}</SeeSlip>
    </>
  );
}
