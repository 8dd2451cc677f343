import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const registry = join("app", "island-registry.ts");

/** In the registry: an island's name, and the file of its component, which is the first that it imports. */
const islandFiles = /^ {2}"?([\w-]+)"?: (?:(?!\n {2}["\w])[\s\S])*?import\("([^"]+)"\)\.then/gm;

/** The relative addresses in the `import` statements and calls of a file, except types. */
const imports = /^(?:import (?!type)[^"]*?|export [^"]*? from )"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

/** The styles that islands may need, also for elements that are not in the static HTML: dialogs, the error view. */
interface IslandStyles {
  /** The CSS modules of which they import classes. */
  modules: ReadonlySet<string>;
  /** Their code, which names the classes of the whole site that they use. */
  code: string;
}

/** Follows imports in the sources from the components of the islands. */
export function stylesOfIslands(islands: readonly Element[]): IslandStyles {
  const names = islands.map((island) => island.getAttribute("data-island"));
  const components = new Map(
    Array.from(readFileSync(registry, "utf8").matchAll(islandFiles), ([, name = "", file = ""]) => [
      name,
      join("app", file),
    ]),
  );
  const entries = names.map((name) => {
    const file = components.get(name ?? "");
    if (!file) throw new Error(`${registry}: found no file for the island ${name}`);
    return file;
  });
  // What every island is hydrated by, too.
  if (entries.length > 0) entries.push(join("app", "entry.client.tsx"));
  const followed = new Map([[registry, ""]]);
  for (const entry of entries) follow(entry, followed);
  return {
    modules: new Set([...followed.keys()].flatMap((file) => /([\w-]+)\.module\.css$/.exec(file)?.[1] ?? [])),
    code: [...followed.values()].join("\n"),
  };
}

/** Adds a file and all that it imports to `followed`, each with its code; a style sheet has none. */
function follow(file: string, followed: Map<string, string>): void {
  if (followed.has(file) || !existsSync(file)) return;
  const code = /\.tsx?$/.test(file) ? readFileSync(file, "utf8") : "";
  followed.set(file, code);
  for (const [, statement, call] of code.matchAll(imports))
    follow(join(dirname(file), statement ?? call ?? ""), followed);
}
