import type { CmsConfig, Field, VariableFieldType } from "@sveltia/cms";
import { expect, test } from "vitest";
import { z } from "zod";
import { schemas } from "../app/content/schema/schemas.ts";
import { isGroup, translationOf } from "../app/content/schema/translation.ts";
import { studioConfig } from "./config.ts";
import hindi from "./hindi.json" with { type: "json" };
import { keyAt, type StudioLanguage } from "./words.ts";

const names = { product: [{ value: "haldi", en: "Haldi", hi: "हल्दी" }], recipe: [], spice: [], region: [] };
const configIn = (language: StudioLanguage) => studioConfig({ name: "test-repo" }, { language, names, nextIds: {} });
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
  const phones = named(fieldsOfFile(config, "site"), "phones") as { fields: Field[] };
  expect(phones.fields[0]).toMatchObject({ pattern: [expect.any(RegExp), expect.stringContaining("+91 98765 43210")] });
  const home = JSON.stringify(fieldsOfFile(config, "pages/home"));
  expect(home).toContain(JSON.stringify([{ value: "haldi", label: "Haldi" }]));
});

test("every input says what to write there", () => {
  const silent: string[] = [];
  JSON.stringify(config, (_key, field) => {
    if (field?.widget && !["object", "hidden"].includes(field.widget) && !field.hint) silent.push(field.name);
    return field;
  });
  expect(silent).toEqual([]);
});

test("every label and every sentence of the schemas is in Hindi, by its path, and no other", () => {
  const { collections = [] } = config;
  const places = collections.flatMap((collection) => {
    if ("folder" in collection) return [place([collection.name]), ...placesOf(collection.fields, [collection.name])];
    const files = "files" in collection ? collection.files : [];
    const around = collection.name === "pages" ? ["pages"] : [];
    const ofFiles = files.flatMap(({ name, fields }) => [
      place([...around, name]),
      ...placesOf(fields, [...around, name]),
    ]);
    return [place([String(collection.name)]), ...ofFiles];
  });
  const all = [...places, ...["studio", "product", "recipe"].map((name) => place([name]))];
  for (const [kind, words] of Object.entries({ labels: hindi.labels, hints: hindi.hints })) {
    const wanted = all.filter((place) => place[kind === "labels" ? "label" : "hint"]).map(({ path }) => path);
    const found = wanted.map((path) => keyAt(path, words));
    expect(
      wanted.filter((_, index) => found[index] === undefined).map((path) => path.join(".")),
      kind,
    ).toEqual([]);
    expect(
      Object.keys(words).filter((key) => !found.includes(key)),
      `${kind} of nothing`,
    ).toEqual([]);
  }
});

/** What has words of its own; numbers and addresses speak for themselves. */
const place = (path: readonly string[], hint = false, label = /[a-z]{2}|\d|^[/gl]$/.test(path.at(-1) ?? "")) => ({
  path,
  hint,
  label,
});

function placesOf(fields: readonly Field[], around: readonly string[]): ReturnType<typeof place>[] {
  return fields.flatMap((field) => {
    const own = [...around, field.name];
    const isList = "widget" in field && field.widget === "list";
    return [
      place(own, "hint" in field && field.hint !== undefined),
      ...(isList ? [place([...own, "entry"])] : []),
      ...("fields" in field && field.fields ? placesOf(field.fields, own) : []),
      ...("field" in field && field.field ? placesOf([field.field as Field], own) : []),
      ...("types" in field
        ? field.types.flatMap(({ name, fields = [] }: VariableFieldType) => [
            place([...own, "kind", name], true, false),
            ...placesOf(fields, own),
          ])
        : []),
      ...("options" in field && field.options
        ? field.options.flatMap((option: unknown) =>
            isGroup(option) && option.value !== "haldi" ? [place([...own, String(option.value)])] : [],
          )
        : []),
    ];
  });
}

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
