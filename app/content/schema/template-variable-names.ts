/**
 * Variables for counts, spelled out: {products} → "nine"; capitalised at the start of a sentence: {Products} → "Nine".
 * `featured`: products on the home page. `states`: states served. `reached`: states with distributors.
 * `wanted`: states where partners are wanted.
 */
export const countNames = ["products", "featured", "recipes", "states", "reached", "wanted"] as const;

/**
 * The variables that any text may use in curly brackets: the brand in the script of the language, the copyright year,
 * the opening hours as in layout.yaml, the open days (Mon–Sat), and counts, two of them also in digits. For their
 * values see template-variables.ts.
 */
export const templateVariableNames: readonly string[] = [
  ...["brand", "year", "hours", "days", "productCount", "recipeCount"],
  ...countNames.flatMap((name) => [name, capitalize(name)]),
];

/** Capitalises a word, for the start of a sentence. */
export function capitalize(word: string, language = "en"): string {
  return word.slice(0, 1).toLocaleUpperCase(language) + word.slice(1);
}
