import { use, useState } from "react";
import { PageContext } from "../../../site/page-context.ts";
import { interpolate } from "../../../text/interpolate.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useAnnouncement } from "../../../ui/LiveRegion.tsx";
import { TextToCopy } from "../../../ui/TextToCopy.tsx";
import { useShare } from "../../../ui/use-share.ts";
import { whatsappLink } from "../../enquiry/links.ts";
import { NewTab } from "../../enquiry/NewTab.tsx";
import { isLoose, productOf } from "../order.ts";
import styles from "../Paper.module.css";
import { Paper } from "../Paper.tsx";
import { dateText, describeChoice, neededByText, sumOf } from "../slip.ts";
import { useSlipData } from "../slip-context.ts";
import { TextButton } from "../TextButton.tsx";
import { priceAnswer, rupeesText, sumOfLine } from "./answer.ts";
import { ListLineParts } from "./ListLineParts.tsx";
import { countsOf, type ListLine, packingReply, readList, tickOf } from "./list.ts";
import { usePrices } from "./use-prices.ts";
import { useTicks } from "./use-ticks.ts";

interface PackingListProps {
  /** The list, as in the URL. */
  text: string;
  onClose: () => void;
}

/** A slip that was sent, as a checklist: the family opens it from the chat and ticks what is packed, and replies. */
export function PackingList({ text, onClose }: PackingListProps) {
  const data = useSlipData();
  const { words, packing } = data;
  const { newTab } = use(PageContext);
  const list = readList(text);
  const { name, neededBy, lines } = list;
  const { ticked, toggle, isStored } = useTicks(name || lines.map(tickOf).join("_"));

  const packedCount = lines.filter((line) => ticked.includes(tickOf(line))).length;
  const packedText = interpolate(packing.packed, { count: String(packedCount), lines: String(lines.length) });
  const { status, toCopy, copy } = useShare();
  const [hasPrices, setHasPrices] = useState(false);
  const prices = usePrices();
  const answer = hasPrices ? priceAnswer(list, (choice) => prices.fieldOf(choice).price, ticked, data) : undefined;
  const reply = answer?.message ?? packingReply(list, ticked, data);
  const canReply = answer ? !answer.isEmpty : packedCount > 0;
  // A price is typed digit by digit.
  useAnnouncement([packedText, answer?.sum].filter(Boolean).join(". "), answer && 1000);
  return (
    <Paper
      id="list"
      words={packing}
      isInAddress
      onClose={onClose}
      status={status}
      sum={[packedText, answer?.total ?? sumOf(countsOf(lines), data).findLast(Boolean) ?? ""]}
      footer={
        <div className={styles.buttons}>
          {canReply ? (
            <ButtonLink variant="whatsapp" href={whatsappLink("", reply)} target="_blank" rel="noopener">
              <Icon name="wa" />
              <span>
                <span>{packing.reply}</span>
                <NewTab>{newTab}</NewTab>
              </span>
            </ButtonLink>
          ) : null}
          <Button variant="line" onClick={() => print()}>
            {packing.print}
          </Button>
        </div>
      }
    >
      {name ? <p className={styles.order}>{interpolate(words.message.order, { name })}</p> : null}
      {neededBy ? <p className={styles.order}>{neededByText(neededBy, data)}</p> : null}
      <p className={styles.notice}>{packing.notice}</p>
      {isStored ? null : <p className={styles.notice}>{words.notStored}</p>}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} data-spice={productOf(line.id)}>
            <label className={styles.line} data-packed={ticked.includes(tickOf(line)) || undefined}>
              <input type="checkbox" checked={ticked.includes(tickOf(line))} onChange={() => toggle(tickOf(line))} />
              <ListLineParts line={line} />
            </label>
            {hasPrices && line.count !== undefined ? <LinePrice {...{ line, prices }} /> : null}
          </li>
        ))}
      </ol>
      {answer?.left.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className={styles.buttons} data-slim="">
        {canReply ? (
          <Button variant="line" isSlim onClick={() => copy(reply, packing)}>
            {packing.copy}
          </Button>
        ) : null}
        <Button variant="line" isSlim aria-pressed={hasPrices} onClick={() => setHasPrices(!hasPrices)}>
          {packing.prices}
        </Button>
      </div>
      {hasPrices ? (
        <p className={styles.note}>
          <span>{packing.pricesNote}</span>{" "}
          {prices.hasAny ? <TextButton onClick={prices.forget}>{packing.forgetPrices}</TextButton> : null}
        </p>
      ) : null}
      {toCopy ? <TextToCopy label={packing.title} text={toCopy} /> : null}
    </Paper>
  );
}

/** The field for the price of a line, and its sum. A remembered price says of which day it is. */
function LinePrice({ line, prices }: { line: ListLine; prices: ReturnType<typeof usePrices> }) {
  const data = useSlipData();
  const { shelf, packing } = data;
  const { name, pack } = describeChoice(shelf, line.id);
  const { text, price, since } = prices.fieldOf(line.id);
  const isWrong = text.trim() !== "" && price === undefined;
  return (
    <p className={`${styles.price} row`}>
      <label className="beside">
        <span>{isLoose(line.id) ? packing.perKilo : packing.perPack}</span>
        <span className="visually-hidden">{`${name}, ${pack.text}`}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={text}
          aria-invalid={isWrong || undefined}
          onChange={({ currentTarget }) => prices.setPrice(line.id, currentTarget.value)}
        />
      </label>
      {since ? <span>{interpolate(packing.since, { date: dateText(since, data) })}</span> : null}
      {isWrong ? <span>{packing.noPrice}</span> : null}
      <b>{price === undefined ? "" : rupeesText(sumOfLine(line, price))}</b>
    </p>
  );
}
