/**
 * Puts values into a sentence from content: `interpolate("{level} of 5", { level: "3" })` is `3 of 5`.
 * A name the sentence has and the values lack stays as it is, so that it is seen and fixed.
 */
export function interpolate(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? hole) : hole,
  );
}
