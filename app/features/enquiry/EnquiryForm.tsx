import { type FormEvent, type ReactNode, use, useLayoutEffect, useRef, useState } from "react";
import type { MessagePreviewWords } from "../../content/schema/enquiry.ts";
import type { FormWords } from "../../content/schema/form-fields.ts";
import { useIsHydrated } from "../../islands/use-is-hydrated.ts";
import { PageContext } from "../../site/page-context.ts";
import { LabelPair } from "../../ui/LabelPair.tsx";
import { doubtsAbout } from "./doubts.ts";
import styles from "./EnquiryForm.module.css";
import { Asterisk } from "./form-fields.tsx";
import { telLink } from "./links.ts";
import { MessagePreview } from "./MessagePreview.tsx";
import { type Answer, enquiryMessage } from "./message.ts";
import { useMessagePreview } from "./use-message-preview.ts";
import { WhatsAppButton, WhatsAppLink } from "./WhatsAppButton.tsx";

/**
 * The submit button's label, and what submitting does: `alert` as specified, or `review`,
 * which previews the message before it is sent.
 */
type Submission = { label: string } & ({ kind: "alert" } | { kind: "review"; words: MessagePreviewWords });

/** The props of both forms besides their words. */
export interface FormSettings {
  submission: Submission;
}

interface EnquiryFormProps extends FormSettings {
  /** The form's name, under which the typed values are stored. */
  name: string;
  words: FormWords;
  /** Returns the answers for the WhatsApp message. */
  answersOf: (form: FormData) => Answer[];
  /** Called with the form before the alert, after the browser has validated it. */
  beforeAlert: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/**
 * A form styled as a bahi-khata, the red cloth account book. The browser validates the fields. There is no server to
 * send them to: after the alert, or in the preview, the form offers the answers as a WhatsApp message.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { name, words, submission, answersOf, beforeAlert, children } = props;
  const { phone, origin } = use(PageContext);
  const form = useRef<HTMLFormElement>(null);
  const [submitted, setSubmitted] = useState<Answer[]>();
  const isHydrated = useIsHydrated();
  const preview = useMessagePreview(name, form, answersOf, submission.kind === "review");

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.kind === "review") return preview.open();
    const answers = answersOf(new FormData(event.currentTarget));
    beforeAlert(event.currentTarget);
    alert(words.alert);
    setSubmitted(answers);
  };

  return (
    <div className={styles.form}>
      <div className={styles.page}>
        <p className="cap">
          <LabelPair {...words} />
        </p>
        {submission.kind === "review" && preview.answers ? (
          <MessagePreview
            {...enquiryMessage(words.messageTitle, preview.answers, origin)}
            words={submission.words}
            doubts={doubtsAbout(preview.answers)}
            shortened={words.shortened}
            onSend={preview.markOpened}
            onChange={preview.close}
          />
        ) : (
          <h2 ref={preview.title} tabIndex={-1}>
            {words.title}
          </h2>
        )}
        {submitted ? <NotSent answers={submitted} words={words} /> : null}
        {isHydrated ? null : (
          <p className={`${styles.unready} small`}>
            <span>{words.withoutScript}</span> <a href={telLink(phone)}>{phone}</a> <span>·</span>{" "}
            <WhatsAppLink message={words.messageTitle}>{words.withoutScriptChat}</WhatsAppLink>
          </p>
        )}
        {/* Without scripts, `method="dialog"` outside a dialog only validates: nothing is sent, the page stays. */}
        <form method="dialog" ref={form} onSubmit={submit} hidden={preview.answers !== undefined}>
          <p className="small" data-wide="">
            <Asterisk /> <span>{words.required}</span>
          </p>
          {children}
        </form>
      </div>
    </div>
  );
}

/** The notice after the alert: nothing has been sent yet, and how to send it. It takes the focus for each new message. */
function NotSent({ answers, words }: { answers: readonly Answer[]; words: FormWords }) {
  const { origin } = use(PageContext);
  const notice = useRef<HTMLDivElement>(null);

  // The notice is above the fields and the submit button below them: moving the focus scrolls it into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each message
  useLayoutEffect(() => notice.current?.focus(), [answers]);

  const { message, isShortened } = enquiryMessage(words.messageTitle, answers, origin);
  return (
    <div className={`${styles.notSent} warning`} role="status" ref={notice} tabIndex={-1}>
      <p>
        <b>{words.notSentTitle}</b>
        <br />
        <span>{words.notSentText}</span>
      </p>
      {isShortened ? <p className="small">{words.shortened}</p> : null}
      <WhatsAppButton message={message} label={words.whatsapp} isSlim />
    </div>
  );
}
