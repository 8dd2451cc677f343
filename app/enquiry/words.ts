import { z } from "zod";
import { fields, text } from "../content/fields.ts";

/** The words of a select. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  fields({
    label: text("The field's label."),
    choose: text("The first, empty choice."),
    options: z.record(z.enum(values), text("The choice in words."), { error: "words for every choice" }),
  });

/** The words of a text field. */
export const input = fields({
  label: text("The field's label."),
  placeholder: text("An example in the field.").optional(),
});

/** What a form says around its fields. */
export const formWords = {
  label: text("The small label above the form."),
  hindi: text("In Hindi."),
  title: text("The form's title."),
  submit: text("The submit button."),
  hint: text("The words beside the submit button."),
  alert: text("The exact text of the alert after submitting."),
  sentTitle: text("The notice after the alert; it repeats the alert's text."),
  sentText: text("What the notice adds."),
  whatsapp: text("The link that carries the answers to WhatsApp."),
  messageTitle: text("The first line of that WhatsApp message."),
  shortened: text("Said when the answers are too long for one link and the end was cut."),
  withoutScript: text("What is said when the form cannot work."),
  yes: text("A ticked box in the message."),
  no: text("An unticked box in the message."),
} as const;
