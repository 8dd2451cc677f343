import { matching, type Searchable } from "../../app/catalogue/filter.ts";
import { searchTerms } from "../../app/catalogue/search-terms.ts";
import { type ContentFolder, openContent, withLine } from "../../app/content/content-folder.ts";
import { type PartsAsRead, readParts } from "../../app/content/parts.server.ts";
import type { Problem } from "../../app/content/problems.ts";
import type { Placeholders } from "../../app/content/schema/placeholders.ts";
import { defaultLanguage, type Language, languages } from "../../app/languages.ts";
import { characterProblems } from "./characters.ts";
import { crossCheck, linksOutsideLabels } from "./cross-checks.ts";
import { pictureProblems } from "./picture-files.ts";
import { picturesNamed } from "./pictures-used.ts";
import { type Placeholder, placeholdersLeft, unknownPlaceholders } from "./placeholders.ts";
import { textsUnder } from "./texts.ts";
import { parityProblems } from "./translation-parity.ts";

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
 * Checks all of `content/`: every file against its schema, what no schema can say, that the languages say the same, the
 * picture files, and that the fonts have every character.
 *
 * @param root the project's folder
 */
export async function inspectContent(root: string = process.cwd()): Promise<Inspection> {
  const folder = openContent(root);
  const { parts, placeholders } = readParts(folder);
  const found = [
    ...textProblems(folder),
    ...(await characterProblems(folder)),
    ...(await pictureProblems(picturesNamed(parts[defaultLanguage]), folder.photos, root)),
  ];
  const advice = languages.flatMap((language) => [
    ...popularWithoutProduct(parts[language], language),
    ...uselessSuggestions(parts, language),
    ...oldBrandNames(parts[language], placeholders, folder, language),
  ]);
  const located = (problem: Problem) => withLine(problem, folder);
  return {
    problems: found.map(located),
    placeholders: placeholdersLeft(placeholders, folder),
    advice: advice.map(located),
  };
}

/** What is wrong with the YAML files themselves: without a look at fonts and into pictures. */
export function textProblems(folder: ContentFolder): Problem[] {
  const { parts, placeholders, problems } = readParts(folder);
  const own = [
    ...problems,
    ...crossCheck(parts[defaultLanguage], folder),
    ...languages.flatMap((language) => linksOutsideLabels(parts[language], language)),
  ];
  // Comparisons with a file that has problems of its own would only repeat them.
  const broken = new Set(own.map(({ file }) => file));
  const found = [...own, ...unknownPlaceholders(placeholders, folder, broken), ...parityProblems(folder, broken)];
  return found.map((problem) => withLine(problem, folder));
}

/** Popular products in the footer, which has its own list, that are not in the catalogue. */
export function popularWithoutProduct({ layout, products }: PartsAsRead, language: Language): Problem[] {
  const names = products.map(({ name }) => name);
  return (layout?.footer.popular.products ?? []).flatMap(({ name }, index) =>
    names.includes(name)
      ? []
      : {
          file: `content/${language}/layout.yaml`,
          path: ["footer", "popular", "products", index, "name"],
          message: `the footer names "${name}", but no product has that name`,
        },
  );
}

/** Search suggestions that find nothing: the page leaves them out. */
export function uselessSuggestions(parts: Readonly<Record<Language, PartsAsRead>>, language: Language): Problem[] {
  const { pages, products } = parts[language];
  const others = languages.filter((other) => other !== language);
  const searched = products.map(({ slug = "", name = "", hindi, tag = "", aliases = [] }): Searchable => {
    const translations = others.flatMap(
      (other) => parts[other].products.find((product) => product.slug === slug)?.name ?? [],
    );
    return { name, tag, searchTerms: searchTerms({ hindi, aliases }, translations) };
  });
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
export function oldBrandNames(
  { site }: PartsAsRead,
  placeholders: Placeholders,
  folder: ContentFolder,
  language: Language,
): Problem[] {
  if (!site) return [];
  const invented = placeholders[`${defaultLanguage}/site.yaml`];
  const { name, hindi } = site.brand;
  const oldNames = [
    { old: invented?.["brand.name"], now: name },
    { old: invented?.["brand.hindi"], now: hindi },
  ].flatMap(({ old, now }) => {
    // The first word is the brand itself; the others, like Masale, say what it sells.
    const [word] = old?.trim().split(/\s+/) ?? [];
    return word && !now.includes(word) ? word : [];
  });
  return textsUnder(folder, `content/${language}`).flatMap(({ file, path, text }) => {
    const found = oldNames.find((word) => text.includes(word));
    return found ? { file, path, message: `this text still says "${found}", from the old name of the brand` } : [];
  });
}
