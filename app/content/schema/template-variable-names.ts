/**
 * What texts may count in words, each name twice: {products} is nine, {Products} is Nine, at the start of a sentence.
 * `featured` are the products on the home page, `states` those served, `reached` those where distributors are, `wanted` those where partners are wanted.
 */
export const countNames = ["products", "featured", "recipes", "states", "reached", "wanted"] as const;

/** The most products on the home page: a longer list would be a second catalogue. */
export const mostFeatured = 12;

/**
 * The names that any text of the site may use in curly brackets: the brand in the letters of the language, the copyright
 * year, the opening hours as in layout.yaml, the days it is open (Mon–Sat), and counts, two of them also in digits.
 * Their values are stated once, in the facts, and filled in wherever a text uses them (template-variables.ts).
 */
export const templateVariableNames: readonly string[] = [
  ...["brand", "year", "hours", "days", "productCount", "recipeCount"],
  ...countNames.flatMap((name) => [name, atStart(name)]),
];

/** A word at the start of a sentence. */
export function atStart(word: string, language = "en"): string {
  return word.slice(0, 1).toLocaleUpperCase(language) + word.slice(1);
}
