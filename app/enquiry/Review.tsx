import { use, useLayoutEffect, useRef, useState } from "react";
import type { ReviewWords } from "../content/schema/controls";
import { interpolate } from "../interpolate";
import { PageContext } from "../page-context";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Interpolated } from "../ui/Interpolated";
import { Typed } from "../ui/Typed";
import type { Doubt } from "./doubts";
import { telLink } from "./links";
import styles from "./Review.module.css";
import { WhatsAppButton } from "./WhatsAppButton";

interface ReviewProps {
  words: ReviewWords;
  /** The message, exactly as it will be sent. */
  message: string;
  isShortened: boolean;
  /** What looks wrong. It can be sent all the same. */
  doubts: readonly Doubt[];
  /** Says that the message was too long for a link. */
  shortened: string;
  /** WhatsApp opens. */
  onSend: () => void;
  /** Leads back to the form. */
  onChange: () => void;
}

/**
 * The step before sending: the message on a page of the ledger, and the ways to send it. The site cannot know whether
 * WhatsApp sent it, so the step never says so.
 */
export function Review({ words, message, isShortened, shortened, doubts, onSend, onChange }: ReviewProps) {
  const { phone } = use(PageContext);
  const number = { phone: phone.replaceAll(" ", "\u00a0") }; // Never broken.
  const title = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState("");

  // It replaces the form that had the focus. At the top of the screen, so that the message and its buttons are in view.
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "start" });
  }, []);

  const copy = async () => {
    setStatus(""); // So that the same words are announced again.
    try {
      await navigator.clipboard.writeText(message);
      setStatus(words.copied);
    } catch {
      // There is no clipboard, or the browser refuses it.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setStatus(words.selected);
    }
  };

  return (
    <div className={styles.review}>
      <h2 ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      {doubts.length > 0 ? (
        <div className={styles.doubts}>
          <h3>{words.doubts.title}</h3>
          <ul className="list">
            {doubts.map(({ name, value }) => (
              <li key={name}>
                <Interpolated sentence={words.doubts[name]} values={{ value: <Typed>{value}</Typed> }} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={styles.letter}>
        <p className={styles.to}>
          <Icon name="wa" />
          <span>{interpolate(words.to, number)}</span>
        </p>
        <p className={`${styles.text} typed`} ref={text}>
          {message}
        </p>
        <p className={`${styles.state} cap`}>{words.state}</p>
      </div>
      {isShortened ? <p className="small">{shortened}</p> : null}
      <div className="row">
        <WhatsAppButton
          message={message}
          isWhole
          label={words.open}
          onClick={() => {
            onSend();
            setStatus(words.opened);
          }}
        />
        <Button variant="line" onClick={copy}>
          {words.copy}
        </Button>
        <a href={telLink(phone)}>{interpolate(words.call, number)}</a>
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
      <Button variant="line" isSlim onClick={onChange}>
        {words.change}
      </Button>
    </div>
  );
}
