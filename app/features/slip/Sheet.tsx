import { type ReactNode, use, useState } from "react";
import { PageContext, useLocalPath } from "../../site/page-context.ts";
import { todayInIndia } from "../../text/days.ts";
import { interpolate } from "../../text/interpolate.ts";
import { countText } from "../../text/numbers.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import { TextToCopy } from "../../ui/TextToCopy.tsx";
import { useShare } from "../../ui/use-share.ts";
import { SaveNumber } from "../contact-file/SaveNumber.tsx";
import { telLink } from "../enquiry/links.ts";
import { nameField } from "../enquiry/name-field.ts";
import { WhatsAppButton } from "../enquiry/WhatsAppButton.tsx";
import { Line } from "./Line.tsx";
import { NeededBy } from "./NeededBy.tsx";
import { LastSlip, SentOrder } from "./OtherOrders.tsx";
import { allLines, countOf, emptyOrder, isEmpty, type Order, slipLimits, takeDishOff } from "./order.ts";
import styles from "./Paper.module.css";
import { Paper } from "./Paper.tsx";
import { PutBack } from "./PutBack.tsx";
import { addressOf } from "./packing-list/list.ts";
import { dishText, needsText, slipMessage } from "./slip.ts";
import { useSlipData } from "./slip-context.ts";
import { type SlipState, useSlipStore } from "./store.ts";
import { isChanged, isSent } from "./stored-slip.ts";
import { TextButton } from "./TextButton.tsx";
import { useKeepFocus } from "./use-keep-focus.ts";

interface SheetProps {
  slip: SlipState;
  /** What is on it, in two parts (`sumOf`). */
  sum: readonly [string, string];
  /** About anything that was left out, taken away or replaced. */
  notice: string;
}

/** The dialog of the slip: its lines, the free text, and the ways to send it. */
export function Sheet({ slip, sum, notice }: SheetProps) {
  const data = useSlipData();
  const { words, packing } = data;
  const store = useSlipStore();
  const keepFocus = useKeepFocus();
  const { phone, origin, address } = use(PageContext);
  const page = address + useLocalPath()("/products");

  const { order, sender, lines, last } = slip;
  const wasSent = isSent(slip);
  const name = order.name || slip.newName;
  // A day that has passed stays in its field, which says so.
  const neededBy = order.neededBy >= todayInIndia() ? order.neededBy : "";
  const canBeSent = !isEmpty(order);
  const isEmptyText = order.asksPrice ? words.emptyForPrice : words.empty;
  const hasLines = countOf(lines) > 0;
  useAnnouncement([...(hasLines ? sum : [isEmptyText]), notice].filter(Boolean).join(". "));
  const { status, toCopy, setStatus, copy, share } = useShare();
  const [initialFocusId] = useState(order.asksPrice && !hasLines && !order.also ? "slip-also" : "slip-title");
  const link = (kind: "slip" | "list", name: string, neededBy = "") =>
    hasLines ? addressOf(page, kind, { name, neededBy, lines }) : "";
  const heading = interpolate(isChanged(slip) ? words.message.changed : words.message.order, { name });
  const { message, leftOut } = slipMessage({ ...order, neededBy }, sender, data, {
    heading,
    ending: [origin, link("list", name, neededBy)],
  });

  const send = () => {
    store.setSent();
    setStatus(words.opened);
  };
  const copyMessage = () => {
    store.setSent();
    copy(message, words);
  };
  const shareLink = () =>
    share(
      { text: packing.shareText, url: link("slip", order.name) },
      { copied: packing.linkCopied, selected: packing.linkSelected },
    );
  const inputProps = (name: "name" | "town") => ({
    name,
    value: sender[name],
    maxLength: slipLimits[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      store.changeSender({ [name]: currentTarget.value }),
  });

  return (
    <Paper
      id="slip"
      words={words}
      focus={initialFocusId}
      onClose={() => keepFocus(store.closeSheet)}
      status={status}
      sum={hasLines ? sum : undefined}
      footer={
        canBeSent || notice ? (
          <>
            {notice && !slip.taken ? (
              <p className={styles.notice}>
                <PutBack notice={notice} />
              </p>
            ) : null}
            {canBeSent ? (
              <div className={styles.buttons}>
                <WhatsAppButton label={words.send} message={message} onClick={send} />
              </div>
            ) : null}
            {wasSent ? (
              <div className={styles.sent}>
                <SentOrder name={order.name} />
              </div>
            ) : null}
          </>
        ) : null
      }
    >
      {wasSent ? <SaveNumber /> : null}
      <Asked slip={slip} notice={notice} />
      {hasLines ? null : <p className={styles.empty}>{isEmptyText}</p>}
      {last && !wasSent ? (
        <div className={styles.last}>
          <LastSlip last={last} />
        </div>
      ) : null}
      <div className={styles.written}>
        <label>
          <span>{words.also}</span>
          <textarea
            name="also"
            id="slip-also"
            value={order.also}
            rows={2}
            placeholder={words.hint}
            autoComplete="off"
            maxLength={slipLimits.also}
            onChange={({ currentTarget: { value: also } }) => store.changeOrder((order) => ({ ...order, also }))}
          />
        </label>
        {canBeSent ? <NeededBy day={order.neededBy} /> : null}
        <label>
          <span>{words.name}</span>
          <input {...inputProps("name")} {...nameField} autoComplete="name" />
        </label>
        <label>
          <span>{words.town}</span>
          <input {...inputProps("town")} {...nameField} autoComplete="address-level2" />
        </label>
      </div>
      {leftOut > 0 ? <p className={styles.notice}>{countText(words.long, leftOut, data.language)}</p> : null}
      {canBeSent ? (
        <div className={styles.buttons} data-slim="">
          <Button variant="line" isSlim onClick={copyMessage}>
            {words.copy}
          </Button>
          {hasLines ? (
            <Button variant="line" isSlim onClick={shareLink}>
              {packing.share}
            </Button>
          ) : null}
          <ButtonLink
            variant="line"
            isSlim
            href={telLink(phone)}
            aria-label={`${phone}, ${words.call}`}
            onClick={store.setSent}
          >
            <Icon name="phone" />
            <span>{phone.replaceAll(" ", "\u00a0")}</span>
          </ButtonLink>
        </div>
      ) : null}
      {toCopy ? <TextToCopy label={words.title} text={toCopy} /> : null}
      <p className={styles.note}>{words.note}</p>
      <details className={styles.note}>
        <summary>{words.kept.title}</summary>
        <p>{words.kept.text}</p>
      </details>
      {canBeSent ? (
        <TextButton onClick={() => keepFocus(() => store.clear(words.cleared))}>{words.clear}</TextButton>
      ) : null}
    </Paper>
  );
}

/**
 * All that the slip asks for: its lines, the dishes for many people with what they need, and the question about a price.
 * What was just taken off keeps its place, so that a second press there does no harm, and can be put back.
 */
function Asked({ slip, notice }: { slip: SlipState; notice: string }) {
  const data = useSlipData();
  const { shelf, words } = data;
  const store = useSlipStore();
  const keepFocus = useKeepFocus();
  const { order, lines, taken } = slip;
  const before = slip.before?.order ?? emptyOrder;
  /** The rows of what is on the slip, and in its old place what was taken off. */
  const rows = (now: readonly string[], then: readonly string[], row: (key: string) => ReactNode) =>
    (then.includes(taken) ? then : now).map((key) =>
      key === taken ? (
        <li key={key} className={`${styles.taken} row`}>
          <PutBack notice={notice} />
        </li>
      ) : (
        row(key)
      ),
    );
  const row = (key: string, name: string, needs: string, takeOff: (order: Order) => Order) => (
    <li key={key}>
      <b>{name}</b>
      <span>{needs}</span>
      <TextButton
        aria-label={interpolate(words.takeOffNamed, { name })}
        onClick={() =>
          keepFocus(() => store.changeOrder(takeOff, { notice: interpolate(words.takenOff, { name }), taken: key }))
        }
      >
        {words.takeOff}
      </TextButton>
    </li>
  );
  const slugsIn = ({ dishes }: Order) => dishes.map(({ slug }) => slug);
  const priceIn = ({ asksPrice }: Order) => (asksPrice ? ["price"] : []);
  const dishes = rows(slugsIn(order), slugsIn(before), (slug) => {
    const { people = 0, needs = {} } = order.dishes.find((dish) => dish.slug === slug) ?? {};
    const name = dishText(slug, people, data);
    return row(slug, name, needsText(needs, data), (order) => takeDishOff(order, slug));
  });
  const price = rows(priceIn(order), priceIn(before), (key) =>
    row(key, words.price, "", (order) => ({ ...order, asksPrice: false })),
  );
  return (
    <>
      <ol className={styles.lines}>
        {rows(Object.keys(lines), Object.keys(allLines(before, shelf)), (choice) => (
          <Line key={choice} choice={choice} count={lines[choice] ?? 0} />
        ))}
      </ol>
      {dishes.length + price.length > 0 ? (
        <ul className={styles.dishes}>
          {dishes}
          {price}
        </ul>
      ) : null}
    </>
  );
}
