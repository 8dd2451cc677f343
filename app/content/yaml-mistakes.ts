import { type Document, isAlias, isMap, isScalar, type ParsedNode, visit } from "yaml";
import { shortened } from "./problems.ts";

/** A mistake in a YAML file. */
export interface Mistake {
  /** In characters from the start of the file. */
  offset: number;
  message: string;
}

/** The commonest traps, for someone who has never heard of YAML. */
const traps =
  'look here and one line above for a tab or a line that does not begin exactly below its neighbours; for a missing space after a colon or dash; and for text that needs double quotes "…" around it because of a colon, a # or a quotation mark';

/** Finds what the parser rejects, and what it accepts although nobody means it. */
export function mistakesIn(document: Document.Parsed, text: string): Mistake[] {
  const misread: Mistake[] = [];
  visit(document, {
    Node(_, node) {
      // Every node of a parsed document knows where it begins and ends.
      const [offset, end] = (node as ParsedNode).range;
      const sign = signBefore(node as ParsedNode);
      if (sign) misread.push({ offset, message: `expected double quotes "…" around text that begins with ${sign}` });
      if (!isScalar(node) || node.type?.startsWith("BLOCK")) return;
      const source = text.slice(offset, end);
      if (source.includes("\n"))
        misread.push({
          offset,
          message: `expected text on one line, or on several after >-, got "${shortened(source.trim().replace(/\s+/g, " "))}"; ${traps}`,
        });
      const [note] = /^[ \t]*#.*/.exec(text.slice(end)) ?? [];
      if (note)
        misread.push({
          offset: end,
          message: `expected double quotes "…" around text with a #, or the note on its own line; as it is, "${shortened(note.trim())}" is left out`,
        });
    },
  });
  if (misread.length > 0) return misread;
  // Later errors mostly follow from the first.
  const [error] = [...document.errors, ...document.warnings];
  return error
    ? [{ offset: error.pos[0], message: `expected valid YAML (${shortened(error.message)}); ${traps}` }]
    : [];
}

/** A sign with a meaning of its own in YAML, at the start of what was meant as a text. */
function signBefore(node: ParsedNode): string | undefined {
  if (isAlias(node)) return "*";
  if (node.anchor) return "&";
  if (node.tag) return "!";
  return isMap(node) && node.flow ? "{" : undefined;
}
