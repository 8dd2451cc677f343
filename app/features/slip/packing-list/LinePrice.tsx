import { use } from "react";
import { PageContext } from "../../../site/page-context.ts";
import { interpolate } from "../../../text/interpolate.ts";
import { dateText } from "../LastSlip.tsx";
import { isLoose } from "../order.ts";
import styles from "../Paper.module.css";
import { describeChoice } from "../slip.ts";
import { useSlipData } from "../slip-context.ts";
import { rupeesText, sumOfLine } from "./answer.ts";
import type { ListLine } from "./list.ts";
import type { usePrices } from "./use-prices.ts";

/** The field for the price of a line, and its sum. A remembered price says of which day it is. */
export function LinePrice({ line, prices }: { line: ListLine; prices: ReturnType<typeof usePrices> }) {
  const { shelf, packing } = useSlipData();
  const { language } = use(PageContext);
  const { name, pack } = describeChoice(shelf, line.id);
  const remembered = prices.remembered(line.id);
  const typed = prices.typed(line.id) ?? (remembered ? rupeesText(remembered.paise).slice(1) : "");
  const price = prices.priceOf(line.id);
  return (
    <p className={`${styles.price} row`}>
      <label className="beside">
        <span>{isLoose(line.id) ? packing.perKilo : packing.perPack}</span>
        <span className="visually-hidden">{`${name}, ${pack.text}`}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={typed}
          aria-invalid={(typed.trim() !== "" && price === undefined) || undefined}
          onChange={({ currentTarget }) => prices.setPrice(line.id, currentTarget.value)}
        />
      </label>
      {remembered ? <span>{interpolate(packing.since, { date: dateText(remembered.time, language) })}</span> : null}
      {typed.trim() && price === undefined ? <span>{packing.noPrice}</span> : null}
      <b>{price === undefined ? "" : rupeesText(sumOfLine(line, price))}</b>
    </p>
  );
}
