import type { ContentFolder } from "./content-folder.ts";
import { placeholderPath } from "./cross-checks.ts";
import type { PlaceholdersFacts } from "./facts.ts";
import { at, type FieldPath } from "./problems.ts";

/** A field that still holds its invented value. */
export interface Placeholder {
  file: string;
  path: FieldPath;
  line: number | undefined;
  value: string;
}

/** The fields that still have their value from content/placeholders.yaml. */
export function placeholdersLeft(invented: PlaceholdersFacts, folder: ContentFolder): Placeholder[] {
  return Object.entries(invented).flatMap(([name, fields]) => {
    const file = `content/${name}`;
    const found = folder.files.get(file);
    return Object.entries(fields ?? {}).flatMap(([field, value]) => {
      const path = placeholderPath(field);
      const isLeft = normalised(String(at(found?.value, path))) === normalised(value);
      return isLeft ? [{ file, path, line: found?.lineOf(path), value }] : [];
    });
  });
}

/** Ignores differences in line breaks and spacing. */
const normalised = (text: string) => text.trim().replace(/\s+/g, " ");
