import type { PageWords } from "../../content/schema/schemas.ts";
import { EnquiryForm, type FormSettings } from "../../features/enquiry/EnquiryForm.tsx";
import { Select, TextArea, TextField, valuesIn } from "../../features/enquiry/form-fields.tsx";
import { nameField } from "../../features/enquiry/name-field.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";

/** The contact form. As specified, it is reset before the alert (docs/specification.md, 5.2). */
export function MessageForm({ words, ...settings }: FormSettings & { words: PageWords<"contact">["form"] }) {
  const { doubts, submit } = settings;
  const logAndReset = (form: HTMLFormElement) => {
    console.log("Contact message:", valuesIn(form));
    form.reset();
  };

  return (
    <EnquiryForm {...settings} name="message" words={words} beforeAlert={logAndReset}>
      <TextField name="name" {...words.name} {...nameField} required autoComplete="name" />
      <TextField name="email" {...words.email} type="email" required autoComplete="email" doubt={doubts.email} />
      <TextField name="phone" {...words.phone} type="tel" autoComplete="tel" doubt={doubts.phone} />
      <Select name="inquiryType" {...words.inquiryType} />
      <TextField name="subject" {...words.subject} required isWide />
      <TextArea name="message" {...words.message} required />
      <div className="row" data-wide="">
        <Button type="submit">
          <span>{submit}</span>
          <Icon name="arrow" />
        </Button>
        <span className="small soft">{words.hint}</span>
      </div>
    </EnquiryForm>
  );
}
