import type { Plugin } from "vite";
import { categories } from "../../app/content/schema/options.ts";
import { languagesIn } from "../../app/languages.ts";

/** What a rule is written for in the style sheets, and all that it holds for. */
const repeated = [
  /** Whatever Devanagari needs. */
  { written: ":lang(hi)", every: languagesIn("devanagari").map((language) => `:lang(${language})`) },
  { written: '"every-category"', every: categories.map((category) => `"${category}"`) },
];

/** Repeats the rules of style sheets for every language in the same letters, and for every category. */
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
                  for (const { written, every } of repeated)
                    rule.selectors = repeatedSelectors(rule.selectors, written, every);
                });
              },
            },
          ],
        },
      },
    }),
  };
}

/** The selectors, with one for `every` entry instead of each that has the `written` one. */
export function repeatedSelectors(selectors: readonly string[], written: string, every: readonly string[]): string[] {
  return selectors.flatMap((selector) =>
    selector.includes(written) ? every.map((entry) => selector.replaceAll(written, entry)) : selector,
  );
}
