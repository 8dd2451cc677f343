import type { z } from "zod";
import { fields, inHindi, templateWithOne, text, texts, wordsFor } from "./fields.ts";

/** The words of a privacy notice. */
export const privacyWords = fields({
  title: text(),
  points: texts(),
  typed: fields({ alert: text(), notice: text() }),
  kept: text(),
  rights: templateWithOne("email"),
});
export type PrivacyWords = z.infer<typeof privacyWords>;

/** The words of a select. The studio, too, calls it by its label. */
export const select = <const T extends readonly [string, ...string[]]>(values: T) =>
  fields({ label: text(), choose: text(), options: wordsFor(values) }).meta({ isLabelled: true });

/** The words of a text field. */
export const input = fields({ label: text(), placeholder: text().optional() }).meta({ isLabelled: true });

/** The words of a form outside its fields. */
export const formWords = {
  label: text(),
  hindi: inHindi(),
  title: text(),
  required: text(),
  submit: text(),
  check: text(),
  hint: text(),
  alert: text(),
  notSentTitle: text(),
  notSentText: text(),
  whatsapp: text(),
  messageTitle: text(),
  shortened: text(),
  withoutScript: text(),
  withoutScriptChat: text(),
  yes: text(),
};
/** The type of the same words in a form's props. */
export type FormWords = z.infer<ReturnType<typeof fields<typeof formWords>>>;
