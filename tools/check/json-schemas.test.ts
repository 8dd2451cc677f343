import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { jsonSchemas, schemasByFiles } from "./json-schemas.ts";

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
  for (const [name, schema] of Object.entries(jsonSchemas())) walk(schema, name);
  expect(undescribed).toEqual([]);
});

test("editors are told the right schemas", () => {
  const told = JSON.parse(readFileSync(".vscode/settings.json", "utf8"))["yaml.schemas"];
  // A language that was just added may be missing there.
  expect(schemasByFiles()).toMatchObject(told);
});
