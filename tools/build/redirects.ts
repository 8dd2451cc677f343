/**
 * `_redirects` for Cloudflare Pages and Netlify: our own paths with capitals, as people write them by hand. Both hosts
 * compare letters exactly and know no pattern for this, so every form is a line: `/Products`, `/PRODUCTS`, `/hi/Contact`, …
 */
export function redirectsFile(paths: readonly string[]): string {
  const lines = paths.flatMap((path) =>
    writtenForms(path).flatMap((form) => [`${form} ${path} 301`, `${form}/ ${path} 301`]),
  );
  return `${lines.join("\n")}\n`;
}

/** A path with each of its parts in small letters, with a first capital and in capitals; without the path itself. */
function writtenForms(path: string): string[] {
  const forms = path
    .slice(1)
    .split("/")
    .reduce<string[]>(
      (starts, part) => {
        const written = new Set([part, part.slice(0, 1).toUpperCase() + part.slice(1), part.toUpperCase()]);
        return starts.flatMap((start) => [...written].map((form) => `${start}/${form}`));
      },
      [""],
    );
  return forms.filter((form) => form !== path);
}
