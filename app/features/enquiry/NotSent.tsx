import { use, useId } from "react";
import type { NotSentWords } from "../../content/schema/enquiry.ts";
import type { FormWords } from "../../content/schema/form-fields.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { Button } from "../../ui/Button.tsx";
import { useShare } from "../../ui/use-share.ts";
import { telLink } from "./links.ts";
import { type Answer, enquiryMessage } from "./message.ts";
import styles from "./NotSent.module.css";
import { WhatsAppButton } from "./WhatsAppButton.tsx";

interface NotSentProps {
  answers: readonly Answer[];
  /** The words of the form. */
  words: FormWords;
  notice: NotSentWords;
  /** Called when the visitor says that the message was sent. */
  onSent: () => void;
}

/**
 * The notice after a form was submitted: nothing has been sent yet, the ways to send it, and the message as it will be
 * sent. It takes the focus when it appears. The site cannot know whether the visitor sent the message in WhatsApp, so it
 * asks.
 */
export function NotSent({ answers, words, notice, onSent }: NotSentProps) {
  const { phone, origin } = use(PageContext);
  const { status, toCopy, setStatus, copy } = useShare();
  const title = useId();
  const { message, isShortened } = enquiryMessage(words.messageTitle, answers, origin);
  return (
    <section className={`${styles.notSent} stack warning`} aria-labelledby={title} tabIndex={-1} ref={bringIntoView}>
      <h3 id={title}>{words.notSentTitle}</h3>
      <p>{words.notSentText}</p>
      <div className="row">
        <WhatsAppButton message={message} label={words.whatsapp} isSlim onClick={() => setStatus(notice.opened)} />
        <Button variant="line" isSlim onClick={() => copy(message, notice)}>
          {notice.copy}
        </Button>
        {/* No line breaks inside the number. */}
        <a href={telLink(phone)}>{interpolate(notice.call, { phone: phone.replaceAll(" ", "\u00a0") })}</a>
      </div>
      {status ? (
        <>
          <p>{status}</p>
          <Button variant="line" isSlim onClick={onSent}>
            {notice.sent}
          </Button>
        </>
      ) : null}
      <p className={`${styles.message} typed`} ref={toCopy ? select : undefined}>
        {message}
      </p>
      {isShortened ? <p className="small">{words.shortened}</p> : null}
    </section>
  );
}

/** The notice is above the fields, and the submit button below them. */
function bringIntoView(notice: HTMLElement | null) {
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: "start" });
}

/** Selects a text to copy by hand, where the clipboard is blocked. */
function select(text: HTMLElement | null) {
  if (text) getSelection()?.selectAllChildren(text);
}
