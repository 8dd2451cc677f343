import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { isGroup } from "../app/content/schema/translation.ts";
import { copyProject } from "./copy-project.ts";

/** The changes to the content: the same files as in content/, each with only what differs. */
const overlay = "e2e/other-content";

/**
 * Copies the project into an empty folder, with other content: everything the family may change is changed.
 */
function copyWithOtherContent(folder: string): void {
  copyProject(folder);
  for (const file of globSync("**/*.yaml", { cwd: overlay }))
    writeContent(folder, file, merged(readYaml(join(folder, "content", file)), readYaml(join(overlay, file))));
  addLanguage(folder);
}

/** Adds a third language, which shows what one takes: a record, and a folder of words. These are the Hindi ones. */
function addLanguage(folder: string): void {
  const file = join(folder, "app/languages.ts");
  const record = `  mr: { name: "मराठी", prefix: "/mr", direction: "ltr", script: "devanagari", clock: "part-of-day" },\n`;
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(/^ {2}hi: .*\n/m, (hindi) => hindi + record),
  );
  const hindi = join(folder, "content/hi");
  for (const file of globSync("**/*.yaml", { cwd: hindi })) {
    const words = readYaml(join(hindi, file));
    writeContent(folder, join("mr", file), isGroup(words) ? { ...words, ...ownMeta(words) } : words);
  }
}

/** Every page has a title and a description of its own. */
function ownMeta({ meta }: Record<string, unknown>): { meta?: object } {
  return isGroup(meta) ? { meta: { title: `${meta.title} (मराठी)`, description: `${meta.description} (मराठी)` } } : {};
}

function readYaml(file: string): unknown {
  return existsSync(file) ? parse(readFileSync(file, "utf8")) : undefined;
}

function writeContent(folder: string, file: string, value: unknown): void {
  const target = join(folder, "content", file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, stringify(value, { lineWidth: 0 }));
}

/**
 * Groups are merged field by field, lists of groups entry by entry (those with ids by id, in the order of the change);
 * everything else is replaced.
 */
export function merged(before: unknown, change: unknown): unknown {
  if (isListOfGroups(before) && isListOfGroups(change) && change.every(({ id }) => id)) {
    const rest = before.filter(({ id }) => !change.some((entry) => entry.id === id));
    return [
      ...change.map((entry) =>
        merged(
          before.find(({ id }) => id === entry.id),
          entry,
        ),
      ),
      ...rest,
    ];
  }
  if (isListOfGroups(before) && isListOfGroups(change)) {
    const entries = Array.from({ length: Math.max(before.length, change.length) }, (_, index) => index);
    return entries.map((index) => (index in change ? merged(before[index], change[index]) : before[index]));
  }
  if (!isGroup(before) || !isGroup(change)) return change;
  return { ...before, ...Object.fromEntries(Object.entries(change).map(([k, v]) => [k, merged(before[k], v)])) };
}

function isListOfGroups(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.every(isGroup);
}

if (import.meta.main) copyWithOtherContent(resolve(process.argv[2] ?? ""));
