import { interpolate, type Template } from "./interpolate.ts";

/**
 * A number as the language writes it, but in Latin digits, with at most two decimals. Numbers below a thousand read the
 * same in all languages of India, so they skip Intl, whose first call takes 200 ms on a slow phone.
 */
export function numberText(number: number, language: string): string {
  if (number < 1000) return String(Math.round(number * 100) / 100);
  return number.toLocaleString(language, { maximumFractionDigits: 2, numberingSystem: "latn" });
}

/** Words for something that is counted: one form for any number, or a singular and a plural. */
export type Countable<Names extends string = never> =
  | Template<Names>
  | { one: Template<Names>; other: Template<Names> };

/** The plural form for a count. A fraction below one counts as one ("½ cup"); without a count, it is the plural. */
export function pluralForm<Names extends string>(
  words: Countable<Names>,
  count: number | undefined,
  language: string,
): Template<Names> {
  if (typeof words === "string") return words;
  if (count === undefined) return words.other;
  return new Intl.PluralRules(language).select(Math.ceil(count)) === "one" ? words.one : words.other;
}

/** Words with their count: `countText({ one: "{count} pack", other: "{count} packs" }, 2, "en")` → `2 packs`. */
export function countText(words: Countable<"count">, count: number, language: string): string {
  return interpolate(pluralForm(words, count, language), { count: numberText(count, language) });
}

/** Parses a whole number as people type it, in the digits of any script: "12", "१२", "1,000". Otherwise undefined. */
export function parseWholeNumber(typed: string): number | undefined {
  const plain = latinDigits(typed).trim();
  return /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})$/.test(plain) ? Number(plain.replaceAll(",", "")) : undefined;
}

/**
 * The first whole number in a text as people type or dictate it: "100 people", "लगभग १०० लोग", "100.", "100/-",
 * "100-120". Undefined if that number has a sign or a fraction: "-40", "1.5", "1½".
 */
export function firstWholeNumber(typed: string): number | undefined {
  const plain = latinDigits(typed).trim();
  const [, digits] =
    /^[^\p{N}]*?(?<!(?:^|\s)[.,−-])(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?!\p{N}|[.,]\d| ?[¼½¾⅓⅔])/u.exec(plain) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(",", ""));
}

/** Replaces the decimal digits of any script with Latin ones: "१२" and "１２" → "12". */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0; // Never undefined: the match is one character.
    // Unicode lists the digits of each script in a row, from 0 to 9.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });
}
