import { z } from "zod";
import { schemas } from "./schemas.ts";

/**
 * The schemas as JSON Schema, by their file below `content/schemas/`: what editors show and underline while somebody
 * writes content. Each content file names its own in its first line.
 */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      schemaFile(name),
      `${JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), null, 2)}\n`,
    ]),
  );
}

/** The file of a schema below `content/schemas/`: `words/products/*` is `words/products.json`. */
export function schemaFile(name: string): string {
  return `${name.replace("/*", "")}.json`;
}
