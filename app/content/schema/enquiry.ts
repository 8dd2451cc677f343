import type { z } from "zod";
import { fields, template, text } from "./fields.ts";

/** The words of the button that copies a message, of the slip's too. */
export const copyMessage = { copy: text(), copied: text(), selected: text() };

/** The words of the step in which a visitor previews the message before sending it (MessagePreview.tsx). */
const preview = fields({
  title: text(),
  lead: text(),
  state: text(),
  to: template("phone"),
  open: text(),
  opened: text(),
  ...copyMessage,
  call: template("phone"),
  change: text(),
  doubts: fields({
    title: text(),
    phone: template("value"),
    email: template("value"),
    region: text(),
    correct: template("field"),
  }),
});
export type MessagePreviewWords = z.infer<typeof preview>;

/** The line of a message that says where it was written. */
const origin = template("place");

/** The words of the two buttons in the side panel. */
const menu = fields({ call: text(), whatsapp: text(), message: text() });
export type MenuContactsWords = z.infer<typeof menu>;

/** enquiry.yaml: the words of calls and WhatsApp messages on every page. */
export const enquirySchema = fields({ preview, origin, menu });
