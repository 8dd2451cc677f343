import { type ContentParts, readParts } from "../app/content/parts.ts";
import { type ProblemCode, sentenceOf } from "../app/content/problem-sentences.ts";
import { templateVariables } from "../app/content/template-variables.ts";
import { defaultLanguage } from "../app/site/languages.ts";
import { picturesNamed } from "../tools/check/pictures-used.ts";
import { contentNamesIn } from "./content-names.ts";
import { formNames } from "./form-names.ts";
import { folderIn, type Snapshot } from "./save/store.ts";
import type { StudioLanguage } from "./words.ts";

/** What the pages of the studio derive from the content. */
export function contentOf(snapshot: Snapshot, language: StudioLanguage) {
  const folder = folderIn(snapshot);
  const { parts, problems } = readParts(folder);
  const names = formNames(contentNamesIn(folder, parts[defaultLanguage], language), language);
  const variablesIn = (language: StudioLanguage) => templateVariables(parts[language] as ContentParts, language);
  return {
    snapshot,
    folder,
    names,
    uses: picturesNamed(parts[defaultLanguage]),
    /** A problem as a sentence. */
    say: (problem: ProblemCode) => sentenceOf(problem, language, names.nameOf),
    /** What the names in curly brackets stand for, in each language; undefined while the content has problems. */
    variables: problems.length === 0 ? { en: variablesIn("en"), hi: variablesIn("hi") } : undefined,
  };
}
