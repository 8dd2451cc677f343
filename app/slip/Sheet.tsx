import { use, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { copyText, share } from "../controls/share";
import { telLink } from "../enquiry/links";
import { nameField } from "../enquiry/name-field";
import { WhatsAppButton } from "../enquiry/WhatsAppButton";
import { plural } from "../numbers";
import { PageContext, useLocalPath } from "../page-context";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { TextToCopy } from "../ui/TextToCopy";
import { LastSlip } from "./LastSlip";
import { Line } from "./Line";
import { ReplacedSlip } from "./ReplacedSlip";
import styles from "./Slip.module.css";
import { shareLink } from "./share-link";
import { most, type SlipProps, slipMessage, stringifyLines } from "./slip";
import { changeSlip, closeSheet, emptyTheSlip, fileSlip, hasSomething, type SlipState } from "./store";

/** In words: how much is on the slip, and what it could not take, if anything. */
type SlipTexts = Record<"count" | "weight" | "notice", string>;

/** The slip as a sheet of paper: its lines, what else is wanted and by whom, and the ways to send it. */
export function Sheet({ count, weight, notice, ...props }: SlipProps & SlipTexts & { slip: SlipState }) {
  const { words, slip } = props;
  const { language, phone } = use(PageContext);
  const localPath = useLocalPath();
  const dialog = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState("");
  /** The message or the link, if the browser does not let us copy it. */
  const [toCopy, setToCopy] = useState("");
  const [emptied, setEmptied] = useState<ReturnType<typeof emptyTheSlip>>();

  const isFilled = hasSomething(slip);
  const [start] = useState(slip.asksPrice && !isFilled ? "slip-also" : "slip-title");
  const { message, leftOut } = slipMessage(slip, props, language);
  const canBeSent = slip.lines.size > 0 || Boolean(slip.also) || slip.asksPrice;

  useEffect(() => {
    dialog.current?.showModal();
    document.getElementById(start)?.focus({ preventScroll: true });
  }, [start]);

  const focusTitle = () => document.getElementById("slip-title")?.focus();
  const close = () => dialog.current?.close();
  const clear = () => {
    if (emptied && !isFilled) changeSlip(emptied);
    setEmptied(isFilled ? emptyTheSlip() : undefined);
  };
  /** So that the same words are announced again, and the same text is selected again. */
  const sayAgain = () => {
    setSaid("");
    setToCopy("");
  };
  const copy = async () => {
    sayAgain();
    if (await copyText(message)) setSaid(words.copied);
    else {
      setToCopy(message);
      setSaid(words.selected);
    }
  };
  const shareSlip = async () => {
    sayAgain();
    const page = new URL(localPath("/products"), location.href).href;
    const link = shareLink(page, stringifyLines(slip.lines));
    const result = await share(words.shareText, link);
    setToCopy(result === "refused" ? link : "");
    setSaid({ shared: "", copied: words.linkCopied, refused: words.linkSelected }[result]);
  };
  const send = () => {
    changeSlip({ isOpened: true });
    setSaid(words.opened);
  };
  const startNew = () => {
    flushSync(fileSlip);
    focusTitle();
    setSaid(words.filed);
  };
  const typed = (name: "also" | "name" | "town") => ({
    name,
    value: slip[name],
    maxLength: most[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => changeSlip({ [name]: currentTarget.value }),
  });

  return (
    <dialog className={styles.sheet} aria-labelledby="slip-title" ref={dialog} closedby="any" onClose={closeSheet}>
      <form className={styles.paper} method="dialog">
        <header>
          <h2 id="slip-title" tabIndex={-1}>
            {words.hindi ? <span lang="hi">{`${words.hindi} `}</span> : null}
            <span className={words.hindi && "cap"}>{words.title}</span>
          </h2>
          <button type="button" className={styles.close} aria-label={words.close} onClick={close}>
            <Icon name="x" />
          </button>
        </header>
        <div className={styles.middle}>
          {notice ? <p className={styles.notice}>{notice}</p> : null}
          {slip.replaced ? <ReplacedSlip className={styles.notice} words={words} /> : null}
          {slip.asksPrice ? <p className={styles.notice}>{words.asksPrice}</p> : null}
          <ol className={styles.lines}>
            {[...slip.lines.keys()].map((choice) => (
              <Line key={choice} choice={choice} {...props} />
            ))}
          </ol>
          {slip.lines.size > 0 ? null : <p className={styles.empty}>{words.empty}</p>}
          {slip.last && !isFilled ? <LastSlip last={slip.last} words={words} onDone={focusTitle} /> : null}
          <div className={styles.written}>
            <label>
              <span>{words.also}</span>
              <textarea {...typed("also")} id="slip-also" rows={1} placeholder={words.hint} autoComplete="off" />
            </label>
            <label>
              <span>{words.name}</span>
              <input {...typed("name")} {...nameField} autoComplete="name" />
            </label>
            <label>
              <span>{words.town}</span>
              <input {...typed("town")} {...nameField} autoComplete="address-level2" />
            </label>
          </div>
          {leftOut > 0 ? <p className={styles.notice}>{plural(words.long, leftOut, language)}</p> : null}
          {canBeSent ? (
            <div className={styles.acts}>
              <Button variant="line" isSlim onClick={copy}>
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
          {isFilled || emptied ? (
            <button type="button" className={styles.plain} onClick={clear}>
              {isFilled ? words.clear : words.putBack}
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
        <p className={said ? styles.note : "visually-hidden"} role="status">
          {said || notice}
        </p>
      </form>
    </dialog>
  );
}
