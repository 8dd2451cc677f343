/**
 * A text of the content with names in curly brackets that the code fills in. A plain string may stand for one, as in
 * tests; a template with other names than the code fills in may not.
 */
export type Template<Names extends string> = string & { readonly [names]?: Names };
declare const names: unique symbol;

/**
 * Puts values into a sentence from content: `interpolate("{level} of 5", { level: "3" })` is `3 of 5`.
 * A placeholder without a value stays visible, so that somebody notices the problem.
 */
export function interpolate<Names extends string>(
  sentence: Template<Names>,
  values: Readonly<Record<NoInfer<Names>, string>>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: Names) =>
    Object.hasOwn(values, name) ? values[name] : placeholder,
  );
}
