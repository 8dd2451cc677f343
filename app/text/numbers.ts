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

/** Words that change the number beside them: "2 dozen", "साढ़े 3" and "2 and a half" are not 2 or 3. */
const changers = [
  "k dozens? dar[jz]an hundreds? sau thousands? ha[jz]aa?r lakhs? lacs? millions? crores? karod",
  "half aa?dh[aei] quarter pau?v saa?dh?e sava dedh dhai",
  "दर्जन डझन सैकड़ा सैकड़े सौ हज़ार हजार लाख करोड़ आध[ाेी] पाव साढ़े सवा डेढ़ ढाई दीड अडीच",
].flatMap((line) => line.split(" "));
const changesNumber = new RegExp(`(?<![\\p{L}\\p{M}])(?:${changers.join("|")})(?![\\p{L}\\p{M}])`, "iu");

/**
 * The whole number that a text says, as people type or dictate it, in the digits of any script and with words around it:
 * "12", "१२ पैक", "12kg", "about 1,000 people", "250/-". Undefined if it says several ("60 adults, 40 children"), or one with
 * a sign, a fraction or a multiplier ("-40", "1.5", "1½", "2 dozen"): whoever typed it is asked, nobody guesses.
 */
export function parseWholeNumber(typed: string): number | undefined {
  const plain = latinDigits(withoutInvisible(typed)).trim();
  const [, digits] =
    /^[^\p{N}]*?(?<!(?:^|\s)[.,\u2010-\u2015\u2212-] ?)(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)[^\p{N}]*$/u.exec(plain) ?? [];
  return digits === undefined || changesNumber.test(plain.normalize()) ? undefined : Number(digits.replaceAll(",", ""));
}

/** A text without characters that nobody sees: direction marks, joiners, byte order marks, variants of emoji. */
export const withoutInvisible = (text: string) => text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");

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
