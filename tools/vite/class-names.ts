import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * Names of two or three characters for CSS classes and keyframes: they stand in the document, the styles and the
 * scripts, and every byte of the document counts. Numbered in the order of the files and of
 * what is in them, so that the server's and the browser's build agree.
 *
 * @param folder where the style modules are, e.g. `app`
 * @throws when asked for a name that is in no `*.module.css` of the folder
 */
export function shortNames(folder: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  for (const file of globSync(`${folder}/**/*.module.css`).sort()) {
    const own = new Set(
      [...readFileSync(file, "utf8").matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name]) => name),
    );
    for (const name of own) names.set(`${file}:${name}`, `_${names.size.toString(36)}`);
  }
  return (name, file) => {
    const short = names.get(`${relative(process.cwd(), file.replace(/\?.*/, ""))}:${name}`);
    if (!short) throw new Error(`"${name}" of ${file} was not found when names were given out`);
    return short;
  };
}
