import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openContent } from "../../app/content/content-folder.ts";
import { jsonSchemas, schemaLine } from "./json-schemas.ts";

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

test("every content file names its own schema in its first line", () => {
  const written = Object.keys(jsonSchemas());
  for (const file of openContent(process.cwd()).files.keys()) {
    const [first = ""] = readFileSync(file, "utf8").split(/\r?\n/);
    expect(first, file).toBe(schemaLine(file));
    expect(written).toContain(first.replace(/.*schemas\//, ""));
  }
});
