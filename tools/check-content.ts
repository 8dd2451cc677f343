import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Inspection, inspectContent } from "../app/content/inspect.server.ts";
import { jsonSchemas } from "../app/content/json-schemas.ts";
import { ContentError, fieldName, sentence, shortened } from "../app/content/problems.ts";
import { ControlSetError, chosenControlSet } from "../app/content/read.server.ts";

/**
 * Runs before every build and dev server: bad content ends this process with every problem at once, and nothing else.
 * Editors get the schemas of today's code.
 */
export async function checkContent(): Promise<Inspection> {
  writeSchemas();
  const inspection = await inspectContent();
  const message = problemsIn(inspection);
  if (!message) return inspection;
  console.error(message);
  process.exit(1);
}

/** What is wrong with the content or with SITE_CONTROLS, as one message; undefined when all is well. */
export function problemsIn({ problems }: Inspection): string | undefined {
  if (problems.length > 0) return new ContentError(problems).message;
  try {
    chosenControlSet();
  } catch (error) {
    if (error instanceof ControlSetError) return error.message;
    throw error;
  }
}

/** What a visitor will see and the family may not mean, line by line. */
export function reportOn({ placeholders, advice }: Pick<Inspection, "placeholders" | "advice">): string[] {
  const invented = placeholders.map(
    ({ file, line, path, value }) => `  ${file}, line ${line}: ${fieldName(path)}: ${shortened(value, 60)}`,
  );
  return [
    ...(advice.length > 0 ? ["", "Worth a look:", ...advice.map((problem) => `  ${sentence(problem)}`)] : []),
    ...(invented.length > 0
      ? ["", "Still invented; put in the real values before the site goes public:", ...invented]
      : []),
  ];
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
