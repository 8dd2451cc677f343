/**
 * What people paste from Word, WhatsApp and web pages looks like what they mean, but has other characters. The schemas
 * and the studio's forms read both the same way.
 */

/** Marks of direction, of places where words may break, and of the byte order: nobody can see or type them. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u061c]/g;

/** Line breaks, tabs and soft hyphens. */
const breaks = /[\t\n\v\f\r\u0085\u00ad\u2028\u2029]+/g;

/** For values with a pattern, such as phone numbers: without invisible characters, with plain spaces and hyphens. */
export function plainCharacters(text: string): string {
  return text
    .replace(invisible, "")
    .replace(breaks, " ")
    .replace(/\p{Zs}/gu, " ")
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .trim();
}

/** A text of one line: line breaks, tabs and soft hyphens become a space. */
export function tidyLine(text: string): string {
  return text.replace(new RegExp(` *${breaks.source} *`, "g"), " ").trim();
}

/** A text of several paragraphs: one line break between two of them, and none within. */
export function tidyParagraphs(text: string): string {
  return text
    .split(/[\n\v\f\r\u0085\u2028\u2029]+/)
    .map(tidyLine)
    .filter((paragraph) => paragraph !== "")
    .join("\n");
}

/** Names the control and direction characters in a text, which could garble it: `U+202E`. */
export function controlCharacters(text: string): string[] {
  const found = text.match(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu) ?? [];
  return [...new Set(found)].map(
    (character) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
}

/** Whether a text has a character that can be seen. */
export const isVisible = (text: string): boolean => /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text);
