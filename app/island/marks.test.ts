import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The `data-` names in files, as they are written in the code. */
function namesIn(files: readonly string[]): Set<string> {
  return new Set(files.flatMap((file) => readFileSync(file, "utf8").match(/\bdata-[a-z-]+/g) ?? []));
}

test("components and plain scripts share no name but through marks.ts", () => {
  const scripts = [
    "island/start",
    "page-script",
    "enquiry/open-now-script",
    "routes/home/hindi-offer-script",
    "slip/share-link",
  ];
  const inScripts = namesIn(scripts.map((name) => `app/${name}.ts`));
  const inComponents = namesIn(globSync("app/**/*.tsx").filter((file) => !file.includes(".test.")));
  expect([...inScripts].filter((name) => inComponents.has(name))).toEqual([]);
});
