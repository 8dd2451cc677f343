import english from "./english.json" with { type: "json" };
import hindi from "./hindi.json" with { type: "json" };
import type { StudioLanguage } from "./words.ts";

/**
 * The checks' sentences and the server's refusals, for someone who sees a form and not a file: under what the check
 * says, with `<names>` for what differs, which is put in other words the same way. English is left out where the
 * check's own words will do.
 */
const words: Readonly<Record<StudioLanguage, Readonly<Record<string, string>>>> = {
  en: english.sentences,
  hi: hindi.sentences,
};
const known = Object.keys(hindi.sentences).map((template) => [patternOf(template), template] as const);

/**
 * A sentence of the checks or of the server as the studio says it; one that it does not know stays as it is.
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
