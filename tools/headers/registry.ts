import { contactFileType } from "../../app/features/contact-file/file-type.ts";

/** The types of features' files that hosts do not know, by extension, a line each. */
export const fileTypes: Readonly<Record<string, string>> = {
  vcf: contactFileType,
};
