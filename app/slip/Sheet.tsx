import { type PointerEvent, type RefObject, use, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { telLink } from "../enquiry/links";
import { WhatsAppButton } from "../enquiry/WhatsAppButton";
import { PageContext } from "../page-context";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Line } from "./Line";
import styles from "./Slip.module.css";
import { most, plural, type Slip, type SlipProps, slipMessage } from "./slip";
import { closeSheet, type Person, setLines, typeIn } from "./store";

interface SheetProps extends SlipProps {
  slip: Slip & Person;
  /** How much is on the slip. */
  count: string;
  weight: string;
  /** What the slip could not take, if anything. */
  notice: string;
}

/** The slip as a sheet of paper: its lines, what else is wanted and by whom, and the ways to send it. */
export function Sheet({ shelf, words, otherLanguage, slip, count, weight, notice }: SheetProps) {
  const { language, phone } = use(PageContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const minus = useRef(new Map<string, HTMLButtonElement | null>());
  const [said, setSaid] = useState("");
  const [isTextShown, setIsTextShown] = useState(false);

  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus({ preventScroll: true });
  }, []);

  const { message, leftOut } = slipMessage(slip, slip, shelf, { ...words, ...words.message }, language);

  const copy = async () => {
    setSaid(""); // So that the same words are announced again.
    try {
      await navigator.clipboard.writeText(message);
      setSaid(words.copied);
    } catch {
      // There is no clipboard, or the browser refuses it.
      flushSync(() => setIsTextShown(true));
      text.current?.select();
      setSaid(words.selected);
    }
  };

  return (
    <dialog
      className={styles.sheet}
      aria-labelledby="slip-title"
      ref={dialog}
      onClose={closeSheet}
      {...useBeside(dialog)}
    >
      <form className={styles.paper} method="dialog">
        <header>
          <h2 id="slip-title" tabIndex={-1} ref={title}>
            {words.hindi ? (
              <>
                <span lang="hi">{words.hindi}</span> <span className="cap">{words.title}</span>
              </>
            ) : (
              words.title
            )}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </header>
        {notice ? <p className={styles.notice}>{notice}</p> : null}
        <ol className={styles.lines}>
          {slip.lines.map((line, index) => {
            const key = `${line.product}.${line.pack}`;
            const { [index + 1]: next, [index - 1]: previous } = slip.lines;
            const neighbour = next ?? previous;
            return (
              <Line
                key={key}
                {...{ line, shelf, words, otherLanguage }}
                minus={(button) => void minus.current.set(key, button)}
                onCount={(changed) => {
                  flushSync(() => setLines(changed(slip.lines)));
                  if (minus.current.get(key)) return;
                  // The focus was in a line that is gone.
                  const near = neighbour && minus.current.get(`${neighbour.product}.${neighbour.pack}`);
                  (near ?? title.current)?.focus();
                }}
              />
            );
          })}
        </ol>
        {slip.lines.length > 0 ? null : <p className={styles.empty}>{words.empty}</p>}
        <div className={styles.written}>
          {(["also", "name", "town"] as const).map((name) => (
            <label key={name}>
              {words[name]}
              <input
                {...fields[name]}
                name={name}
                placeholder={name === "also" ? words.hint : undefined}
                value={slip[name]}
                onChange={({ currentTarget }) => typeIn({ [name]: currentTarget.value })}
              />
            </label>
          ))}
        </div>
        <p className={styles.sum} role="status">
          <span>{count}</span>
          <b>{weight}</b>
        </p>
        {leftOut > 0 ? <p className={styles.notice}>{plural(words.long, leftOut, language)}</p> : null}
        <div className={styles.acts}>
          <span>
            <WhatsAppButton label={words.send} message={message} onClick={() => setSaid(words.opened)} />
          </span>
          <Button variant="line" onClick={copy}>
            {words.copy}
          </Button>
          <ButtonLink variant="line" href={telLink(phone)} aria-label={words.call}>
            <Icon name="phone" />
          </ButtonLink>
        </div>
        {isTextShown ? (
          <textarea className={styles.text} aria-label={words.title} readOnly value={message} ref={text} />
        ) : null}
        <p className={styles.note} role="status">
          {said || notice}
        </p>
        <p className={styles.note}>{words.note}</p>
      </form>
    </dialog>
  );
}

const fields = {
  also: { maxLength: most.also, autoComplete: "off" },
  name: { maxLength: most.person, autoComplete: "name" },
  town: { maxLength: most.person, autoComplete: "address-level2" },
};

/** Closes the dialog on a press beside the paper, unless a selection only ended there. */
function useBeside(dialog: RefObject<HTMLDialogElement | null>) {
  const isBeside = useRef(false);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      isBeside.current = target === dialog.current;
    },
    onClick: ({ target }: { target: EventTarget }) => {
      if (isBeside.current && target === dialog.current) dialog.current?.close();
    },
  };
}
