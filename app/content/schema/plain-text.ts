import { readPack } from "../packs.ts";

/**
 * What people paste from Word, WhatsApp and web pages looks like what they mean, but has other characters. The schemas
 * and the studio's forms read both the same way.
 */

/** Signs that nobody can see or type: soft hyphens, places where words may break, directions, the byte order. */
const invisible = /[\u00ad\u200b\u2060-\u2064\ufeff]|\p{Bidi_Control}|(?![\t\n\v\f\r\u0085])\p{Cc}/gu;

/** Line breaks and tabs. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** For values with a pattern, such as prices: plain spaces, hyphens and digits (५ → 5), and nothing invisible. */
function plainCharacters(text: string): string {
  return text
    .replace(invisible, "")
    .replace(breaks, " ")
    .replace(/\p{Zs}/gu, " ")
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .trim();
}

/** A phone number however phones and people write it: `+919876543210`, `098765-43210` → `+91 98765 43210`. */
function plainPhone(text: string): string {
  const plain = plainCharacters(text);
  const [, first, last] = /^(?:\+|00)?(?:91|0)?(\d{5})(\d{5})$/.exec(plain.replace(/[ ()-]/g, "")) ?? [];
  return first ? `+91 ${first} ${last}` : plain;
}

/** A time of day by the 24-hour clock: `9:00`, `9 am` → `09:00`. */
function plainTime(text: string): string {
  const plain = plainCharacters(text);
  const [, hour, minute = "00", half] = /^(\d{1,2})(?:[:.](\d\d))? ?([ap]m)?$/i.exec(plain) ?? [];
  if (!hour) return plain;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : hour;
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

/**
 * Packs with commas between, each once and the smallest first: `1½ kg / 250 ग्राम,` → `250gm, 1500gm`. What is no pack is
 * left as it is, for the schema to refuse.
 */
function plainPacks(text: string): string {
  const found = plainCharacters(text.replace(/[¼-¾⅐-⅞]/g, " $&").normalize("NFKC"))
    .replace(/(\d+ +)?(\d+)[/⁄](\d+)(?= ?(kg|kilo|किलो))/gi, (_, whole = 0, part, all) => `${+whole + part / all}`)
    .split(/ *[,;/।] */)
    .filter((pack) => pack !== "")
    .map(plainPack);
  const packs = [...new Set(found)];
  const gramsOf = (pack: string) => (/^bulk$/i.test(pack) ? Number.POSITIVE_INFINITY : (readPack(pack)?.grams ?? 0));
  const isSortable = packs.every((pack) => readPack(pack) !== undefined);
  return (isSortable ? packs.toSorted((a, b) => gramsOf(a) - gramsOf(b)) : packs).join(", ");
}

/** One pack: `0.5 kilo` → `500gm`, `थोक` → `bulk`. */
function plainPack(text: string): string {
  if (/^(थोक|खुला|loose)$/i.test(text)) return "bulk";
  const [, number = "", unit = ""] = /^(\d*\.?\d+) ?([\p{L}\p{M}]+)\.?$/u.exec(text) ?? [];
  const isKilos = /^(kgs?|kilos?|किलो|किग्रा)$/i.test(unit);
  if (!isKilos && !/^(gms?|grams?|gr|ग्राम)$/i.test(unit)) return text;
  const isWhole = Number.isInteger(Number(number));
  return isKilos && !isWhole ? `${Number(number) * 1000}gm` : `${Number(number)}${isKilos ? "kg" : "gm"}`;
}

/** How a value is read as people write it. The schemas do so, and so do the studio's forms, which save the result. */
export const readings = { plain: plainCharacters, phone: plainPhone, time: plainTime, packs: plainPacks } as const;
export type Reading = keyof typeof readings;

/** A text of one line: line breaks and tabs become a space. */
export function tidyLine(text: string): string {
  const visible = text.replace(invisible, "");
  return visible.replace(new RegExp(` *${breaks.source} *`, "g"), " ").trim();
}

/** A text of several paragraphs: one line break between two of them, and none within. */
export function tidyParagraphs(text: string): string {
  const paragraphs = text.split(/[\n\v\f\r\u0085\u2028\u2029]+/).map(tidyLine);
  return paragraphs.filter((paragraph) => paragraph !== "").join("\n");
}

/** Whether a text has a character that can be seen. */
export const isVisible = (text: string): boolean => /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text);
