import { z } from "zod";
import { schemas } from "./schemas.ts";

/**
 * The schemas as JSON Schema, by their file in `content/schemas/`. Editors use them to show hints and underline
 * mistakes in content. The first line of each content file names its schema.
 */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      schemaFile(name),
      `${JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), null, 2)}\n`,
    ]),
  );
}

/** A schema's file in `content/schemas/`: `words/products/*` is `words/products.json`. */
export function schemaFile(name: string): string {
  return `${name.replace("/*", "")}.json`;
}
