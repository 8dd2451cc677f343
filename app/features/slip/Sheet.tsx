import { use, useState } from "react";
import { PageContext, useLocalPath } from "../../site/page-context.ts";
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
import { LastSlip } from "./LastSlip.tsx";
import { Line } from "./Line.tsx";
import { isEmpty, type Order, slipLimits } from "./order.ts";
import styles from "./Paper.module.css";
import { Paper } from "./Paper.tsx";
import { listLink } from "./packing-list/list.ts";
import { SentQuestion } from "./SentQuestion.tsx";
import { dishText, lineText, slipMessage } from "./slip.ts";
import { useSlipData } from "./slip-context.ts";
import { type SlipState, useSlipStore } from "./store.ts";
import { TextButton } from "./TextButton.tsx";
import { useKeepFocus } from "./use-keep-focus.ts";

interface SheetProps {
  slip: SlipState;
  count: string;
  weight: string;
  /** About anything that was left out. */
  notice: string;
}

/** The dialog of the slip: its lines, the free text, and the ways to send it. */
export function Sheet({ slip, count, weight, notice }: SheetProps) {
  const data = useSlipData();
  const { words, packing } = data;
  const store = useSlipStore();
  const keepFocus = useKeepFocus();
  const { language, phone, origin, address } = use(PageContext);
  const localPath = useLocalPath();
  const [undoState, setUndoState] = useState<ReturnType<typeof store.clear>>();

  const { order, sender, lines, last } = slip;
  const isOpened = order.opened !== undefined;
  const canBeCleared = !isEmpty(order) || notice !== "";
  const isEmptyText = order.asksPrice ? words.emptyForPrice : words.empty;
  useAnnouncement([...(lines.size > 0 ? [count, weight] : [isEmptyText]), notice].filter(Boolean).join(". "));
  const { status, toCopy, setStatus, copy, share } = useShare();
  const [initialFocusId] = useState(order.asksPrice && !canBeCleared ? "slip-also" : "slip-title");
  const link = lines.size > 0 ? listLink(address + localPath("/products"), lines) : "";
  const { message, leftOut } = slipMessage(order, sender, data, language, [origin, link]);
  const canBeSent = !isEmpty(order) || order.asksPrice;

  const clearOrUndo = () => {
    if (undoState && !canBeCleared) store.putBack(undoState);
    setUndoState(canBeCleared ? store.clear() : undefined);
  };
  const send = () => {
    store.setOpened(true);
    setStatus(words.opened);
  };
  const shareLink = () =>
    share({ text: packing.shareText, url: link }, { copied: packing.linkCopied, selected: packing.linkSelected });
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
      sum={lines.size > 0 ? [count, weight] : undefined}
      footer={
        canBeSent ? (
          <>
            <div className={styles.buttons}>
              <WhatsAppButton label={isOpened ? words.sendAgain : words.send} message={message} onClick={send} />
            </div>
            {isOpened ? (
              <div className={styles.sent}>
                <SentQuestion onFiled={setStatus} />
              </div>
            ) : null}
          </>
        ) : null
      }
    >
      {notice ? <p className={styles.notice}>{notice}</p> : null}
      {order.asksPrice ? <p className={styles.notice}>{words.asksPrice}</p> : null}
      {isOpened ? <SaveNumber /> : null}
      <ol className={styles.lines}>
        {[...lines.keys()].map((choice) => (
          <Line key={choice} choice={choice} lines={lines} />
        ))}
      </ol>
      {lines.size > 0 ? null : <p className={styles.empty}>{isEmptyText}</p>}
      {order.dishes.size > 0 ? <Dishes order={order} /> : null}
      {last && !isOpened && !order.toLast ? (
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
            maxLength={slipLimits.also}
            rows={1}
            placeholder={words.hint}
            autoComplete="off"
            onChange={({ currentTarget }) => store.changeWords(currentTarget.value)}
          />
        </label>
        <label>
          <span>{words.name}</span>
          <input {...inputProps("name")} {...nameField} autoComplete="name" />
        </label>
        <label>
          <span>{words.town}</span>
          <input {...inputProps("town")} {...nameField} autoComplete="address-level2" />
        </label>
      </div>
      {leftOut > 0 ? <p className={styles.notice}>{countText(words.long, leftOut, language)}</p> : null}
      {canBeSent ? (
        <div className={styles.buttons} data-slim="">
          <Button variant="line" isSlim onClick={() => copy(message, words)}>
            {words.copy}
          </Button>
          {link ? (
            <Button variant="line" isSlim onClick={shareLink}>
              {packing.share}
            </Button>
          ) : null}
          <ButtonLink variant="line" isSlim href={telLink(phone)} aria-label={`${phone}, ${words.call}`}>
            <Icon name="phone" />
            <span>{phone.replaceAll(" ", "\u00a0")}</span>
          </ButtonLink>
        </div>
      ) : null}
      {toCopy ? <TextToCopy label={words.title} text={toCopy} /> : null}
      <p className={styles.note}>{words.note}</p>
      {canBeCleared || undoState ? (
        <TextButton onClick={clearOrUndo}>{canBeCleared ? words.clear : words.putBack}</TextButton>
      ) : null}
    </Paper>
  );
}

/** The dishes for many people, with the packs that they put on the slip. */
function Dishes({ order }: { order: Order }) {
  const data = useSlipData();
  const { words } = data;
  const { language } = use(PageContext);
  const store = useSlipStore();
  const keepFocus = useKeepFocus();
  return (
    <ul className={styles.dishes}>
      {Array.from(order.dishes, ([slug, { people, lines }]) => {
        const name = dishText(slug, people, data);
        const packs = [...lines].filter(([, count]) => count > 0);
        return (
          <li key={slug}>
            <b>{name}</b>
            <span>{packs.map(([choice, count]) => lineText(choice, count, data, language)).join("; ")}</span>
            <TextButton
              aria-label={interpolate(words.takeOffDish, { name })}
              onClick={() => keepFocus(() => store.takeDishOff(slug))}
            >
              {words.takeOff}
            </TextButton>
          </li>
        );
      })}
    </ul>
  );
}
