import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { openContent } from "../../app/content/content-folder.ts";
import { readParts } from "../../app/content/parts.ts";
import { schemaOf, schemas } from "../../app/content/schema/schemas.ts";
import { translationOf } from "../../app/content/schema/translation.ts";
import type { Language } from "../../app/site/languages.ts";
import { contentNamesIn } from "../content-names.ts";
import { formOf } from "../form-names.ts";
import { type Field, fieldsOfForm, formSchemas, type GroupField, listName } from "./fields.ts";
import { freeSlug, nameOfField, textsWith, valuesIn } from "./form-files.ts";

const folder = openContent(process.cwd());
const content = { ...contentNamesIn(folder, readParts(folder).parts, "en"), language: "en" as const };

const formAt = (form: string) => fieldsOfForm(form, content) as GroupField; // Of a form that there is.

test("every field of every schema has an input, in each language that it is written in", () => {
  const originals = Object.entries(schemas).flatMap(([kind, schema]) =>
    kind.startsWith("en/") ? [[kind.slice("en/".length).replace("/*", ""), schema] as const] : [],
  );
  for (const [name, schema] of originals) {
    const fields = formAt(name);
    expect(inputs(fields, "en").sort(), name).toEqual(leaves(schema).map(plain).sort());
    const words = leaves(translationOf(schema)).filter((path) => !path.includes("hindi?"));
    expect(inputs(fields, "hi").sort(), name).toEqual(words.map(plain).sort());
  }
});

test("every check box has a hint, which stands beside it", () => {
  const silent: string[] = [];
  JSON.stringify(Object.keys(formSchemas).map(formAt), (_key, field) => {
    if (field?.input?.type === "yes" && !field.hint) silent.push(field.name);
    return field;
  });
  expect(silent).toEqual([]);
});

test("opening a form and saving it without a change writes each file as it is", () => {
  for (const file of folder.files.keys()) {
    if (!file.startsWith("content/en/")) continue;
    const form = formOf(file);
    const fields = formAt(form);
    const values = valuesIn(fields, form, folder.files);
    const paths = fields.languages.map((language) => `content/${language}/${form}.yaml`);
    const texts = new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));
    for (const [path, text] of textsWith(fields, form, texts, [values, values])) expect(text).toBe(texts.get(path));
    // What a new file would say is what the file says.
    for (const [path, text = ""] of textsWith(fields, form, new Map(), [undefined, values])) {
      const read = schemaOf(path)?.safeParse(parse(text));
      expect(read?.error, path).toBeUndefined();
      expect(read?.data, path).toEqual(schemaOf(path)?.parse(folder.files.get(path)?.value));
    }
  }
});

test("a place in a file leads to its field, also in a list", () => {
  expect(nameOfField(formAt("site"), ["phones", "main"], "hi")).toBe("phones.main.en");
  expect(nameOfField(formAt("pages/contact"), ["hero", "title"], "hi")).toBe("hero.title.hi");
  expect(nameOfField(formAt("photos"), [2, "alt"], "hi")).toBe(`${listName}.2.alt.hi`);
  expect(nameOfField(formAt("photos"), ["img.jpg"], "en")).toBe(listName);
  expect(nameOfField(formAt("site"), ["unknown"], "en")).toBeUndefined();
});

test("a file's name is made of the English name, and no file has it yet", () => {
  expect(freeSlug("Jeera (whole) Café's", () => false)).toBe("jeera-whole-cafes");
  expect(freeSlug("हल्दी", () => false)).toBe("new");
  expect(freeSlug("Jeera", (slug) => slug !== "jeera-3")).toBe("jeera-3");
});

/** The paths of all inputs in a language. */
function inputs(field: Field, language: Language, path = ""): string[] {
  if (!field.languages.includes(language)) return [];
  if (field.kind === "group")
    return field.fields.flatMap((inner) =>
      inputs(inner, language, inner.name === listName && inner.kind === "list" ? path : `${path}.${inner.name}`),
    );
  if (field.kind === "list") return inputs(field.entry, language, path);
  return [path];
}

/** The paths of everything that a schema has a value for; what may be left out has a question mark. */
function leaves(schema: unknown, path = ""): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return leaves(schema.unwrap(), `${path}?`);
  if (schema instanceof z.ZodPipe) return leaves(schema.in, path);
  if (schema instanceof z.ZodArray) return leaves(schema.element, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => leaves(field, `${path}.${name}`));
  return schema ? [path] : [];
}

const plain = (path: string) => path.replaceAll("?", "");
