import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { z } from "zod";
import { defaultLanguage } from "../../site/languages.ts";
import { schemasIn } from "./nested-schemas.ts";
import { schemas } from "./schemas.ts";

/** The code that reads content: all but tests and the schemas themselves. */
const code = globSync("{app,tools}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$|content[\\/]schema[\\/]/.test(file),
);

/** The names of all properties that code reads: `words.title`, `{ title } = words`, `words[way]` with `way: "less"`. */
function namesRead(): Set<string> {
  const templates = globSync("app/**/*.typ").flatMap((file) => readFileSync(file, "utf8").match(/(?<=\.)\w+/g) ?? []);
  const names = new Set(templates);
  const visitor = new Visitor({
    MemberExpression: ({ property }) => void ("name" in property && names.add(String(property.name))),
    ObjectPattern: ({ properties }) => {
      for (const each of properties) if ("key" in each && "name" in each.key) names.add(String(each.key.name));
    },
    Literal: ({ value }) => void names.add(String(value)),
  });
  for (const file of code) visitor.visit(parseSync(file, readFileSync(file, "utf8")).program);
  return names;
}

test("code reads every field of the content", () => {
  const originals = Object.entries(schemas).filter(([file]) => file.startsWith(`${defaultLanguage}/`));
  const fields = originals.flatMap(([file, schema]) =>
    [...schemasIn(schema, [file])].flatMap(([path, group]) =>
      group instanceof z.ZodObject && !group.meta()?.isNaming
        ? Object.keys(group.shape).map((name) => ({ path: [...path, name].join("."), name }))
        : [],
    ),
  );
  expect(fields.length).toBeGreaterThan(500);
  const read = namesRead();
  expect(fields.filter(({ name }) => !read.has(name)).map(({ path }) => path)).toEqual([]);
});
