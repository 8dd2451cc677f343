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

/** The fields that still read as content/placeholders.yaml has them. */
export function placeholdersLeft(invented: PlaceholdersFacts, folder: ContentFolder): Placeholder[] {
  return Object.entries(invented).flatMap(([name, fields]) => {
    const file = `content/${name}`;
    const found = folder.files.get(file);
    return Object.entries(fields ?? {}).flatMap(([field, value]) => {
      const path = placeholderPath(field);
      const isLeft = spaced(String(at(found?.value, path))) === spaced(value);
      return isLeft ? [{ file, path, line: found?.lineOf(path), value }] : [];
    });
  });
}

/** Line breaks make no difference. */
const spaced = (text: string) => text.trim().replace(/\s+/g, " ");
