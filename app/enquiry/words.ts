import { z } from "zod";
import { fields, text, texts } from "../content/fields.ts";

/** The words of the message that asks for a bulk quote, with a place for the quantity of each pack (bulk-quote.ts). */
export const bulkQuoteWords = fields({
  opening: texts("The lines at the start of the WhatsApp message, one per entry."),
  product: text("A product's line in it; {name} and {packs} are filled in.", "name", "packs"),
  pack: text("The place for the quantity of one pack; {pack} is filled in.", "pack"),
  closing: texts("The lines after the products, one per entry."),
});
export type BulkQuoteWords = z.infer<typeof bulkQuoteWords>;

/** The words of the review step, in which a visitor reads the message before sending it (Review.tsx). */
export const reviewWords = fields({
  submit: text("The submit button that leads to the review step."),
  title: text("The title of the step."),
  lead: text("What to do next; that nothing has been sent yet."),
  state: text("The stamp on the message: it has not been sent."),
  to: text("To whom the message goes; {phone} is filled in.", "phone"),
  open: text("The button that opens the message in WhatsApp."),
  opened: text("Said after WhatsApp was opened; the message may not be sent even then."),
  copy: text("The button that copies the message."),
  copied: text("Said when the message was copied."),
  selected: text("Said when the browser does not allow copying; the message is then selected."),
  call: text("The link that calls instead; {phone} is filled in.", "phone"),
  change: text("The button that leads back to the form."),
});
/** Without the label of the button that leads there. */
export type ReviewWords = Omit<z.infer<typeof reviewWords>, "submit">;

/** The words of a privacy notice. */
export const privacyWords = fields({
  title: text("The title of the privacy notice."),
  points: texts("What is asked, why, and where it goes; one sentence or two per entry."),
  rights: text("How to see, correct or delete it; {email} becomes a link.", "email"),
});
export type PrivacyWords = z.infer<typeof privacyWords>;

/** The words of a select. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
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
  hindi: text("The label in Hindi; leave it out if the label is Hindi.").optional(),
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
