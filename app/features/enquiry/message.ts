import { sanitizeText } from "./links.ts";

/** One answer in a form: the field, its label and what was typed or chosen. */
export interface Answer {
  name: string;
  label: string;
  value: string;
}

/**
 * The maximum length of a message, percent-encoded. WhatsApp documents no limit; links of this length opened on every
 * phone tested. It is enough for about 600 Hindi or 5,000 Latin characters.
 */
const maxEncodedLength = 6000;

/**
 * Formats the answers as a message: a title, then one line per answer. If it is too long for a link, the longest answer
 * is cut, and `isShortened` is set. Only if all others are too long without it, the message itself is cut.
 *
 * @param origin the last line, which says on which page the message was written, if any
 */
export function enquiryMessage(
  title: string,
  answers: readonly Pick<Answer, "label" | "value">[],
  origin = "",
): { message: string; isShortened: boolean } {
  const given = answers
    .map(({ label, value }) => ({ label, value: sanitizeText(value).trim() }))
    .filter(({ value }) => value !== "");
  const ending = origin ? ["", origin] : [];
  const write = () => [title, "", ...given.map(({ label, value }) => `${label}: ${value}`), ...ending].join("\n");
  const excess = encodedLength(write()) - maxEncodedLength;
  if (excess <= 0) return { message: write(), isShortened: false };
  const [longest] = given.toSorted((a, b) => encodedLength(b.value) - encodedLength(a.value));
  if (longest) longest.value = cut(longest.value, encodedLength(longest.value) - excess);
  const message = write();
  return { message: fitsIntoLink(message) ? message : cut(message, maxEncodedLength), isShortened: true };
}

/**
 * Cuts a text, so that it and a "…" after it have at most this encoded length. Never cuts inside a grapheme: "हल्दी"
 * has two for readers, but five code units.
 */
function cut(text: string, maxLength: number): string {
  let length = encodedLength("…");
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    length += encodedLength(segment);
    if (length > maxLength) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Whether a message is short enough for a link to a chat. */
export function fitsIntoLink(message: string): boolean {
  return encodedLength(message) <= maxEncodedLength;
}

function encodedLength(text: string): number {
  return encodeURIComponent(text).length;
}
