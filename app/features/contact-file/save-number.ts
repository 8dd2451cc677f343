import type { Content } from "../../content/read.server.ts";
import { type Language, pathIn } from "../../site/languages.ts";
import type { SaveNumberLink } from "../../site/page-context.ts";

/** The path of the contact file. It has no hash, because a saved link must never lead to old numbers. */
export const contactFilePath = (language: Language) => pathIn(language, "/contact.vcf");

/** The link to the contact file; undefined if the control set in use has none. */
export function saveNumberLink({ language, hasExtras, "contact-file": words }: Content): SaveNumberLink | undefined {
  const { label, reason } = words;
  return hasExtras ? { href: contactFilePath(language), label, reason } : undefined;
}
