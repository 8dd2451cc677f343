import { fields, text } from "./fields.ts";

/** contact-file.yaml: the words of the link that saves our numbers, and of the contact that it saves. */
export const contactFileSchema = fields({ label: text(), reason: text(), main: text(), second: text() });
