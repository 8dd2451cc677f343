import { type Problem, shortened } from "../../../app/content/problems.ts";
import { defaultLanguage } from "../../../app/languages.ts";
import type { Placeholder } from "../placeholders.ts";

/** Values that are still invented, of every kind: those in content/placeholders.yaml. */
export function inventedValues(placeholders: readonly Placeholder[]): Problem[] {
  return placeholders.map(({ value, ...place }) => ({
    ...place,
    message: `Still invented: "${shortened(value.replace(/[“”"]/g, ""), 60)}". Write the real one; if it is right as it is, delete its line in content/placeholders.yaml.`,
  }));
}

/** Testimonials that nobody said, shown as if a real buyer had. */
export function inventedVoices(
  placeholders: readonly Placeholder[],
  { pages }: { pages: { home: { testimonials: { quotes: readonly { isVerified: boolean }[] } } } },
): Problem[] {
  // Listed in one language, a voice is invented in all: its translation is no more real.
  const invented = new Set(
    placeholders
      .filter(
        ({ file, path: [part, list] }) =>
          file.endsWith("/pages/home.yaml") && part === "testimonials" && list === "quotes",
      )
      .map(({ path }) => path[2]),
  );
  return pages.home.testimonials.quotes.flatMap(({ isVerified }, index) =>
    isVerified && invented.has(index)
      ? {
          file: `content/${defaultLanguage}/pages/home.yaml`,
          path: ["testimonials", "quotes", index, "isVerified"],
          message:
            "This voice is invented but shown as verified. Replace it with the words of a real buyer, or write false.",
        }
      : [],
  );
}
