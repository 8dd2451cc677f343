import { useEffect, useRef, useState } from "react";
import { experienceOptions, regionOptions, volumeOptions } from "../../content/schema/options";
import type { DistributorsWords } from "../../content/schema/pages/distributors";
import { EnquiryForm, type Submission } from "../../enquiry/EnquiryForm";
import { Checkbox, Select, TextArea, TextField, textOf } from "../../enquiry/form-fields";
import type { Answer } from "../../enquiry/message";
import { Button } from "../../ui/Button";

export interface ApplicationFormProps {
  words: DistributorsWords["form"];
  submission: Submission;
  phone: string;
  newTab: string;
}

/** A distributor's application (docs/specification.md, 5.1). */
export interface Application {
  name: string;
  email: string;
  phone: string;
  business: string;
  experience: string;
  region: string;
  volume: string;
  message: string;
  hasLicense: boolean;
  agreedToTerms: boolean;
}

/** The application form; it can be submitted once the terms box is ticked. */
export function ApplicationForm({ words, submission, phone, newTab }: ApplicationFormProps) {
  const terms = useRef<HTMLInputElement>(null);
  const [hasAgreed, setHasAgreed] = useState(false);

  // The box may have been ticked before this code loaded, or in a draft that the form has just restored.
  useEffect(() => setHasAgreed(terms.current?.checked ?? false), []);

  return (
    <EnquiryForm
      words={words}
      submission={submission}
      phone={phone}
      newTab={newTab}
      answersOf={(form) => answersOf(readApplication(form), words)}
      beforeAlert={(form) => console.log("Distributor application:", readApplication(new FormData(form)))}
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
        required
        autoComplete="tel"
      />
      <TextField
        name="business"
        label={words.business.label}
        placeholder={words.business.placeholder}
        autoComplete="organization"
      />
      <Select name="experience" {...words.experience} values={experienceOptions} />
      <Select name="region" {...words.region} values={regionOptions} isMarked />
      <Select name="volume" {...words.volume} values={volumeOptions} isWide />
      <TextArea name="message" label={words.message.label} placeholder={words.message.placeholder} />
      <Checkbox name="hasLicense" label={words.hasLicense} />
      <Checkbox
        name="agreedToTerms"
        label={words.agreedToTerms}
        isMarked
        required
        ref={terms}
        onChange={(event) => setHasAgreed(event.currentTarget.checked)}
      />
      <div className="row" data-wide="">
        <Button type="submit" disabled={!hasAgreed} aria-describedby="submit-hint">
          {submission.label}
        </Button>
        <span className="small soft" id="submit-hint">
          {words.hint}
        </span>
      </div>
    </EnquiryForm>
  );
}

function readApplication(form: FormData): Application {
  return {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    business: textOf(form, "business"),
    experience: textOf(form, "experience"),
    region: textOf(form, "region"),
    volume: textOf(form, "volume"),
    message: textOf(form, "message"),
    hasLicense: form.has("hasLicense"),
    agreedToTerms: form.has("agreedToTerms"),
  };
}

function answersOf(application: Application, words: DistributorsWords["form"]): Answer[] {
  const chosen = (options: Readonly<Record<string, string>>, value: string) => options[value] ?? value;
  return [
    { label: words.name.label, value: application.name },
    { label: words.email.label, value: application.email },
    { label: words.phone.label, value: application.phone },
    { label: words.business.label, value: application.business },
    { label: words.experience.label, value: chosen(words.experience.options, application.experience) },
    { label: words.region.label, value: chosen(words.region.options, application.region) },
    { label: words.volume.label, value: chosen(words.volume.options, application.volume) },
    { label: words.message.label, value: application.message },
    { label: words.hasLicense, value: application.hasLicense ? words.yes : words.no },
  ];
}
