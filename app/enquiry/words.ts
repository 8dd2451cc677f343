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
  hindi: text("The label in Hindi."),
  title: text("The form's title."),
  submit: text("The submit button."),
  hint: text("The words beside the submit button."),
  alert: text("The exact text of the alert after submitting."),
  sentTitle: text("The title of the notice after the alert; it repeats the alert's text."),
  sentText: text("The rest of the notice."),
  whatsapp: text("The link that sends the answers by WhatsApp."),
  messageTitle: text("The first line of that WhatsApp message."),
  shortened: text("Shown when the answers were too long for one link and were cut."),
  withoutScript: text("Shown when scripts are off and the form cannot work."),
  yes: text("The word for a ticked box in the message."),
  no: text("The word for an unticked box in the message."),
} as const;
