import type { Finding, Place } from "../app/content/preflight/content-to-check.ts";
import { fieldName, plain } from "../app/content/problems.ts";

/** The findings as a table that is at most `width` characters wide: where on the left, what to do on the right. */
export function findingsTable(findings: readonly Finding[], width: number): string[] {
  const left = Math.floor((width - gap) * 0.44);
  const right = width - gap - left;
  const row = (where: readonly string[], what: readonly string[]) =>
    Array.from({ length: Math.max(where.length, what.length) }, (_, index) =>
      `${(where[index] ?? "").padEnd(left)}${" ".repeat(gap)}${what[index] ?? ""}`.trimEnd(),
    );
  const rule = `${"─".repeat(left)}${" ".repeat(gap)}${"─".repeat(right)}`;
  let last: string | undefined;
  const rows = findings.flatMap(({ places, message }) => {
    const [place, ...others] = places;
    if (!place || others.length > 0) {
      last = undefined;
      const sideBySide = places.flatMap((place) => row(whereIs(place, left), wrapped(place.says ?? "", right)));
      return ["", ...wrapped(message, width), ...sideBySide];
    }
    const where = whereIs(place, left);
    const before = last;
    last = where.join("\n");
    // A second finding at the same place does not repeat it.
    return [...(before === undefined ? [""] : []), ...row(before === last ? [] : where, wrapped(message, right))];
  });
  return [...row(["Where"], ["What to do"]), rule, ...rows];
}

const gap = 2;

function whereIs({ file, line, path }: Place, width: number): string[] {
  const field = [line === undefined ? "" : `line ${line}`, fieldName(path)].filter(Boolean).join(": ");
  return [...wrapped(file, width), ...wrapped(field, width - 2).map((part) => `  ${part}`)];
}

/** A text in lines of at most `width` characters; only words longer than that are divided. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of plain(text).split(" ")) {
    const joined = line ? `${line} ${word}` : word;
    if (joined.length <= width) {
      line = joined;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (line.length > width) {
      lines.push(line.slice(0, width));
      line = line.slice(width);
    }
  }
  return line ? [...lines, line] : lines;
}
