import { isFoundBy } from "../catalogue/filter.ts";
import { characterProblems, textsIn } from "./characters.server.ts";
import { type ContentFolder, openContent } from "./content-folder.ts";
import type { PartsAsRead } from "./cross-checks.ts";
import { pictureProblems } from "./picture-files.server.ts";
import { picturesNamed } from "./pictures-used.ts";
import { type Placeholder, placeholdersLeft } from "./placeholders.ts";
import type { Problem } from "./problems.ts";
import { readParts } from "./read.server.ts";
import { languages } from "./schemas.ts";

/** What there is to say about `content/` as it lies there. */
export interface Inspection {
  /** What stops a build. */
  problems: Problem[];
  /** What is still invented. */
  placeholders: Placeholder[];
  /** What deserves a look and may well be right. */
  advice: Problem[];
}

/**
 * Looks through all of `content/`: every file and language, pictures opened, letters looked up in the fonts.
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
      ...uselessSuggestions(parts, words),
      ...oldBrandNames(parts, folder, words),
    );
    placeholders = placeholdersLeft(parts.placeholders ?? {}, folder);
  }
  const located = (problem: Problem): Problem => ({
    ...problem,
    line: problem.line ?? folder.files.get(problem.file)?.lineOf(problem.path),
  });
  return {
    problems: withoutRepeats(problems.map(located)),
    placeholders,
    advice: withoutRepeats(advice.map(located)),
  };
}

/** Popular products of the footer, a list of its own, that the catalogue does not have. */
export function popularWithoutProduct({ frame, products }: PartsAsRead, words: string): Problem[] {
  const names = products.map(({ name }) => name);
  return (frame?.footer.popular.products ?? []).flatMap(({ name }, index) =>
    names.includes(name)
      ? []
      : {
          file: `${words}/frame.yaml`,
          path: ["footer", "popular", "products", index, "name"],
          message: `the footer names "${name}", and no product has that name`,
        },
  );
}

/** Words that the search box would suggest and that find nothing: the page leaves them out. */
export function uselessSuggestions({ pages, products }: PartsAsRead, words: string): Problem[] {
  return (pages.products?.catalogue.suggestions ?? []).flatMap((word, index) =>
    products.some(({ name = "", tag = "" }) => isFoundBy({ name, tag }, word))
      ? []
      : {
          file: `${words}/pages/products.yaml`,
          path: ["catalogue", "suggestions", index],
          message: `"${word}" finds no product, so the search box does not suggest it`,
        },
  );
}

/** Texts that still play with the invented brand's name, when the brand has its real one: only {brand} follows by itself. */
export function oldBrandNames({ site, placeholders }: PartsAsRead, folder: ContentFolder, words: string): Problem[] {
  if (!site) return [];
  const invented = placeholders?.["site.yaml"];
  const { name, hindi } = site.brand;
  const oldNames = [
    { old: invented?.["brand.name"], now: name },
    { old: invented?.["brand.hindi"], now: hindi },
  ].flatMap(({ old, now }) => {
    // The first word is the brand's own; the others, like Masale, say what it sells.
    const [word] = old?.trim().split(/\s+/) ?? [];
    return word && !now.includes(word) ? word : [];
  });
  const texts = [...folder.files]
    .filter(([file]) => file.startsWith(`${words}/`))
    .flatMap(([file, { value }]) => Array.from(textsIn(value), ([path, text]) => ({ file, path, text })));
  return texts.flatMap(({ file, path, text }) => {
    const found = oldNames.find((word) => text.includes(word));
    return found ? { file, path, message: `this text still says "${found}", from the old name of the brand` } : [];
  });
}

/** Facts are read once a language; what is wrong with them is reported once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, path, message }) => {
    const key = JSON.stringify([file, path, message]);
    return !seen.has(key) && seen.add(key);
  });
}
