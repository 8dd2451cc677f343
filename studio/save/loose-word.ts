import { type Document, parseDocument } from "yaml";
import type { ContentFolder } from "../../app/content/content-files.ts";
import { readParts } from "../../app/content/parts.server.ts";
import { languages } from "../../app/languages.ts";
import { wrongLooseWords } from "../../tools/check/cross-checks.ts";
import { afterSave, type Changes } from "./faults.ts";

/**
 * A new word for loose goods in catalogue.yaml also has to replace the old one among the packs of products and pages. One
 * form after the other would be refused, so they change in the same save.
 *
 * @param folder the content before the save
 * @param read returns the text of a file before the save
 * @returns the other files
 */
export function withNewLooseWord(
  folder: ContentFolder,
  changes: Changes,
  read: (path: string) => string | undefined,
): [path: string, text: string][] {
  const words = new Map(
    languages.flatMap((language) => {
      const catalogue = `content/${language}/catalogue.yaml`;
      const [from, to] = [read(catalogue), changes.get(catalogue)].map(looseWordIn);
      return from && to && from !== to ? [[language as string, { from, to }] as const] : [];
    }),
  );
  if (words.size === 0) return [];
  const after = afterSave(folder, changes);
  const documents = new Map<string, Document>();
  for (const { file, path } of wrongLooseWords(readParts(after).parts, after)) {
    const word = words.get(file.split("/")[1] ?? "");
    if (!word) continue;
    const document = documents.get(file) ?? parseDocument(changes.get(file) ?? read(file) ?? "");
    const packs = String(document.getIn(path)).split(/(\s*,\s*)/);
    document.setIn(path, packs.map((pack) => (pack === word.from ? word.to : pack)).join(""));
    documents.set(file, document);
  }
  return Array.from(documents, ([path, document]) => [path, document.toString({ lineWidth: 0 })]);
}

const looseWordIn = (catalogue: string | undefined) => catalogue && parseDocument(catalogue).get("loose");
