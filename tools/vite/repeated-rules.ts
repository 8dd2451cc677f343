import type { Plugin } from "vite";
import { languagesIn } from "../../app/languages.ts";

/**
 * Style sheets say `:lang(hi)` for whatever Devanagari needs. Repeats such rules for the site's other languages in these
 * letters, if there are any.
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
                  rule.selectors = inEveryLanguage(rule.selectors, languagesIn("devanagari"));
                });
              },
            },
          ],
        },
      },
    }),
  };
}

/** The selectors, with one for each of the languages instead of each that names Hindi. */
export function inEveryLanguage(selectors: readonly string[], languages: readonly string[]): string[] {
  return selectors.flatMap((selector) =>
    selector.includes(":lang(hi)")
      ? languages.map((language) => selector.replaceAll(":lang(hi)", `:lang(${language})`))
      : selector,
  );
}
