import type { CmsConfig, Field, VariableFieldType } from "@sveltia/cms";
import { expect, test } from "vitest";
import { z } from "zod";
import { schemas } from "../app/content/schema/schemas.ts";
import { translationOf } from "../app/content/schema/translation.ts";
import { studioConfig } from "./config.ts";
import { contentNamesIn } from "./content-names.ts";
import hindi from "./hindi.json" with { type: "json" };
import { withoutHindi } from "./without-hindi.ts";
import type { StudioLanguage } from "./words.ts";

const names = { product: [{ value: "haldi", en: "Haldi", hi: "हल्दी" }], recipe: [], spice: [], region: [] };
const { labels } = contentNamesIn(process.cwd());
const configIn = (language: StudioLanguage) => studioConfig({ name: "test-repo" }, { language, names, labels });
const config = configIn("en");

test("every field of every schema has an input, in each language that it is written in", () => {
  const originals = Object.entries(schemas).flatMap(([kind, schema]) =>
    kind.startsWith("en/") ? [[kind.slice("en/".length), schema] as const] : [],
  );
  for (const [name, schema] of originals) {
    const fields = fieldsOfFile(config, name);
    expect(inputs(fields, true).sort(), name).toEqual(leaves(schema).map(plain).sort());
    const words = leaves(translationOf(schema)).filter((path) => !path.includes("hindi?"));
    expect(inputs(fields, false).sort(), name).toEqual(words.map(plain).sort());
  }
});

test("inputs know the bounds, the shapes and the choices of the schemas", () => {
  const product = fieldsOfFile(config, "products/*");
  expect(named(product, "spiceLevel")).toMatchObject({ widget: "number", value_type: "int", min: 1, max: 5 });
  expect(named(product, "badges")).toMatchObject({ widget: "list", min: 2, max: 2, i18n: "duplicate" });
  expect(named(product, "picture")).toMatchObject({
    widget: "image",
    media_folder: "/content/photos",
    required: false,
  });
  const inHindi = fieldsOfFile(configIn("hi"), "products/*");
  for (const [fields, sentence] of [
    [product, "expected packs like 50gm, 500gm or 10kg"],
    [inHindi, "50gm, 500gm या 10kg जैसे पैक"],
  ] as const)
    expect(named(fields, "price")).toMatchObject({ pattern: [expect.any(RegExp), expect.stringContaining(sentence)] });
  const phones = named(fieldsOfFile(config, "site"), "phones") as { fields: Field[] };
  expect(phones.fields[0]).toMatchObject({ pattern: [expect.any(RegExp), expect.stringContaining("+91 98765 43210")] });
  const home = JSON.stringify(fieldsOfFile(config, "pages/home"));
  expect(home).toContain(JSON.stringify([{ value: "haldi", label: "Haldi" }]));
});

test("every input has a hint", () => {
  const silent: string[] = [];
  JSON.stringify(config, (_key, field) => {
    if (field?.widget && !["object", "hidden"].includes(field.widget) && !field.hint) silent.push(field.name);
    return field;
  });
  expect(silent).toEqual([]);
});

test("hindi.json has no words for fields that do not exist", () => {
  const kept = structuredClone(hindi);
  const tables: Record<string, string>[] = [hindi.labels, hindi.hints];
  try {
    const keys = tables.flatMap((words, kind) =>
      Object.keys(words).map((key) => {
        words[key] = `${kind}:${key}.`;
        return words[key];
      }),
    );
    const forms = JSON.stringify(configIn("hi"));
    expect(keys.filter((key) => !forms.includes(`"${key}`))).toEqual([]);
  } finally {
    // Other tests in this process read the same module.
    Object.assign(hindi.labels, kept.labels);
    Object.assign(hindi.hints, kept.hints);
  }
});

test("Hindi forms without Hindi words are listed", () => {
  expect(withoutHindi({ names, labels: { en: {}, hi: {} } })).toContain("Powder");
});

function fieldsOfFile({ collections = [] }: CmsConfig, name: string): Field[] {
  const wanted = `content/{{locale}}/${name}.yaml`;
  for (const collection of collections) {
    if ("folder" in collection && `${collection.folder}/*.yaml` === wanted) return collection.fields;
    const file = "files" in collection && collection.files.find(({ file }) => file === wanted);
    if (file) return file.fields;
  }
  return [];
}

const named = (fields: readonly Field[], wanted: string) => fields.find(({ name }) => name === wanted);

/** The paths of all inputs; without facts, those of the other languages. */
function inputs(fields: readonly Field[], withFacts: boolean, path = ""): string[] {
  return fields.flatMap((field): string[] => {
    if (!withFacts && !("i18n" in field && field.i18n)) return [];
    const own = "root" in field && field.root ? path : `${path}.${field.name}`;
    if ("fields" in field && field.fields) return inputs(field.fields, withFacts, own);
    if ("field" in field && field.field) return inputs([{ ...field.field, name: "" } as Field], withFacts, own);
    if ("types" in field)
      return field.types.flatMap(({ name, fields = [] }: VariableFieldType) => [
        `${own}=${name}`,
        ...inputs(fields, true, own),
      ]);
    return [own.replace(/\.$/, "")];
  });
}

/** The paths of everything that a schema has a value for; what may be left out has a question mark. */
function leaves(schema: unknown, path = ""): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return leaves(schema.unwrap(), `${path}?`);
  if (schema instanceof z.ZodPipe) return leaves(schema.in, path);
  if (schema instanceof z.ZodArray) return leaves(schema.element, path);
  if (schema instanceof z.ZodDiscriminatedUnion)
    return (schema.options as z.ZodObject[]).flatMap(({ shape }) => {
      const { kind, ...others } = shape;
      return [`${path}=${(kind as z.ZodLiteral).value}`, ...leaves(z.object(others), path)];
    });
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => leaves(field, `${path}.${name}`));
  return schema ? [path] : [];
}

const plain = (path: string) => path.replaceAll("?", "");
