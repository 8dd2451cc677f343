/**
 * Puts values into a sentence from content: `interpolate("{level} of 5", { level: "3" })` is `3 of 5`.
 * A placeholder without a value stays visible, so that somebody notices the mistake.
 */
export function interpolate(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
}
