import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { schemas } from "../../app/content/schemas.ts";

/**
 * Writes the schemas as JSON Schema to `content/schemas/`, which git ignores. Editors use them to show hints and
 * underline mistakes in content. The first line of each content file names its schema.
 */
export function writeJsonSchemas(): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const file = join("content/schemas", schemaFile(name));
    const text = `${JSON.stringify(jsonSchema(schema), null, 2)}\n`;
    // An unchanged file is left alone, so that no watcher takes it for a change of content.
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** A schema as JSON Schema. */
export function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

/** A schema's file in `content/schemas/`: `words/products/*` is `words/products.json`. */
export function schemaFile(name: string): string {
  return `${name.replace("/*", "")}.json`;
}
