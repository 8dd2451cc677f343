import { readable } from "./links.ts";

/** One answer in a form: the field, its label and what was typed or chosen. */
export interface Answer {
  name: string;
  label: string;
  value: string;
}

/**
 * The maximum length of a message once encoded for a link. WhatsApp documents no limit; links of this length
 * opened on every phone tested, and have room for about 600 Hindi or 5,000 Latin characters.
 */
const longestEncoded = 6000;

/**
 * Formats the answers as a readable message: a title, then one line per answer. A message too long for one
 * link loses the end of its longest answer, never a whole answer, and sets `isShortened`. Only if the title and labels
 * alone are too long, the message itself is cut.
 *
 * @param origin the line at its end that says where it was written, if any
 */
export function enquiryMessage(
  title: string,
  answers: readonly Pick<Answer, "label" | "value">[],
  origin = "",
): { message: string; isShortened: boolean } {
  const given = answers
    .map(({ label, value }) => ({ label, value: readable(value).trim() }))
    .filter(({ value }) => value !== "");
  const ending = origin ? ["", origin] : [];
  const write = () => [title, "", ...given.map(({ label, value }) => `${label}: ${value}`), ...ending].join("\n");
  let isShortened = false;
  while (!fitsIntoLink(write())) {
    isShortened = true;
    const [longest] = given.toSorted((a, b) => encodedLength(b.value) - encodedLength(a.value));
    if (!longest || longest.value === "…") return { message: cut(write(), longestEncoded), isShortened };
    const excess = encodedLength(write()) - longestEncoded;
    longest.value = cut(longest.value, encodedLength(longest.value) - excess);
  }
  return { message: write(), isShortened };
}

/** The longest start of `text` whose encoded form fits with a "…" after it, cut between characters as readers see them. */
function cut(text: string, longest: number): string {
  let length = encodedLength("…");
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    length += encodedLength(segment);
    if (length > longest) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Whether a message is short enough for a link to a chat. */
export function fitsIntoLink(message: string): boolean {
  return encodedLength(message) <= longestEncoded;
}

function encodedLength(text: string): number {
  return encodeURIComponent(text).length;
}
