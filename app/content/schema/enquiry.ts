import type { z } from "zod";
import { fields, template, text } from "./fields.ts";

/** The words of the button that copies a message, of the slip's too. */
export const copyMessage = { copy: text(), copied: text(), selected: text() };

/** The words of the notice after a form was submitted (NotSent.tsx) that both forms share. */
const notSent = fields({ ...copyMessage, call: template("phone"), opened: text(), sent: text() });
export type NotSentWords = z.infer<typeof notSent>;

/** Hints beside fields whose answers look wrong (doubts.ts). */
const doubts = fields({ phone: text(), email: text(), region: text() });
export type DoubtWords = z.infer<typeof doubts>;

/** The line of a message that says where it was written. */
const origin = template("place");

/** The words of the two buttons in the side panel. */
const menu = fields({ call: text(), whatsapp: text(), message: text() });
export type MenuContactsWords = z.infer<typeof menu>;

/** enquiry.yaml: the words of calls and WhatsApp messages on every page. */
export const enquirySchema = fields({ notSent, doubts, origin, menu });
