import { inquiryOptions } from "../../content/schema/options";
import type { ContactWords } from "../../content/schema/pages/contact";
import { EnquiryForm, type Submission } from "../../enquiry/EnquiryForm";
import { Select, TextArea, TextField, textOf } from "../../enquiry/form-fields";
import type { Answer } from "../../enquiry/message";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";

export interface MessageFormProps {
  words: ContactWords["form"];
  submission: Submission;
  phone: string;
  newTab: string;
}

/** A message to the company (docs/specification.md, 5.2). */
export interface Message {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  inquiryType: string;
}

/** The contact form; it resets before the alert. */
export function MessageForm({ words, submission, phone, newTab }: MessageFormProps) {
  const logAndReset = (form: HTMLFormElement) => {
    console.log("Contact message:", readMessage(new FormData(form)));
    form.reset();
  };

  return (
    <EnquiryForm
      words={words}
      submission={submission}
      phone={phone}
      newTab={newTab}
      answersOf={(form) => answersOf(readMessage(form), words)}
      beforeAlert={logAndReset}
    >
      <TextField
        name="name"
        label={words.name.label}
        placeholder={words.name.placeholder}
        required
        autoComplete="name"
      />
      <TextField
        name="email"
        label={words.email.label}
        placeholder={words.email.placeholder}
        type="email"
        required
        autoComplete="email"
      />
      <TextField
        name="phone"
        label={words.phone.label}
        placeholder={words.phone.placeholder}
        type="tel"
        autoComplete="tel"
      />
      <Select name="inquiryType" {...words.inquiryType} values={inquiryOptions} />
      <TextField name="subject" label={words.subject.label} placeholder={words.subject.placeholder} required isWide />
      <TextArea name="message" label={words.message.label} placeholder={words.message.placeholder} required />
      <div className="row" data-wide="">
        <Button type="submit">
          {submission.label} <Icon name="arrow" />
        </Button>
        <span className="small soft">{words.hint}</span>
      </div>
    </EnquiryForm>
  );
}

function readMessage(form: FormData): Message {
  return {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    subject: textOf(form, "subject"),
    message: textOf(form, "message"),
    inquiryType: textOf(form, "inquiryType"),
  };
}

function answersOf(message: Message, words: ContactWords["form"]): Answer[] {
  const options: Readonly<Record<string, string>> = words.inquiryType.options;
  return [
    { label: words.name.label, value: message.name },
    { label: words.email.label, value: message.email },
    { label: words.phone.label, value: message.phone },
    { label: words.inquiryType.label, value: options[message.inquiryType] ?? message.inquiryType },
    { label: words.subject.label, value: message.subject },
    { label: words.message.label, value: message.message },
  ];
}
