import type { ContentToCheck, Finding } from "./content-to-check.ts";
import { quoted } from "./texts.ts";

/** Values that are still invented, of every kind: those in content/placeholders.yaml. */
export function inventedValues({ placeholders }: Pick<ContentToCheck, "placeholders">): Finding[] {
  return placeholders.map(({ file, path, line, value }) => ({
    places: [{ file, path, line }],
    message: `Still invented: ${quoted(value)}. Write the real one; if it is right as it is, delete its line in content/placeholders.yaml.`,
  }));
}

/** Testimonials that nobody said, shown as if a real buyer had. */
export function inventedVoices({
  placeholders,
  languages,
}: Pick<ContentToCheck, "placeholders"> & {
  languages: readonly {
    words: string;
    pages: { home: { testimonials: { quotes: readonly { isVerified: boolean }[] } } };
  }[];
}): Finding[] {
  // Listed in one language, a voice is invented in all: its translation is no more real.
  const invented = new Set(
    placeholders
      .filter(
        ({ file, path: [part, list] }) =>
          file.endsWith("/pages/home.yaml") && part === "testimonials" && list === "quotes",
      )
      .map(({ path }) => path[2]),
  );
  return languages.flatMap(({ words, pages }) =>
    pages.home.testimonials.quotes.flatMap(({ isVerified }, index) =>
      isVerified && invented.has(index)
        ? {
            places: [{ file: `${words}/pages/home.yaml`, path: ["testimonials", "quotes", index, "isVerified"] }],
            message:
              "This voice is invented but shown as verified. Replace it with the words of a real buyer, or write false.",
          }
        : [],
    ),
  );
}
