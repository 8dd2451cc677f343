/**
 * `_redirects` for Cloudflare Pages and Netlify: our own paths with capitals, as people type them. Both hosts are
 * case-sensitive and have no pattern for this, so each form is a line: `/Products`, `/PRODUCTS`, `/hi/Contact`, …
 */
export function redirectsFile(paths: readonly string[]): string {
  const lines = paths.flatMap((path) =>
    writtenForms(path).flatMap((form) => [`${form} ${path} 301`, `${form}/ ${path} 301`]),
  );
  return `${lines.join("\n")}\n`;
}

/** Variants of a path with each part in lower case, capitalised or in upper case; without the path itself. */
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
