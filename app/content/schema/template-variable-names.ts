/**
 * The names that any text of the site may use in curly brackets. Their values are stated once, in the facts, and filled
 * in wherever a text uses them (template-variables.ts).
 */
export const templateVariableNames = [
  /** The brand's name, in the letters of the language. */
  "brand",
  /** The copyright year. */
  "year",
  /** The opening hours, worded as in layout.yaml. */
  "hours",
  /** The days it is open, abbreviated: Mon–Sat. */
  "days",
  /** The number of products in words (nine, or Nine at the start of a sentence) or in digits. */
  "products",
  "Products",
  "productCount",
  /** How many recipes there are. */
  "recipes",
  "Recipes",
  "recipeCount",
  /** How many states are served. */
  "states",
  "States",
  /** How many states distributors reach, and in how many more states partners are wanted. */
  "reached",
  "Reached",
  "wanted",
  "Wanted",
] as const;
export type TemplateVariables = Record<(typeof templateVariableNames)[number], string>;
