import { readable } from "./links";

/** One answer of a form: its field's label and what was typed or chosen. */
export interface Answer {
  label: string;
  value: string;
}

/**
 * How long a message may be once encoded for a link. WhatsApp names no limit; links of this length
 * open on every phone tried, and it leaves room for about 600 Hindi or 5,000 Latin characters.
 */
const longestEncoded = 6000;

/**
 * The answers as a message a person can read: a title, then a line per answer given. A message too
 * long for one link loses the end of its longest answer, never a whole one, and says so.
 */
export function enquiryMessage(title: string, answers: readonly Answer[]): { message: string; isShortened: boolean } {
  const given = answers
    .map(({ label, value }) => ({ label, value: readable(value).trim() }))
    .filter(({ value }) => value !== "");
  const write = () => [title, "", ...given.map(({ label, value }) => `${label}: ${value}`)].join("\n");
  let isShortened = false;
  for (
    let excess = encodedLength(write()) - longestEncoded;
    excess > 0;
    excess = encodedLength(write()) - longestEncoded
  ) {
    const longest = given.reduce((a, b) => (encodedLength(b.value) > encodedLength(a.value) ? b : a));
    longest.value = `${cut(longest.value, encodedLength(longest.value) - excess - encodedLength("…"))}…`;
    isShortened = true;
  }
  return { message: write(), isShortened };
}

/** The beginning of `text` whose encoded form fits, cut between characters as people count them. */
function cut(text: string, longest: number): string {
  let length = 0;
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    length += encodedLength(segment);
    if (length > longest) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}

function encodedLength(text: string): number {
  return encodeURIComponent(text).length;
}
