import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";

/** The classes that a CSS module defines; those of the whole site, `:global(.cap)`, are not its own. */
function classesOf(file: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(readFileSync(file, "utf8")).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.replace(/:global\([^)]*\)/g, "").matchAll(/\.(-?[_a-z][\w-]*)/gi))
      classes.add(name);
  });
  return classes;
}

/** Every import of a CSS module: who imports it, and the classes that it uses. */
const uses = globSync("app/**/*.{ts,tsx}").flatMap((path) => {
  const file = path.replaceAll("\\", "/");
  const source = readFileSync(file, "utf8");
  return Array.from(source.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g), ([, name = "", module = ""]) => ({
    file,
    module: posix.join(posix.dirname(file), module),
    classes: Array.from(source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g")), ([, used = ""]) => used),
  }));
});

const modules = globSync("app/**/*.module.css").map((file) => file.replaceAll("\\", "/"));

test("every class of a CSS module is used, and every class that a component uses is in its module", () => {
  expect(modules.length).toBeGreaterThan(50);
  const unused = modules.flatMap((module) => {
    const used = new Set(uses.filter((use) => use.module === module).flatMap(({ classes }) => classes));
    return [...classesOf(module)]
      .filter((name) => !used.has(name))
      .map((name) => `${module} .${name}: nothing uses it`);
  });
  const missing = uses.flatMap(({ file, module, classes }) => {
    const known = classesOf(module);
    return classes.filter((name) => !known.has(name)).map((name) => `${file} uses .${name}, which ${module} lacks`);
  });
  expect([...unused, ...missing]).toEqual([]);
});
