import type { z } from "zod";
import { expected } from "../problems.ts";
import type { Submission } from "./controls.ts";
import { fields, hindi, template, text, texts, wordsFor } from "./fields.ts";

/** The words of a privacy notice. */
export const privacyWords = fields({
  title: "The title of the privacy notice.",
  points: texts("What is asked, why, and where it goes; one sentence or two per entry."),
  typed: fields({
    alert: "Where the words are while the form is open, if submitting only shows an alert: nothing is stored.",
    review: "The same if submitting shows the message as it will be sent: this tab keeps it.",
  } satisfies Record<Submission, string>),
  kept: "How long the answers are kept once they are sent, and what happens then.",
  rights: template("How to see, correct or delete it, or withdraw consent; the e-mail address becomes a link.", [
    "email",
  ]).refine((rights) => rights.split("{email}").length === 2, {
    error: expected("emailOnce"),
  }),
});
export type PrivacyWords = z.infer<typeof privacyWords>;

/** The words of a select. */
export const select = <const T extends readonly [string, ...string[]]>(values: T) =>
  fields({
    label: "The field's label.",
    choose: "The first, empty choice.",
    options: wordsFor(values, "The choice's label."),
  });

/** The words of a text field. */
export const input = fields({
  label: "The field's label.",
  placeholder: text("An example shown in the empty field.").optional(),
});

/** The words of a form outside its fields. */
export const formWords = {
  label: "The small label above the form.",
  hindi: hindi("The label"),
  title: "The form's title.",
  required: "What the star after a label means.",
  submit: "The submit button.",
  check: "The submit button if it leads to the preview of the message.",
  hint: "The words beside the submit button.",
  alert: "The exact text of the alert after submitting.",
  notSentTitle: "The title of the notice after the alert: that nothing has been sent yet.",
  notSentText: "The rest of the notice: how to send it.",
  whatsapp: "The link that sends the answers by WhatsApp.",
  messageTitle: "The first line of that WhatsApp message.",
  shortened: "Shown when the answers were too long for one link and were cut.",
  withoutScript: "Shown when the form cannot work, because scripts are off or do not arrive.",
  withoutScriptChat: "The WhatsApp link after it; the phone number is the other link.",
  yes: "The word for a ticked box in the message.",
} as const;
/** The type of the same words in a form's props. */
export type FormWords = z.infer<ReturnType<typeof fields<typeof formWords>>>;
