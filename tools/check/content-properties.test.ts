import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { openContent } from "../../app/content/content-folder.ts";
import { type Problem, problemLine } from "../../app/content/problems.ts";
import { type Content, readContents } from "../../app/content/read.server.ts";
import { type CardProduct, ProductCard } from "../../app/features/catalogue/ProductCard.tsx";
import { withFiles } from "../../testing/content-edits.ts";
import { textProblems } from "./text-problems.ts";

/**
 * Whatever someone writes in a content file is either rejected with a message that names the file and field, or gives a
 * site that renders. Runs are repeatable; `FC_SEED=<any number> npx vitest run content-properties` tries others. Several
 * seeds, because each has found problems that the others missed.
 */
const seeds = process.env.FC_SEED ? [Number(process.env.FC_SEED)] : [1, 2, 6, 9, 12, 13];
const numRuns = 100;

/** In milliseconds: generous, because these tests do not measure speed. */
const untimed = { timeout: 0 };

const folder = openContent(process.cwd());
const files = [...folder.files.keys()];

test.each(seeds)(
  "any value in a field is either rejected by file and field, or rendered (seed %i)",
  untimed,
  (seed) => {
    fc.assert(
      fc.property(edit(), ({ file, value }) => {
        const edited = withFiles(folder, new Map([[file, value]]));
        const problems = textProblems(edited);
        if (problems.length > 0) expectClear(problems, file);
        else for (const content of readContents(edited)) expectShowable(content);
      }),
      { seed, numRuns },
    );
  },
);

const oddValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom<unknown>(
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    "",
    " ",
    "<script>alert(1)</script>",
    `"><img src=x onerror=alert(1)>`,
    "</script><!--",
    "&amp;{name}{price}{{x}}",
    "\u202eabc",
    "\ud800",
    "\u0000\u0007\u001b[2J",
    "constructor",
    "__proto__",
    "../../etc/passwd",
    "https://",
    "javascript:alert(1)",
    "//evil.example",
    "no-such.jpg",
    "Haldi".repeat(20_000),
    new Date(0),
    Object.fromEntries([["constructor", "x"]]),
  ),
);

interface EditedFile {
  file: string;
  value: unknown;
}

/** Changes one field: sets it to something else, omits it, or adds it again, in a group under any name. */
function edit(): fc.Arbitrary<EditedFile> {
  const kind = fc.constantFrom("set", "omit", "again");
  return fc
    .tuple(fc.constantFrom(...files), fc.nat(), kind, oddValue, fc.string({ unit: "binary", maxLength: 12 }))
    .map(([file, place, kind, other, name]) => {
      const value = structuredClone(folder.files.get(file)?.value);
      const places = [...fieldsOf(value)];
      const chosen = places[place % places.length];
      if (!chosen) return { file, value: other };
      const { parent, key } = chosen;
      switch (kind) {
        case "set":
          parent[key] = other;
          break;
        case "omit":
          if (Array.isArray(parent)) parent.splice(Number(key), 1);
          else delete parent[key];
          break;
        case "again":
          if (Array.isArray(parent)) parent.push(parent[Number(key)]);
          else setOwn(parent, name, parent[key]);
      }
      return { file, value };
    });
}

/** Also works for names that every object inherits, such as `__proto__`. */
function setOwn(parent: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

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
      /expected .+|both languages need .+|the other language .+|there is (no such|another one) .+|is in the list twice|a hidden sign .+/,
    );
    expect(message.replaceAll(/[\ud800-\udbff][\udc00-\udfff]/g, "")).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
    expect(message).not.toMatch(
      /ZodError|TypeError|RangeError|invalid_|unrecognized_|\[object|Invalid input|Unrecognized key/,
    );
    expect(message.length, message).toBeLessThan(500);
  }
}

/** No value would show as "undefined" or "NaN", every reference resolves, and every card renders. */
function expectShowable(content: Content): void {
  const { products, regions, spices, photos, pages, catalogue } = content;
  expect([...holes(content, "")]).toEqual([]);
  for (const ids of [regions, spices].map((entries) => entries.map(({ id }) => id)))
    expect(new Set(ids).size).toBe(ids.length);
  for (const region of [
    ...pages.home.regions.states.map(({ region }) => region),
    ...pages.distributors.reach.states.map(({ region }) => region),
    ...pages.distributors.reach.wanted,
    ...pages.contact.areas.regions,
  ])
    expect(regions.map(({ id }) => id)).toContain(region);
  for (const { picture, ...product } of products) {
    const alt = picture && photos[picture]?.alt;
    if (picture) expect(typeof alt).toBe("string");
    const card: CardProduct = {
      ...product,
      labels: product.badges,
      picture: picture ? { alt: alt ?? "", src: picture } : undefined,
    };
    const html = renderToStaticMarkup(createElement(ProductCard, { product: card, words: catalogue, sizes: "1px" }));
    expect(html).toContain("</h3>");
    expect(html).not.toMatch(/<script|<img src="x"|\sonerror=(?!alert)/);
  }
}

/** Values that no page can show: they would appear as "undefined", "NaN" or nothing at all. */
function* holes(value: unknown, path: string): Generator<string> {
  if (value === undefined || value === null || Number.isNaN(value)) yield `${value} at ${path}`;
  else if (typeof value === "string") {
    if (value.trim() === "" && path !== ".layout.closed") yield `an empty text at ${path}`;
  } else if (typeof value === "object") {
    const kind: unknown = Object.getPrototypeOf(value);
    if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) yield `${value} at ${path}`;
    for (const [key, inner] of Object.entries(value)) if (inner !== undefined) yield* holes(inner, `${path}.${key}`);
  } else if (typeof value !== "number" && typeof value !== "boolean") yield `a ${typeof value} at ${path}`;
}
