import fc from "fast-check";
import { expect, test } from "vitest";
import { openContent } from "../../app/content/content-folder.ts";
import { type Problem, problemLine } from "../../app/content/problems.ts";
import { readContents } from "../../app/content/read.server.ts";
import { withFiles } from "../../testing/content-edits.ts";
import { textProblems } from "./text-problems.ts";

const folder = openContent(process.cwd());
const files = [...folder.files.keys()];

const oddValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom<unknown>(
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    " ",
    `"><img src=x onerror=alert(1)>`,
    "&amp;{name}{price}{{x}}",
    "\u202eabc",
    "\ud800",
    "\u0000\u0007\u001b[2J",
    "constructor",
    "../../etc/passwd",
    "javascript:alert(1)",
    "no-such.jpg",
    "Haldi".repeat(20_000),
    new Date(0),
    Object.fromEntries([["__proto__", "x"]]),
  ),
);

/** Sets one field of a file to something else, omits it, or adds it again, in a group under any name. */
const edits = fc
  .tuple(
    fc.constantFrom(...files),
    fc.nat(),
    fc.constantFrom("set", "omit", "again"),
    oddValue,
    fc.string({ unit: "binary", maxLength: 12 }),
  )
  .map(([file, place, kind, other, name]) => {
    const value = structuredClone(folder.files.get(file)?.value);
    const places = [...fieldsOf(value)];
    const { parent, key } = places[place % places.length] ?? { parent: {}, key: "" };
    if (kind === "set") parent[key] = other;
    else if (kind === "again" && Array.isArray(parent)) parent.push(parent[Number(key)]);
    // Not by assignment: the name may be one that every object inherits, such as `__proto__`.
    else if (kind === "again") Object.defineProperty(parent, name, { value: parent[key], enumerable: true });
    else if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return { file, value };
  });

test("any value in a field is either rejected by file and field, or can be shown", { timeout: 0 }, () => {
  fc.assert(
    fc.property(edits, ({ file, value }) => {
      const edited = withFiles(folder, new Map([[file, value]]));
      const problems = textProblems(edited);
      if (problems.length > 0) expectClear(problems, file);
      else expect([...holes(readContents(edited), "")]).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

function* fieldsOf(value: unknown): Generator<{ parent: Record<string, unknown>; key: string }> {
  if (typeof value !== "object" || value === null) return;
  const parent = value as Record<string, unknown>; // A list is an object whose keys are numbers.
  for (const key of Object.keys(parent)) {
    yield { parent, key };
    yield* fieldsOf(parent[key]);
  }
}

/** Every problem names a file and says on one line what to do, without zod's own messages. */
function expectClear(problems: readonly Problem[], file: string): void {
  const slug = file.replace(/.*\/|\.yaml$/g, "");
  expect(problems.map(problemLine).join("\n"), "the file or its product, recipe or picture is named").toContain(slug);
  for (const problem of problems) {
    const message = problemLine(problem);
    expect(problem.file).toMatch(/^content\/[^:]+\.yaml$/);
    expect(message).toMatch(
      /expected .+|write .+|both languages need .+|only one language .+|this does not exist: .+|nobody has said .+|is there twice/,
    );
    expect(message.replaceAll(/[\ud800-\udbff][\udc00-\udfff]/g, "")).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
    expect(message).not.toMatch(
      /ZodError|TypeError|RangeError|invalid_|unrecognized_|\[object|Invalid input|Unrecognized key/,
    );
    expect(message.length, message).toBeLessThan(500);
  }
}

/** Values that no page can show: they would appear as "undefined", "NaN" or nothing at all. */
function* holes(value: unknown, path: string): Generator<string> {
  if (value === undefined || value === null || Number.isNaN(value)) yield `${value} at ${path}`;
  else if (typeof value === "string") {
    if (value.trim() === "" && !path.endsWith(".layout.closed")) yield `an empty text at ${path}`;
  } else if (typeof value === "object") {
    const kind: unknown = Object.getPrototypeOf(value);
    if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) yield `${value} at ${path}`;
    for (const [key, inner] of Object.entries(value)) if (inner !== undefined) yield* holes(inner, `${path}.${key}`);
  } else if (typeof value !== "number" && typeof value !== "boolean") yield `a ${typeof value} at ${path}`;
}
