import { z } from "zod";
import { schemas } from "./schemas.ts";

/**
 * The schemas as JSON Schema, by their file below `content/schemas/`: what editors show and underline while somebody
 * writes content. Each content file names its own in its first line.
 */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `${schemaFile(name)}`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override: withHints }), null, 2)}\n`,
    ]),
  );
}

/** The file of a schema below `content/schemas/`: `words/products/*` is `words/products.json`. */
export function schemaFile(name: string): string {
  return `${name.replace("/*", "")}.json`;
}

/** Editors show a field's own sentence where they would otherwise quote the pattern that its value breaks. */
function withHints({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.pattern && jsonSchema.description) jsonSchema.patternErrorMessage = jsonSchema.description;
}
