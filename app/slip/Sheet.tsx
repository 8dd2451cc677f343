import { use, useState } from "react";
import { flushSync } from "react-dom";
import { share } from "../controls/share";
import { telLink } from "../enquiry/links";
import { nameField } from "../enquiry/name-field";
import { SaveNumber } from "../enquiry/SaveNumber";
import { WhatsAppButton } from "../enquiry/WhatsAppButton";
import { countText } from "../numbers";
import { PageContext, useLocalPath } from "../page-context";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { TextToCopy } from "../ui/TextToCopy";
import { LastSlip } from "./LastSlip";
import { Line } from "./Line";
import { Paper } from "./Paper";
import { ReplacedSlip } from "./ReplacedSlip";
import styles from "./Slip.module.css";
import { shareLink } from "./share-link";
import { type SlipProps, slipLimits, slipMessage, stringifyLines } from "./slip";
import { archiveSlip, changeSlip, clearSlip, closeSheet, hasContentOrNotice, type SlipState } from "./store";
import { useCopy } from "./use-copy";

/** The slip's count and weight as text, and a notice about anything that was left out. */
type SlipTexts = Record<"count" | "weight" | "notice", string>;

/** The dialog of the slip: its lines, the free text, and the ways to send it. */
export function Sheet({ count, weight, notice, ...props }: SlipProps & SlipTexts & { slip: SlipState }) {
  const { words, slip } = props;
  const { language, phone, origin } = use(PageContext);
  const localPath = useLocalPath();
  const { announcement, toCopy, announce, copy } = useCopy();
  const [undoState, setUndoState] = useState<ReturnType<typeof clearSlip>>();

  const canBeCleared = hasContentOrNotice(slip);
  const [initialFocusId] = useState(slip.asksPrice && !canBeCleared ? "slip-also" : "slip-title");
  const link = shareLink(new URL(localPath("/products"), location.href).href, stringifyLines(slip.lines));
  // The link opens as a packing list.
  const ending = [origin, slip.lines.size > 0 ? link : ""];
  const { message, leftOut } = slipMessage(slip, props, language, ending);
  const canBeSent = slip.lines.size > 0 || Boolean(slip.also) || slip.asksPrice;

  const focusTitle = () => document.getElementById("slip-title")?.focus();
  const clearOrUndo = () => {
    if (undoState && !canBeCleared) changeSlip(undoState);
    setUndoState(canBeCleared ? clearSlip() : undefined);
  };
  const shareSlip = async () => {
    announce("");
    const result = await share(words.shareText, link);
    const status = { shared: "", copied: words.linkCopied, refused: words.linkSelected }[result];
    announce(status, result === "refused" ? link : "");
  };
  const send = () => {
    changeSlip({ isOpened: true });
    announce(words.opened);
  };
  const startNew = () => {
    flushSync(archiveSlip);
    focusTitle();
    announce(words.filed);
  };
  const inputProps = (name: "also" | "name" | "town") => ({
    name,
    value: slip[name],
    maxLength: slipLimits[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => changeSlip({ [name]: currentTarget.value }),
  });

  return (
    <Paper id="slip" words={words} focus={initialFocusId} onClose={closeSheet}>
      <div className={styles.middle}>
        {notice ? <p className={styles.notice}>{notice}</p> : null}
        {slip.replaced ? <ReplacedSlip className={styles.notice} words={words} /> : null}
        {slip.asksPrice ? <p className={styles.notice}>{words.asksPrice}</p> : null}
        {slip.isOpened ? <SaveNumber /> : null}
        <ol className={styles.lines}>
          {[...slip.lines.keys()].map((choice) => (
            <Line key={choice} choice={choice} {...props} />
          ))}
        </ol>
        {slip.lines.size > 0 ? null : (
          <p className={styles.empty}>{slip.asksPrice ? words.emptyForPrice : words.empty}</p>
        )}
        {slip.last && !canBeCleared ? <LastSlip last={slip.last} words={words} onDone={focusTitle} /> : null}
        <div className={styles.written}>
          <label>
            <span>{words.also}</span>
            <textarea {...inputProps("also")} id="slip-also" rows={1} placeholder={words.hint} autoComplete="off" />
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
          <div className={styles.acts}>
            <Button variant="line" isSlim onClick={() => copy(message, words)}>
              {words.copy}
            </Button>
            {slip.lines.size > 0 ? (
              <Button variant="line" isSlim onClick={shareSlip}>
                {words.share}
              </Button>
            ) : null}
            <ButtonLink variant="line" isSlim href={telLink(phone)} aria-label={`${phone}, ${words.call}`}>
              <Icon name="phone" />
              <span>{phone.replaceAll(" ", "\u00a0")}</span>
            </ButtonLink>
          </div>
        ) : null}
        {toCopy ? <TextToCopy label={words.title} text={toCopy} /> : null}
        {slip.isStored ? null : <p className={styles.notice}>{words.notStored}</p>}
        <p className={styles.note}>{words.note}</p>
        {canBeCleared || undoState ? (
          <button type="button" className={styles.plain} onClick={clearOrUndo}>
            {canBeCleared ? words.clear : words.putBack}
          </button>
        ) : null}
      </div>
      {canBeSent ? (
        <footer>
          {slip.lines.size > 0 ? (
            <p className={styles.sum} role="status">
              <span>{count}</span>
              <b>{weight}</b>
            </p>
          ) : null}
          <div className={styles.acts}>
            <WhatsAppButton label={slip.isOpened ? words.sendAgain : words.send} message={message} onClick={send} />
            {slip.isOpened ? (
              <Button variant="line" onClick={startNew}>
                {words.startNew}
              </Button>
            ) : null}
          </div>
        </footer>
      ) : null}
      <p className={announcement ? styles.note : "visually-hidden"} role="status">
        {announcement || notice}
      </p>
    </Paper>
  );
}
