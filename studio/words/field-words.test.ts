import { expect, test } from "vitest";
import { z } from "zod";
import { openContent } from "../../app/content/content-folder.ts";
import { readParts } from "../../app/content/parts.ts";
import { schemasIn } from "../../app/content/schema/nested-schemas.ts";
import { contentNamesIn } from "../content-names.ts";
import { formSchemas, listName } from "../forms/fields.ts";
import { placeOfWords, sections } from "./field-words.ts";

const folder = openContent(process.cwd());
const { labels } = contentNamesIn(folder, readParts(folder).parts, "en");

/** The fields and choices of each form, as names within it, but for those that the content itself names. */
const fields = Object.entries(formSchemas).flatMap(([form, schema]) =>
  [...schemasIn(schema, schema instanceof z.ZodObject ? [] : [listName])]
    .flatMap(([path, schema]) => [...wordedPaths(path, schema)])
    .filter((path) => path.length > 0 && labels[[...form.split("/"), ...path].join(".")] === undefined)
    .map((path) => ({ form, path })),
);

/** A schema's own path, and those of its entries and choices. */
function* wordedPaths(path: readonly string[], schema: z.ZodType): Generator<readonly string[]> {
  if (schema instanceof z.ZodEnum) for (const value of schema.options) yield [...path, String(value)];
  if (schema instanceof z.ZodArray && !(schema.element instanceof z.ZodEnum)) yield [...path, "entry"];
  yield schema instanceof z.ZodLiteral && path.at(-1) === "kind" ? [...path, String(schema.value)] : path;
}

test.for(["en", "hi"] as const)("every field has its words in %s.yaml, and every line there a field", (language) => {
  const file = `studio/words/${language}.yaml`;
  const missing = new Set<string>();
  const tasks = Object.keys(sections[language === "en" ? "hi" : "en"].tasks ?? {}).map((task) => `tasks/${task}`);
  const used = new Set(tasks);
  const titles = Object.keys(formSchemas).map((form) => ({ form: "titles", path: [form] }));
  for (const { form, path } of [...titles, ...fields]) {
    const place = placeOfWords(form, path, language);
    if (place) used.add(`${place.section}/${place.key}`);
    // An English label is made of the field's name.
    else if (language === "hi") missing.add(`${file}: add the line \`${path.join(".")}: …\` under \`${form}:\``);
  }
  const unused = Object.entries(sections[language]).flatMap(([section, words]) =>
    Object.keys(words).flatMap((key) => {
      const isUsed = used.has(`${section}/${key}`) || `${section}/${key}` === "titles/pages";
      return isUsed ? [] : `${file}: no field of ${section} is called \`${key}\`; delete the line, or correct the name`;
    }),
  );
  expect([...missing, ...unused]).toEqual([]);
});
