import english from "./english.json" with { type: "json" };
import hindi from "./hindi.json" with { type: "json" };
import type { StudioLanguage } from "./words.ts";

/**
 * Translations of the checks' and the server's messages for someone who sees a form, not a file. The key is the message
 * as a template, with `<names>` for the variable parts, which are translated the same way. English has no entry where
 * the check's own words are clear enough.
 */
const words: Readonly<Record<StudioLanguage, Readonly<Record<string, string>>>> = {
  en: english.sentences,
  hi: hindi.sentences,
};
const known = Object.keys(hindi.sentences).map((template) => [patternOf(template), template] as const);

/**
 * A message of the checks or of the server in the studio's words; unchanged if there is no translation.
 *
 * @param nameOf the name of the form of a content file, instead of its path
 */
export function sentenceIn(language: StudioLanguage, sentence: string, nameOf = (file: string) => file): string {
  if (/^content\/\S+\.yaml$/.test(sentence)) return nameOf(sentence);
  for (const [pattern, template] of known) {
    const found = pattern.exec(sentence);
    if (found)
      return (words[language][template] ?? template).replaceAll(/<(\w+)>/g, (_, name) =>
        sentenceIn(language, found.groups?.[name] ?? "", nameOf),
      );
  }
  return sentence;
}

function patternOf(template: string): RegExp {
  const escaped = template.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll(/<(\w+)>/g, "(?<$1>.+?)")}$`, "s");
}
