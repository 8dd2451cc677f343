import { shortened } from "../problems.ts";
import type { WrittenText } from "./content-to-check.ts";

/** What the rules about texts share. */

/** A pattern that matches whole words of any script: JavaScript's `\b` knows only Latin letters. */
export function wholeWords(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${source.normalize("NFC")})(?![\\p{L}\\p{M}\\d])`, "giu");
}

/** Devanagari digits as Latin ones, and every letter in one spelling. */
export function plainDigits(text: string): string {
  return text.normalize("NFC").replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

/** The words that a pattern finds in a text, each once, in the order they stand. */
export function foundIn(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(plainDigits(text).matchAll(pattern), ([found]) => found))];
}

/** The beginning of a text between quotation marks. */
export function quoted(text: string): string {
  return `"${shortened(text.replace(/[“”"]/g, ""), 60)}"`;
}

/** A few words of a text around the place where something was found. */
export function around(text: string, found: string): string {
  const at = Math.max(0, plainDigits(text).indexOf(found));
  const from = at > 30 ? text.indexOf(" ", at - 30) + 1 : 0;
  return quoted((from > 0 ? "…" : "") + text.slice(from));
}

/** The same text's place in every language: `content/en/frame.yaml` and `content/hi/frame.yaml` are one. */
export function placeInWords(words: string, { file, path }: Pick<WrittenText, "file" | "path">): string {
  return JSON.stringify([file.slice(words.length), path]);
}
