import { z } from "zod";
import { fields, hindi, text, texts } from "./fields.ts";

/** The words of a privacy notice. */
export const privacyWords = fields({
  title: text("The title of the privacy notice."),
  points: texts("What is asked, why, and where it goes; one sentence or two per entry."),
  rights: text("How to see, correct or delete it; {email} becomes a link.", "email"),
});
export type PrivacyWords = z.infer<typeof privacyWords>;

/** The words of a select. */
export const select = <const T extends readonly [string, ...string[]]>(values: T) =>
  fields({
    label: text("The field's label."),
    choose: text("The first, empty choice."),
    options: z.record(z.enum(values), text("The choice's label."), { error: "words for every choice" }),
  });

/** The words of a text field. */
export const input = fields({
  label: text("The field's label."),
  placeholder: text("An example shown in the empty field.").optional(),
});

/** The words of a form outside its fields. */
export const formWords = {
  label: text("The small label above the form."),
  hindi: hindi("The label"),
  title: text("The form's title."),
  submit: text("The submit button."),
  hint: text("The words beside the submit button."),
  alert: text("The exact text of the alert after submitting."),
  sentTitle: text("The title of the notice after the alert; it repeats the alert's text."),
  sentText: text("The rest of the notice."),
  whatsapp: text("The link that sends the answers by WhatsApp."),
  messageTitle: text("The first line of that WhatsApp message."),
  shortened: text("Shown when the answers were too long for one link and were cut."),
  withoutScript: text("Shown when the form cannot work, because scripts are off or do not arrive."),
  withoutScriptChat: text("The WhatsApp link after it; the phone number is the other link."),
  yes: text("The word for a ticked box in the message."),
  no: text("The word for an unticked box in the message."),
} as const;
/** The same, as the form takes them. */
export type FormWords = z.infer<z.ZodObject<typeof formWords>>;
