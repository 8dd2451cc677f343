/**
 * Variables for counts in words, each in two forms: {products} is "nine", {Products} is "Nine", for the start of a
 * sentence. `featured`: products on the home page. `states`: states served. `reached`: states with distributors.
 * `wanted`: states where partners are wanted.
 */
export const countNames = ["products", "featured", "recipes", "states", "reached", "wanted"] as const;

/** The maximum number of products on the home page: more would repeat the catalogue. */
export const maxFeatured = 12;

/**
 * The variables that any text may use in curly brackets: the brand in the script of the language, the copyright year,
 * the opening hours as in layout.yaml, the open days (Mon–Sat), and counts, two of them also in digits. Their values
 * come from the facts (template-variables.ts).
 */
export const templateVariableNames: readonly string[] = [
  ...["brand", "year", "hours", "days", "productCount", "recipeCount"],
  ...countNames.flatMap((name) => [name, atStart(name)]),
];

/** A word at the start of a sentence. */
export function atStart(word: string, language = "en"): string {
  return word.slice(0, 1).toLocaleUpperCase(language) + word.slice(1);
}
