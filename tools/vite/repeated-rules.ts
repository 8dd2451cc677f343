import type { Plugin } from "vite";
import { categories } from "../../app/content/schema/options.ts";
import { type Language, languages, writingSystemOf, writingSystems } from "../../app/languages.ts";

/** What a rule is written for in the style sheets, and all that it holds for. */
const repeated = [
  /** Whatever letters need that are taller than Latin ones, and must not be spaced apart. */
  { written: ":lang(hi)", every: languages.filter(writingSystemOf).map((language) => `:lang(${language})`) },
  { written: '"every-category"', every: categories.map((category) => `"${category}"`) },
];

/** Matches all that is in a language of the site. Not repeated, because it is used inside `:not()`. */
const anyLanguage = `:is(${languages.map((language) => `:lang(${language})`).join()})`;

/**
 * Repeats the rules of style sheets for every language in other letters than Latin, with its own faces, and for every
 * category.
 */
export function repeatedRulesPlugin(): Plugin {
  return {
    name: "repeated-rules",
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: "repeated-rules",
              Once(root) {
                root.walkRules((rule) => {
                  for (const language of languages) {
                    const stacks = rule.nodes.flatMap((node) => {
                      const value = node.type === "decl" ? inFacesOf(language, node.value) : undefined;
                      return value ? node.clone({ value }) : [];
                    });
                    if (stacks.length > 0) rule.cloneAfter({ selector: `:root:lang(${language})`, nodes: stacks });
                  }
                  for (const { written, every } of repeated)
                    rule.selectors = repeatedSelectors(rule.selectors, written, every);
                  rule.selector = rule.selector.replaceAll(':lang("every-language")', anyLanguage);
                });
              },
            },
          ],
        },
      },
    }),
  };
}

const { sign, text } = writingSystems.devanagari;

/** A list of Hindi's fonts with those of another language instead. */
function inFacesOf(language: Language, value: string): string | undefined {
  const own = writingSystemOf(language);
  const other =
    own &&
    value.replaceAll(`"${sign.family}"`, `"${own.sign.family}"`).replaceAll(`"${text.family}"`, `"${own.text.family}"`);
  return other === value ? undefined : other;
}

/** The selectors, with one for `every` entry instead of each that has the `written` one. */
export function repeatedSelectors(selectors: readonly string[], written: string, every: readonly string[]): string[] {
  return selectors.flatMap((selector) =>
    selector.includes(written) ? every.map((entry) => selector.replaceAll(written, entry)) : selector,
  );
}
