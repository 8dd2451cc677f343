import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { openContent } from "./content-folder";
import { jsonSchemas, schemaFile } from "./json-schemas";
import { schemaNameOf } from "./schemas";

test("the schemas for editors match those of the build; npm run build updates them", () => {
  for (const [name, schema] of Object.entries(jsonSchemas()))
    expect(readFileSync(join("content/schemas", name), "utf8"), name).toBe(schema);
});

test("every field of every schema says what to write there", () => {
  const undescribed: string[] = [];
  const walk = (schema: unknown, path: string): void => {
    if (typeof schema !== "object" || schema === null) return;
    const { properties, ...rest } = schema as {
      properties?: Record<string, { description?: string; type?: string; properties?: object }>;
    };
    for (const [name, field] of Object.entries(properties ?? {})) {
      if (!field.description && !field.properties && !("additionalProperties" in field))
        undescribed.push(`${path}.${name}`);
      walk(field, `${path}.${name}`);
    }
    for (const inner of Object.values(rest)) walk(inner, path);
  };
  for (const [name, schema] of Object.entries(jsonSchemas())) walk(JSON.parse(schema), name);
  expect(undescribed).toEqual([]);
});

test("every content file names its own schema in its first line", () => {
  for (const file of openContent(process.cwd()).files.keys()) {
    const schema = join("content/schemas", schemaFile(schemaNameOf(file) ?? "none"));
    expect(existsSync(schema), schema).toBe(true);
    const path = relative(dirname(file), schema);
    const [first] = readFileSync(file, "utf8").split(/\r?\n/);
    expect(first, file).toBe(`# yaml-language-server: $schema=${path.startsWith(".") ? path : `./${path}`}`);
  }
});
