import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { ButtonLink } from "../ui/Button";
import { Hindi } from "../ui/Hindi";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import styles from "./EnquiryForm.module.css";
import { whatsappLink } from "./links";
import { type Answer, enquiryMessage } from "./message";
import { NewTab } from "./NewTab";

/** The words of a form outside its fields. */
interface EnquiryFormWords {
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
  /** The number the visitor can send the answers to. */
  phone: string;
  /** Tells screen readers that a new tab opens. */
  newTab: string;
  /** Called with the form once the browser has validated it; returns the answers for the WhatsApp message. */
  onSubmit: (form: HTMLFormElement) => Answer[];
  children: ReactNode;
}

/**
 * A form styled as a bahi-khata, the red cloth account book. The browser validates the fields; nothing
 * is sent or stored. After the alert the form offers the answers as a WhatsApp message, so that the
 * enquiry can reach the company.
 */
export function EnquiryForm({ words, phone, newTab, onSubmit, children }: EnquiryFormProps) {
  const [answers, setAnswers] = useState<Answer[]>();
  const notice = useRef<HTMLDivElement>(null);

  // The notice appears above the fields, possibly out of view: the submit button is below them.
  useEffect(() => {
    if (answers) notice.current?.focus();
  }, [answers]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitted = onSubmit(event.currentTarget);
    alert(words.alert);
    setAnswers(submitted);
  };

  return (
    <div className={styles.form}>
      <div className={styles.page}>
        <p className="cap">
          {words.label} · <Hindi>{words.hindi}</Hindi>
        </p>
        <h2>{words.title}</h2>
        {answers ? (
          <div className={styles.sent}>
            <Sent answers={answers} words={words} phone={phone} newTab={newTab} ref={notice} />
          </div>
        ) : null}
        {/* Without scripts, "dialog" outside a dialog validates the fields and then does nothing: no answer is lost or put into an address. */}
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
