import type { ContentFolder } from "../../app/content/content-files.ts";
import { type FieldPath, type Problem, valueAt } from "../../app/content/problems.ts";
import type { Placeholders } from "../../app/content/schema/placeholders.ts";

/** A field that still has its placeholder value. */
export interface Placeholder {
  file: string;
  path: FieldPath;
  line: number | undefined;
  value: string;
}

/** The fields that still have their value from content/placeholders.yaml. */
export function placeholdersLeft(invented: Placeholders, folder: ContentFolder): Placeholder[] {
  return Object.entries(invented).flatMap(([name, fields]) => {
    const file = `content/${name}`;
    const found = folder.files.get(file);
    return Object.entries(fields ?? {}).flatMap(([field, value]) => {
      const path = pathOf(field);
      const isPlaceholder = normalised(textAt(found?.value, path) ?? "") === normalised(value);
      return isPlaceholder ? [{ file, path, line: found?.lineOf(path), value }] : [];
    });
  });
}

/**
 * Files and fields in placeholders.yaml that do not exist. They do not stop a build: the family may delete a text,
 * but has no form to remove its placeholder from this file.
 */
export function unknownPlaceholders(placeholders: Placeholders, { files }: ContentFolder): Problem[] {
  const file = "content/placeholders.yaml";
  const paths = Object.entries(placeholders).flatMap(([name, fields]) => {
    const named = files.get(`content/${name}`);
    if (!named) return [[name]];
    const unknown = Object.keys(fields ?? {}).filter((field) => textAt(named.value, pathOf(field)) === undefined);
    return unknown.map((field) => [name, field]);
  });
  return paths.map((path) => ({ file, path, code: "unknownPlaceholder", values: {} }));
}

/** Turns a field's name in placeholders.yaml, where list positions count from 1, into a path. */
function pathOf(field: string): FieldPath {
  return field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));
}

/** A text or a number, or a list of them with commas between; undefined for anything else. */
function textAt(value: unknown, path: FieldPath): string | undefined {
  const entries = [valueAt(value, path)].flat();
  return entries.every((entry) => ["string", "number"].includes(typeof entry)) ? entries.join(", ") : undefined;
}

/** Ignores differences in line breaks and spacing. */
const normalised = (text: string) => text.trim().replace(/\s+/g, " ");
