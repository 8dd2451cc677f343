import type { SaveNumberWords } from "../content/schema/controls.ts";
import { type Language, pathIn } from "../languages.ts";

/** The link that saves our numbers in the phone's contacts (SaveNumber.tsx). */
export interface SaveNumberLink {
  href: string;
  label: string;
  /** Why to save them. */
  reason: string;
}

/** The part of the content that says whether our numbers can be saved. */
export interface SaveNumberContent {
  language: Language;
  controls: { extras: { "save-number": boolean } };
  controlWords: { "save-number": SaveNumberWords };
}

/** The address of the contact file. It never changes, because a saved link must not lead to old numbers. */
export const contactFilePath = (language: Language) => pathIn(language, "/contact.vcf");

/** The link; undefined if the set in use has none. */
export function saveNumberLink({ language, controls, controlWords }: SaveNumberContent): SaveNumberLink | undefined {
  const { label, reason } = controlWords["save-number"];
  return controls.extras["save-number"] ? { href: contactFilePath(language), label, reason } : undefined;
}
