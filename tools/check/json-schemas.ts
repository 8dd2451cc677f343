import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { schemas } from "../../app/content/schema/schemas.ts";

const folder = "content/schemas";

/**
 * Writes the schemas as JSON Schema to `content/schemas/`, which git ignores. Editors use them to show hints and
 * underline mistakes in content.
 */
export function writeJsonSchemas(): void {
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    const file = join(folder, name);
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    // An unchanged file is left alone, so that no watcher takes it for a change of content.
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Every schema as JSON Schema, by its file in `content/schemas/`: `products/*` in Hindi is `hi/products.json`. */
export function jsonSchemas(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(schemas).map(([kind, schema]) => [
      `${kind.replace("/*", "")}.json`,
      z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }),
    ]),
  );
}

/** Which content files each schema describes, as editors are told in .vscode/settings.json. */
export function schemasByFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(jsonSchemas()).map((name) => {
      const files = name.replace(/\.json$/, "").replace(/^\w+\/(products|recipes)$/, "$&/*");
      return [`./${folder}/${name}`, `content/${files}.yaml`];
    }),
  );
}
