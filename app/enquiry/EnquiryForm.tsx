import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { ButtonLink } from "../ui/Button";
import { Hindi } from "../ui/Hindi";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import styles from "./EnquiryForm.module.css";
import { whatsappLink } from "./links";
import { type Answer, enquiryMessage } from "./message";
import { NewTab } from "./NewTab";

/** What a form says around its fields. */
export interface EnquiryFormWords {
  label: string;
  hindi: string;
  title: string;
  alert: string;
  sentTitle: string;
  sentText: string;
  whatsapp: string;
  messageTitle: string;
  shortened: string;
  withoutScript: string;
}

interface EnquiryFormProps {
  words: EnquiryFormWords;
  /** The number the answers may be sent to. */
  phone: string;
  /** Says that a new tab opens. */
  newTab: string;
  /** Called with the form once the browser finds it valid; returns the answers for the WhatsApp message. */
  onSubmit: (form: HTMLFormElement) => Answer[];
  children: ReactNode;
}

/**
 * A form drawn as a bahi-khata, the red cloth account book. The browser checks the fields; nothing
 * is sent or stored. After the alert it offers the answers as a WhatsApp message, so that an enquiry
 * can really arrive.
 */
export function EnquiryForm({ words, phone, newTab, onSubmit, children }: EnquiryFormProps) {
  const [answers, setAnswers] = useState<Answer[]>();
  const notice = useRef<HTMLDivElement>(null);

  // The notice appears above the fields, out of sight of who pressed the button below them.
  useEffect(() => {
    if (answers) notice.current?.focus();
  }, [answers]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = onSubmit(event.currentTarget);
    alert(words.alert);
    setAnswers(given);
  };

  return (
    <div className={styles.book}>
      <div className={styles.leaf}>
        <p className="cap">
          {words.label} · <Hindi>{words.hindi}</Hindi>
        </p>
        <h2>{words.title}</h2>
        {answers ? (
          <div className={styles.sent}>
            <Sent answers={answers} words={words} phone={phone} newTab={newTab} ref={notice} />
          </div>
        ) : null}
        {/* Without a script, "dialog" outside a dialog checks the fields and then does nothing: no answer is lost or put into an address. */}
        <form method="dialog" onSubmit={submit}>
          {children}
          <noscript>
            <p className="small" data-wide="">
              {words.withoutScript}
            </p>
          </noscript>
        </form>
      </div>
    </div>
  );
}

interface SentProps extends Pick<EnquiryFormProps, "words" | "phone" | "newTab"> {
  answers: readonly Answer[];
  ref: React.Ref<HTMLDivElement>;
}

function Sent({ answers, words, phone, newTab, ref }: SentProps) {
  const { message, isShortened } = enquiryMessage(words.messageTitle, answers);
  return (
    <Notice role="status" ref={ref}>
      <p>
        <b>{words.sentTitle}</b>
        <br />
        {words.sentText}
      </p>
      {isShortened ? <p className="small">{words.shortened}</p> : null}
      <ButtonLink variant="whatsapp" isSlim href={whatsappLink(phone, message)} target="_blank" rel="noopener">
        <Icon name="wa" />
        <span>
          {words.whatsapp}
          <NewTab>{newTab}</NewTab>
        </span>
      </ButtonLink>
    </Notice>
  );
}
