import { characterProblems } from "../../tools/check/characters.ts";
import { pictureProblems } from "../../tools/check/picture-files.ts";
import { matching, type Searchable } from "../catalogue/filter.ts";
import { otherNames } from "../catalogue/other-names.ts";
import { type Language, languages } from "../languages.ts";
import { type ContentFolder, openContent, withLine } from "./content-folder.ts";
import type { PartsAsRead } from "./cross-checks.ts";
import { withMirrorProblems } from "./mirror.server.ts";
import { picturesNamed } from "./pictures-used.ts";
import { type Placeholder, placeholdersLeft } from "./placeholders.ts";
import type { Problem } from "./problems.ts";
import { namesElsewhere, readParts } from "./read.server.ts";
import { textsUnder } from "./texts.ts";

/** The findings about `content/`. */
export interface Inspection {
  /** Stop the build. */
  problems: Problem[];
  /** Values that are still invented. */
  placeholders: Placeholder[];
  /** Worth checking, but may well be right. */
  advice: Problem[];
}

/**
 * Checks all of `content/`: every file in every language, that the languages say the same, the picture files, and that
 * the fonts have every character.
 *
 * @param root the project's folder
 */
export async function inspectContent(root: string = process.cwd()): Promise<Inspection> {
  const folder = openContent(root);
  const problems = await characterProblems(folder);
  const advice: Problem[] = [];
  let placeholders: Placeholder[] = [];
  for (const language of languages) {
    const words = `content/${language}`;
    const { parts, problems: found } = readParts(folder, language);
    problems.push(...found, ...(await pictureProblems(picturesNamed(parts, words), folder.photos, root)));
    advice.push(
      ...popularWithoutProduct(parts, words),
      ...uselessSuggestions(parts, language, namesElsewhere(folder, language)),
      ...oldBrandNames(parts, folder, words),
    );
    placeholders = placeholdersLeft(parts.placeholders ?? {}, folder);
  }
  const located = (problem: Problem) => withLine(problem, folder);
  return {
    problems: withoutRepeats(withMirrorProblems(folder, problems).map(located)),
    placeholders,
    advice: withoutRepeats(advice.map(located)),
  };
}

/** Popular products in the footer, which has its own list, that are not in the catalogue. */
export function popularWithoutProduct({ frame, products }: PartsAsRead, words: string): Problem[] {
  const names = products.map(({ name }) => name);
  return (frame?.footer.popular.products ?? []).flatMap(({ name }, index) =>
    names.includes(name)
      ? []
      : {
          file: `${words}/frame.yaml`,
          path: ["footer", "popular", "products", index, "name"],
          message: `the footer names "${name}", but no product has that name`,
        },
  );
}

/** Search suggestions that find nothing: the page leaves them out. */
export function uselessSuggestions(
  { pages, products }: PartsAsRead,
  language: Language,
  elsewhere: ReturnType<typeof namesElsewhere>,
): Problem[] {
  const searched = products.map(
    ({ slug = "", name = "", hindi, tag = "", aliases = [] }): Searchable => ({
      ...{ name, tag },
      otherNames: otherNames({ name, hindi, tag, aliases }, elsewhere[slug]),
    }),
  );
  return (pages.products?.catalogue.suggestions ?? []).flatMap((word, index) =>
    matching(searched, word, language).length > 0
      ? []
      : {
          file: `content/${language}/pages/products.yaml`,
          path: ["catalogue", "suggestions", index],
          message: `"${word}" finds no product, so the search box does not suggest it`,
        },
  );
}

/** Texts that still use the invented brand name after it was changed: only {brand} is updated automatically. */
export function oldBrandNames({ site, placeholders }: PartsAsRead, folder: ContentFolder, words: string): Problem[] {
  if (!site) return [];
  const invented = placeholders?.["site.yaml"];
  const { name, hindi } = site.brand;
  const oldNames = [
    { old: invented?.["brand.name"], now: name },
    { old: invented?.["brand.hindi"], now: hindi },
  ].flatMap(({ old, now }) => {
    // The first word is the brand itself; the others, like Masale, say what it sells.
    const [word] = old?.trim().split(/\s+/) ?? [];
    return word && !now.includes(word) ? word : [];
  });
  return textsUnder(folder, words).flatMap(({ file, path, text }) => {
    const found = oldNames.find((word) => text.includes(word));
    return found ? { file, path, message: `this text still says "${found}", from the old name of the brand` } : [];
  });
}

/** Facts are read once for each language, but their problems are reported only once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, path, message }) => {
    const key = JSON.stringify([file, path, message]);
    return !seen.has(key) && seen.add(key);
  });
}
