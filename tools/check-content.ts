import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { jsonSchemas } from "../app/content/json-schemas.ts";
import { contentProblems } from "./vite/content.ts";

/**
 * Runs before every build and dev server: bad content ends this process with every problem at once, and nothing else.
 * Editors get the schemas of today's code.
 */
export async function checkContent(): Promise<void> {
  writeSchemas();
  const problems = await contentProblems();
  if (!problems) return;
  console.error(problems);
  process.exit(1);
}

/** Brings `content/schemas/` up to date. */
function writeSchemas(): void {
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    const file = join("content/schemas", name);
    if (existsSync(file) && readFileSync(file, "utf8") === schema) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, schema);
  }
}

if (import.meta.main) await checkContent();
