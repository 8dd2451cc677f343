import { Parser } from "yaml";
import { shortened } from "./problems.ts";

/** A mistake in a YAML file, explained for someone who has never heard of YAML. */
export interface Mistake {
  /** Counted from 1; undefined for the file as a whole. */
  line: number | undefined;
  message: string;
}

const oddSpace =
  "expected an ordinary space, got one from another program that only looks like it; delete it and type it again";

const misplaced = "expected the line to start exactly below its neighbours: it is too far left or right";

/**
 * Explains an error of the YAML parser, whose own messages speak of mappings and implicit keys.
 *
 * @param code the parser's name for the error
 * @param line where the parser failed, which is not always where the mistake is
 */
export function explained(code: string, message: string, line: number, text: string): Mistake {
  const rows = text.split(/\r?\n/);
  const row = rows[line - 1] ?? "";
  const pasted = rows.findIndex((row) => /^\s*\u00a0|^[^"']*:\u00a0/.test(row));
  if (pasted >= 0) return { line: pasted + 1, message: oddSpace };
  const conflict = rows.findIndex((row) => /^(<{7}|={7}$|>{7})/.test(row));
  if (conflict >= 0)
    return {
      line: conflict + 1,
      message: `expected no line like "${shortened(rows[conflict] ?? "", 20)}": two changes to this place clashed; keep one of the two and delete the lines of <, = and > signs`,
    };
  const quotes = (what: string) => ({ line, message: `expected double quotes "…" around text that ${what}` });
  const [, value = ""] = /^\s*(?:- )?(?:[\w+-]+: )?(.*)$/.exec(row) ?? [];
  const unclosed = unclosedQuote(text);
  if (unclosed !== undefined)
    return { line: unclosed, message: 'expected a quotation mark at the end of the text too, as in "…"' };
  if (/^\s*\t/.test(row) || code === "TAB_AS_INDENT")
    return {
      line,
      message:
        "expected no tab at the start of the line; delete it, and use the space bar to start the line exactly below its neighbours",
    };
  const dashes = code === "BLOCK_AS_IMPLICIT_KEY" ? misalignedFirstDash(rows, line) : undefined;
  if (dashes)
    return {
      line: dashes.first,
      message: `expected this dash and the one on line ${dashes.second} to be exactly one below the other`,
    };
  if (code === "BAD_DQ_ESCAPE")
    return { line, message: `expected no backslash inside double quotes, got ${shortened(value)}` };
  if (/^["']/.test(value))
    return {
      line,
      message: `expected one pair of quotes around the whole text, with none of the same kind inside, got ${shortened(value)}`,
    };
  const open = rows.findIndex((row, index) => index < line && /^[^"'#]*[:-] \[[^\]]*$/.test(row));
  if (open >= 0)
    return { line: open + 1, message: 'expected "]" at the end of the list, or double quotes "…" around the text' };
  if (/^[-?] /.test(value) || /^[@`%,|>{}[\]*&!]/.test(value)) return quotes(`begins with ${value.slice(0, 1)}`);
  const isWithoutColon = (row = "") => !/:|^\s*-/.test(row) && row.trim() !== "";
  if (isWithoutColon(row) && !isWithoutColon(rows[line - 2]))
    return {
      line,
      message: `expected the field's name, a colon and a space before the text, got "${shortened(row.trim())}"`,
    };
  switch (code) {
    case "DUPLICATE_KEY":
      return {
        line,
        message: `expected each field once, got "${row.trim().replace(/:.*/, "")}" again; delete one of them`,
      };
    case "MULTIPLE_DOCS":
      return { line, message: 'expected no line "---" inside the file; delete it' };
    case "MULTILINE_IMPLICIT_KEY":
      if (/^[\w+-]+:\S/.test(row.trim()))
        return { line, message: `expected a space after the colon, got "${shortened(row.trim())}"` };
      break;
    case "BLOCK_AS_IMPLICIT_KEY":
      if (/: /.test(value)) return quotes("contains a colon followed by a space");
  }
  if (/sequence|All collection|All mapping/.test(message) || isMisaligned(rows, line))
    return { line, message: misplaced };
  if (isMisaligned(rows, line + 1)) return { line: line + 1, message: misplaced };
  return { line, message: `expected "name: text", got "${shortened(row.trim())}"` };
}

/** Whether a line is indented differently from the lines before it that it could belong to. */
function isMisaligned(rows: readonly string[], line: number): boolean {
  const indent = (row: string | undefined) => row?.search(/\S/) ?? -1;
  const own = indent(rows[line - 1]);
  return own > 0 && own > indent(rows[line - 2]) && !/(:|-)\s*$/.test(rows[line - 2] ?? "");
}

/**
 * The lines of a list's first two dashes if the second, on or after `line`, is further left than the first. There is no
 * telling which of them is misplaced.
 */
function misalignedFirstDash(rows: readonly string[], line: number): { first: number; second: number } | undefined {
  const written = rows
    .map((row, index) => ({ row, line: index + 1, indent: row.search(/\S/) }))
    .filter(({ row }) => !/^\s*(#|$)/.test(row));
  const at = written.findIndex((row) => row.line >= line);
  const second = written[at];
  if (!second || !/^\s*- /.test(second.row)) return undefined;
  const field = written.findLastIndex(({ indent }, index) => index < at && indent <= second.indent);
  const [first, ...others] = written.slice(field + 1, at);
  if (!first || !/:\s*$/.test(written[field]?.row ?? "") || !/^\s*- /.test(first.row)) return undefined;
  const isFirstOfMany = others.some(({ indent }) => indent === first.indent);
  return isFirstOfMany ? undefined : { first: first.line, second: second.line };
}

/** The line of the first unclosed quotation mark. */
function unclosedQuote(text: string): number | undefined {
  const open = tokensOf(text).find(
    ({ type, source }) =>
      (type === "double-quoted-scalar" || type === "single-quoted-scalar") &&
      (source.length < 2 || source.at(-1) !== source.at(0)),
  );
  return open && lineAt(text, open.offset);
}

/** Finds valid YAML that does not mean what it seems to: texts cut off or joined, special characters. */
export function trapsIn(text: string): Mistake[] {
  return tokensOf(text).flatMap(({ type, source, offset }) => {
    const line = lineAt(text, offset);
    if (type === "scalar" && source.startsWith("\u00a0")) return { line, message: oddSpace };
    const before = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
    if (type === "comment" && before.trim() !== "")
      return {
        line,
        message: `expected double quotes "…" around text with a #, or the note on its own line; as it is, "${shortened(source)}" is left out`,
      };
    if (type === "scalar" && /^-\S/.test(source) && source.includes("\n"))
      return { line, message: `expected a space after the dash, got "${shortened(source.split("\n", 1)[0] ?? "")}"` };
    const joined =
      type === "scalar" ? source.split("\n").findIndex((row, index) => index > 0 && /^\s*-/.test(row)) : -1;
    if (joined > 0)
      return {
        line: line + joined,
        message: `${misplaced}; as it is, it joins the line before: "${shortened(source.replace(/\s*\n\s*/g, " "))}"`,
      };
    if (["anchor", "alias", "tag", "directive"].includes(type) || (type === "flow-map-start" && source === "{"))
      return { line, message: `expected double quotes "…" around text that begins with ${source.slice(0, 1)}` };
    return [];
  });
}

/** A token of the YAML parser. */
interface Token {
  type: string;
  source: string;
  /** In characters from the start of the file. */
  offset: number;
}

/** The file's tokens in order, without comments beside the ">-" of a long text: those cut nothing off. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const walk = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if ("type" in part && "source" in part && "offset" in part) tokens.push(part as Token); // These three fields make a token.
    for (const [name, inner] of Object.entries(part)) if (name !== "props") walk(inner);
  };
  for (const token of new Parser().parse(text)) walk(token);
  return tokens;
}

/** The line of an offset in the text, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
