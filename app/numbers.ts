import { interpolate } from "./interpolate.ts";

/**
 * A number as the language writes it, but in Latin digits, with at most two decimals. Numbers below a thousand, which all
 * languages of India write the same, do without Intl: its first format takes a slow phone 200 ms.
 */
export function numberText(number: number, language: string): string {
  if (number < 1000) return String(Math.round(number * 100) / 100);
  return number.toLocaleString(language, { maximumFractionDigits: 2, numberingSystem: "latn" });
}

/** Words for something that is counted: the same for any number, or for one and for others. */
export type Countable = string | { one: string; other: string };

/** The form of the words for a count; a part of one counts as one ("½ cup"). Without a count, the form for many. */
export function counted(words: Countable, count: number | undefined, language: string): string {
  if (typeof words === "string") return words;
  if (count === undefined) return words.other;
  return new Intl.PluralRules(language).select(Math.ceil(count)) === "one" ? words.one : words.other;
}

/** The words for a count, with the number in them. */
export function plural(words: Countable, count: number, language: string): string {
  return interpolate(counted(words, count, language), { count: numberText(count, language) });
}

/** A whole number as people type it, in the digits of any script: "12", "१२", "1,000"; undefined if it is none. */
export function wholeNumberIn(typed: string): number | undefined {
  const plain = latinDigits(typed).trim();
  return /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})$/.test(plain) ? Number(plain.replaceAll(",", "")) : undefined;
}

/** A text with the decimal digits of every script as Latin ones: "१२" and "１２" → "12". */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0; // It has one character.
    // Unicode lists the digits of a script from 0 to 9, one after the other.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });
}
