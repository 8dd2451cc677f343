/** The type of contact files. Hosts would send an outdated type, or one without the encoding. */
export const contactFileType = "text/vcard; charset=utf-8";
