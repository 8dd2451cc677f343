import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scriptGroups } from "./vite/script-groups.ts";

const folders = "app|tools|studio|e2e|testing|docs|bench|\\.github";

/** Files and folders that a text names from the project's root; `faq` is the README's example of a page to add. */
const namedIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = ""]) => name).filter((name) => !/[<{]|faq/.test(name));

test("the files that the documents name exist", () => {
  const documents = ["README.md", ...globSync("docs/**/*.md")];
  const pattern = new RegExp(`\`((?:${folders}|content)/[^\`\\s]+)\``, "g");
  const named = documents.flatMap((file) =>
    namedIn(readFileSync(file, "utf8"), pattern).map((name) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => globSync(name).length === 0)).toEqual([]);
});

test("the files that comments name exist", () => {
  const pattern = new RegExp(`(?<![\\w/."'\`-])((?:${folders})/[\\w/.-]+\\.(?:tsx?|mjs|css|typ|md|yaml))\\b`, "g");
  const code = globSync("{app,tools,studio,e2e,testing}/**/*.{ts,tsx,mjs,css,typ}", {
    exclude: ["**/node_modules/**"],
  });
  const named = code.flatMap((file) => namedIn(readFileSync(file, "utf8"), pattern).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !existsSync(name))).toEqual([]);
});

test("the modules that share a file of scripts exist", () =>
  expect(
    Object.values(scriptGroups)
      .flat()
      .filter((name) => globSync(`app/${name}.{ts,tsx}`).length === 0),
  ).toEqual([]));
