import { use, useLayoutEffect, useRef, useState } from "react";
import type { MessagePreviewWords } from "../../content/schema/enquiry.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Interpolated } from "../../ui/Interpolated.tsx";
import { Typed } from "../../ui/Typed.tsx";
import { useShare } from "../../ui/use-share.ts";
import { BesideNumber } from "./BesideNumber.tsx";
import type { Doubt } from "./doubts.ts";
import { telLink } from "./links.ts";
import styles from "./MessagePreview.module.css";
import { WhatsAppButton } from "./WhatsAppButton.tsx";

interface MessagePreviewProps {
  words: MessagePreviewWords;
  /** The message, exactly as it will be sent. */
  message: string;
  isShortened: boolean;
  /** Answers that look wrong. The message can be sent anyway. */
  doubts: readonly Doubt[];
  /** The notice for a shortened message. */
  shortened: string;
  /** Called when WhatsApp opens. */
  onSend: () => void;
  /** Returns to the form, and to the field of this name if there is one. */
  onChange: (field?: string) => void;
}

/**
 * The step before sending: previews the message and offers the ways to send it. The site cannot know whether the
 * visitor sent it in WhatsApp, so its texts must not claim that.
 */
export function MessagePreview({
  words,
  message,
  isShortened,
  shortened,
  doubts,
  onSend,
  onChange,
}: MessagePreviewProps) {
  const { phone } = use(PageContext);
  const number = { phone: phone.replaceAll(" ", "\u00a0") }; // No line breaks inside the number.
  const title = useRef<HTMLHeadingElement>(null);
  const { status, toCopy, setStatus, copy } = useShare();
  const [isOpened, setIsOpened] = useState(false);

  // The form that had the focus is gone. Scroll to the top, so that the message and its buttons are in the viewport.
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <div className={styles.preview}>
      <h2 ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      {doubts.length > 0 ? (
        <div className={`${styles.doubts} warning`}>
          <h3>{words.doubts.title}</h3>
          <ul className="list">
            {doubts.map(({ name, label, value }) => (
              <li key={name}>
                <Interpolated sentence={words.doubts[name]} values={{ value: <Typed>{value}</Typed> }} />{" "}
                <a
                  href={`#${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onChange(name);
                  }}
                >
                  {interpolate(words.doubts.correct, { field: label })}
                </a>
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
        <p className={`${styles.text} typed`} ref={toCopy ? select : undefined}>
          {message}
        </p>
        <p className={`${styles.state} cap`}>{words.state}</p>
      </div>
      {isShortened ? <p className="small">{shortened}</p> : null}
      <div className="row">
        <WhatsAppButton
          message={message}
          label={words.open}
          onClick={() => {
            onSend();
            setStatus(words.opened);
            setIsOpened(true);
          }}
        />
        <Button variant="line" onClick={() => copy(message, words)}>
          {words.copy}
        </Button>
        <a href={telLink(phone)}>{interpolate(words.call, number)}</a>
      </div>
      <p className={styles.status}>{status}</p>
      {isOpened ? <BesideNumber /> : null}
      <Button variant="line" isSlim onClick={() => onChange()}>
        {words.change}
      </Button>
    </div>
  );
}

/** Selects a text to copy by hand, where the clipboard is blocked. */
function select(text: HTMLElement | null) {
  if (text) getSelection()?.selectAllChildren(text);
}
