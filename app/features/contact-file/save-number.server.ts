import { markOnGround } from "../../brand/mark-picture.server.ts";
import type { Content } from "../../content/read.server.ts";
import { type Language, pathIn } from "../../site/languages.ts";
import { writeFile } from "../../site/made-files.server.ts";
import { contactFile } from "./contact-file.server.ts";

/** The path of the contact file. It has no hash, because a saved link must never lead to old numbers. */
export const contactFilePath = (language: Language) => pathIn(language, "/contact.vcf");

/** Writes the contact file, and returns the link to it (SaveNumber.tsx). */
export async function saveNumberLink(content: Content) {
  const { label, reason } = content["contact-file"];
  const file = contactFile(content, await markOnGround(128));
  return { href: writeFile(contactFilePath(content.language), file).url, label, reason };
}
