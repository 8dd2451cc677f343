import { globSync } from "node:fs";
import { basename, resolve, sep } from "node:path";

/** Names a class or animation of a CSS module. */
type Naming = (name: string, file: string, css: string) => string;

/** Says where a rule is: `Hero_scene`. File names are unique, so it needs no hash. For development. */
export const readableNames: Naming = (name, file) => `${basename(file, ".module.css")}_${name}`;

/**
 * Two to four letters, for builds: every document repeats the names. Small letters number the files by path, capitals a
 * file's names by their first place, so that the same sources always give the same names.
 *
 * @param root the project's folder
 */
export function shortNames(root: string): Naming {
  const files = globSync("app/**/*.module.css", { cwd: root }).map((file) => file.split(sep).join("/"));
  const numbers = new Map(files.sort().map((file, index) => [resolve(root, file), index]));
  return (name, file, css) => {
    const number = numbers.get(resolve(file)) ?? -1;
    const place = namesIn(css).indexOf(name);
    if (number < 0 || place < 0) throw new Error(`${file}: there is no class or animation ${name}, or no such file`);
    return letters(number) + letters(place).toUpperCase();
  };
}

/** The classes and animations of a module, and perhaps other words after a dot. */
function namesIn(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g), ([, name = ""]) => name))];
}

/** A number in letters: a to z, then aa, ab and so on. */
function letters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last;
}
