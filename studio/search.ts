import type { ContentFolder } from "../app/content/content-files.ts";
import type { FieldPath } from "../app/content/problems.ts";
import { type Language, languages } from "../app/site/languages.ts";
import { interpolate } from "../app/text/interpolate.ts";
import { textsUnder, type WrittenText } from "../tools/check/texts.ts";

type Variables = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Fields of site.yaml that are shown in other words: `09:00` as `9:00 AM`. */
const shownAs: Readonly<Record<string, FieldPath>> = {
  hours: ["hours", "opens"],
  days: ["hours", "days"],
  closed: ["hours", "days"],
};

/** Every text of the site as it shows it, and every group of texts that stand together: `Serving Since 1990`. */
export function shownTexts(folder: ContentFolder, variables: Variables | undefined): WrittenText[] {
  return languages.flatMap((language) => {
    const values = variables?.[language] ?? {};
    const written = textsUnder(folder, `content/${language}`);
    const texts = written.map(({ text, ...place }) => ({ ...place, text: interpolate(text, values) }));
    const file = "content/en/site.yaml";
    const made = Object.entries(shownAs).map(([name, path]) => ({ file, path, text: values[name] ?? "" }));
    return [...texts, ...made];
  });
}

/** The texts that have all words of a query, in any order; if none has, the groups whose texts have them together. */
export function textsWithWords(texts: readonly WrittenText[], query: string): WrittenText[] {
  const found = texts.filter(({ text }) => hasWords(text, query));
  if (found.length > 0) return found;
  const groups = new Map<string, WrittenText>();
  for (const { file, path, text } of texts) {
    const place = JSON.stringify([file, path.slice(0, -1)]);
    const other = groups.get(place);
    groups.set(place, { file, path: path.slice(0, -1), text: other ? `${other.text} ${text}` : text });
  }
  return [...groups.values()].filter(({ path, text }) => path.length > 0 && hasWords(text, query));
}

/** The texts that somebody has pressed on a page: those that say the same, else those that are in it, the longest first. */
export function textsPressed(texts: readonly WrittenText[], pressed: string): WrittenText[] {
  const own = fold(pressed);
  const same = texts.filter(({ text }) => fold(text) === own);
  if (same.length > 0) return same;
  const parts = texts.filter(({ text }) => fold(text).length > 2 && own.includes(fold(text)));
  const most = Math.max(...parts.map(({ text }) => text.length));
  const found = parts.filter(({ text }) => text.length * 2 > most);
  return found.length > 0 ? found : textsWithWords(texts, pressed);
}

/** Whether a text has all words of a query, in any order. */
export function hasWords(text: string, query: string): boolean {
  const [own, words] = [fold(text), fold(query).split(" ")];
  return words.every((word) => own.includes(word));
}

/** A text for comparison: without accents, capitals and repeated spaces. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/\s+/g, " ")
    .toLowerCase()
    .trim();
