import { type FormEvent, type ReactNode, use, useRef, useState } from "react";
import type { DoubtWords, NotSentWords } from "../../content/schema/enquiry.ts";
import type { FormWords } from "../../content/schema/form-fields.ts";
import { useIsHydrated } from "../../islands/use-is-hydrated.ts";
import { PageContext } from "../../site/page-context.ts";
import { LabelPair } from "../../ui/LabelPair.tsx";
import styles from "./EnquiryForm.module.css";
import { Asterisk, answersIn, type FieldsWords } from "./form-fields.tsx";
import { telLink } from "./links.ts";
import type { Answer } from "./message.ts";
import { NotSent } from "./NotSent.tsx";
import { fillIn, useKeptAnswers } from "./use-kept-answers.ts";
import { WhatsAppLink } from "./WhatsAppButton.tsx";

/**
 * What submitting does before the notice that nothing has been sent: `alert` logs and alerts, as specified. `notice`
 * does nothing; then the form stays filled, and the tab keeps what is typed.
 */
export type Submission = "alert" | "notice";

/** The props of both forms besides their own words. */
export interface FormSettings {
  submission: Submission;
  /** The label of the submit button. */
  submit: string;
  notSent: NotSentWords;
  doubts: DoubtWords;
}

interface EnquiryFormProps extends Pick<FormSettings, "submission" | "notSent"> {
  /** The form's name, under which the typed values are stored. */
  name: string;
  /** The words of the form and of its fields. */
  words: FormWords & FieldsWords;
  /** Called with the form before the alert, after the browser has validated it. */
  beforeAlert: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/**
 * A form styled as a bahi-khata, the red cloth account book. The browser validates the fields. There is no server to
 * send them to: a notice offers the answers as a WhatsApp message.
 */
export function EnquiryForm({ name, words, submission, notSent, beforeAlert, children }: EnquiryFormProps) {
  const { phone } = use(PageContext);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** The answers in the notice. The count is its key: each submit shows a new one, which takes the focus. */
  const [submitted, setSubmitted] = useState<{ answers: Answer[]; count: number }>();
  const isHydrated = useIsHydrated();
  useKeptAnswers(name, form, submission === "notice");

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = event.currentTarget;
    // Spaces are no answer: without them, the browser says its own sentence.
    for (const field of filled.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(":required"))
      if (field.value.trim() === "") field.value = "";
    if (!filled.reportValidity()) return;
    const answers = answersIn(new FormData(filled), words);
    if (submission === "alert") {
      beforeAlert(filled);
      alert(words.alert);
    }
    setSubmitted({ answers, count: (submitted?.count ?? 0) + 1 });
  };

  /** What is changed below the notice is changed in its message, too, unless submitting has emptied the form. */
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (submitted && submission === "notice")
      setSubmitted({ ...submitted, answers: answersIn(new FormData(currentTarget), words) });
  };

  const empty = () => {
    if (form.current) fillIn(form.current, {}, true);
    form.current?.reset(); // Otherwise its empty fields would be marked as wrong.
    setSubmitted(undefined);
    title.current?.focus();
  };

  return (
    <div className={styles.form}>
      <div className={styles.page}>
        <p className="cap">
          <LabelPair {...words} />
        </p>
        <h2 ref={title} tabIndex={-1}>
          {words.title}
        </h2>
        {submitted ? (
          <NotSent key={submitted.count} answers={submitted.answers} words={words} notice={notSent} onSent={empty} />
        ) : null}
        {isHydrated ? null : (
          <p className={`${styles.unready} small`}>
            <span>{words.withoutScript}</span> <a href={telLink(phone)}>{phone}</a> <span>·</span>{" "}
            <WhatsAppLink message={words.messageTitle}>{words.withoutScriptChat}</WhatsAppLink>
          </p>
        )}
        {/* Without scripts, `method="dialog"` outside a dialog only validates: nothing is sent, the page stays. */}
        <form method="dialog" ref={form} onSubmit={submit} onInput={follow}>
          <p className="small" data-wide="">
            <Asterisk /> <span>{words.required}</span>
          </p>
          {children}
        </form>
      </div>
    </div>
  );
}
