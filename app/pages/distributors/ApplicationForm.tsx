import { useEffect, useRef, useState } from "react";
import type { PageWords } from "../../content/schema/schemas.ts";
import { EnquiryForm, type FormSettings } from "../../features/enquiry/EnquiryForm.tsx";
import { Checkbox, Select, TextArea, TextField, valuesIn } from "../../features/enquiry/form-fields.tsx";
import { nameField } from "../../features/enquiry/name-field.ts";
import { Button } from "../../ui/Button.tsx";

/** The application form (docs/specification.md, 5.1). The submit button is enabled once the terms are accepted. */
export function ApplicationForm({ words, ...settings }: FormSettings & { words: PageWords<"distributors">["form"] }) {
  const { doubts, submit } = settings;
  const terms = useRef<HTMLInputElement>(null);
  const [hasAgreed, setHasAgreed] = useState(false);

  // The checkbox may have been checked before hydration, by the visitor or by the browser after a reload.
  useEffect(() => setHasAgreed(terms.current?.checked ?? false), []);

  // A board of a state without a distributor leads here, with its region in the address.
  useEffect(() => {
    const region = new URLSearchParams(location.search).get("region");
    const choice = terms.current?.form?.elements.namedItem("region");
    if (!(choice instanceof HTMLSelectElement) || !region || !(region in words.region.options)) return;
    choice.value = region;
    // A reload shall not choose it again.
    history.replaceState(history.state, "", location.pathname + location.hash);
    choice.dispatchEvent(new Event("input", { bubbles: true }));
    const name = terms.current?.form?.elements.namedItem("name");
    if (name instanceof HTMLElement) name.focus();
  }, [words]);

  return (
    <EnquiryForm
      {...settings}
      name="application"
      words={words}
      beforeAlert={(form) => console.log("Distributor application:", valuesIn(form))}
    >
      <TextField name="name" {...words.name} {...nameField} required autoComplete="name" />
      <TextField name="email" {...words.email} type="email" required autoComplete="email" doubt={doubts.email} />
      <TextField name="phone" {...words.phone} type="tel" required autoComplete="tel" doubt={doubts.phone} />
      <TextField name="business" {...words.business} {...nameField} autoComplete="organization" />
      <Select name="experience" {...words.experience} />
      <Select name="region" {...words.region} isMarked doubt={doubts.region} />
      <Select name="volume" {...words.volume} isWide />
      <TextArea name="message" {...words.message} />
      <Checkbox name="hasLicense" label={words.hasLicense} />
      <Checkbox
        name="agreedToTerms"
        label={words.agreedToTerms}
        link={{ words: words.termsLink, href: "#terms" }}
        isMarked
        required
        ref={terms}
        onChange={(event) => setHasAgreed(event.currentTarget.checked)}
      />
      <div className="row" data-wide="">
        <Button type="submit" disabled={!hasAgreed} aria-describedby="submit-hint">
          {submit}
        </Button>
        <span className="small soft" id="submit-hint">
          {hasAgreed ? words.hint : `${words.untilAgreed} ${words.hint}`}
        </span>
      </div>
    </EnquiryForm>
  );
}
