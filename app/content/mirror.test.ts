import fc from "fast-check";
import { expect, test } from "vitest";
import { changed, type Edit, set } from "./edited-content";
import { withMirrorProblems } from "./mirror.server";
import { sentence } from "./problems";
import { readParts } from "./read.server";

const english = "content/en/pages/home.yaml";
const hindi = "content/hi/pages/home.yaml";

/** The build's messages after the edits, without line numbers. */
function messagesAfter(edits: Record<string, Edit>): string[] {
  const folder = changed(edits);
  const known = (["en", "hi"] as const).flatMap((language) => readParts(folder, language).problems);
  return withMirrorProblems(folder, known).map((problem) => sentence(problem).replaceAll(/, line \d+/g, ""));
}

test("a field that only one language has is reported with both files, once", () => {
  expect(messagesAfter({ [hindi]: set(["hero", "lead"], undefined) })).toEqual([
    `${hindi}: hero.lead: expected this field, because ${english} has it; write it here`,
  ]);
  expect(messagesAfter({ [english]: set(["stats", "head", "lead"], "Since 1990") })).toEqual([
    `${hindi}: stats.head.lead: expected this field, because ${english} has it; write it here, or delete it there`,
  ]);
  expect(messagesAfter({ [hindi]: set(["stats", "head", "lead"], "1990 से") })).toEqual([
    `${english}: stats.head.lead: expected this field, because ${hindi} has it; write it here, or delete it there`,
  ]);
});

test("a misspelt field is reported where it is, with both files", () => {
  expect(messagesAfter({ [hindi]: (text) => text.replace(/^organisation:/m, "organization:") })).toEqual([
    `${hindi}: organisation: expected this field, because ${english} has it; write it here`,
    `${hindi}: organization: expected no such field, and ${english} has none; correct its spelling or delete it`,
  ]);
});

test("the place in the other file is named with its line", () => {
  const folder = changed({ [english]: set(["stats", "head", "lead"], "Since 1990") });
  const [problem] = withMirrorProblems(folder, []);
  const line = folder.files.get(english)?.lineOf(["stats", "head", "lead"]);
  expect(problem?.message).toContain(`because ${english}, line ${line} has it`);
});

test("lists have as many entries in every language", () => {
  expect(messagesAfter({ [hindi]: set(["letter", "paragraphs"], ["एक"]) })).toEqual([
    expect.stringMatching(
      `^${hindi}: letter.paragraphs: expected as many entries as in ${english}, which has \\d+, got 1; change one of the two lists$`,
    ),
  ]);
  expect(messagesAfter({ [hindi]: set(["why", "reasons"], []) })).toEqual([
    expect.stringContaining(`why.reasons: expected as many entries as in ${english}`),
  ]);
});

test("a file that only one language has is reported with both names, once", () => {
  const [there, here] = ["en", "hi"].map((language) => `content/${language}/pages/not-found.yaml`) as [string, string];
  const message = (missing: string, present: string) =>
    `${missing}: expected this file, because there is ${present}; write it, or delete both`;
  expect(messagesAfter({ [here]: () => undefined })).toEqual([message(here, there)]);
  expect(messagesAfter({ [there]: () => undefined })).toEqual([message(there, here)]);
});

test("the names in curly brackets are the same, whatever their first letter", () => {
  const title = (text: string) => set(["products", "head", "title"], text);
  expect(messagesAfter({ [english]: title("{Products} spices"), [hindi]: title("डब्बे के रत्न, {brand} से") })).toEqual([
    `${hindi}: products.head.title: expected {products} in curly brackets as in ${english}, got {brand}; change one of the two texts`,
  ]);
  expect(messagesAfter({ [english]: title("{Products}"), [hindi]: title("{Products} और {products}") })).toEqual([]);
});

test("pictures, choices and figures are the same in every language", () => {
  expect(messagesAfter({ [hindi]: set(["letter", "picture"], "pack-family.jpg") })).toEqual([
    expect.stringMatching(
      `^${hindi}: letter.picture: expected "[^"]+" as in ${english}, got "pack-family.jpg"; change`,
    ),
  ]);
  expect(messagesAfter({ [hindi]: set(["testimonials", "quotes", 0, "spice"], "amchur-powder") })).toEqual([
    expect.stringContaining('got "amchur-powder"'),
  ]);
});

test("Hindi beside English may be missing in the Hindi files, and languages count in their own way", () => {
  expect(messagesAfter({ [english]: set(["letter", "head", "hindi"], "चिट्ठी") })).toEqual([]);
  const recipes = "content/hi/pages/recipes.yaml";
  expect(messagesAfter({ [recipes]: set(["units", "tbsp"], "बड़े चम्मच") })).toEqual([]);
});

test("what a schema rejects is not reported a second time", () => {
  expect(messagesAfter({ [hindi]: set(["hero", "lead"], "{nobody}") })).toEqual([
    expect.stringMatching(/hero\.lead: expected one of the site's own names.*got \{nobody\}$/),
  ]);
  const dal = "content/hi/recipes/dal-tadka.yaml";
  expect(messagesAfter({ [dal]: (text) => text.replace("  garlic:", "  garlick:") })).toHaveLength(2);
});

test("a file that is not YAML is only reported as such", () => {
  const file = "content/hi/pages/not-found.yaml";
  expect(messagesAfter({ [file]: () => 'hero: "open\n' })).toEqual([expect.stringContaining(`${file}: expected`)]);
});

test("each file says the same as itself, and every field deleted from one language is noticed", () => {
  const folder = changed({ [english]: (text) => `${text}\n` });
  expect(withMirrorProblems(folder, [])).toEqual([]);
  const words = [...folder.files].filter(([file]) => /^content\/(en|hi)\//.test(file));
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.nat(), ([file, { value }], place) => {
      const fields = [...fieldsOf(value, [])].filter((path) => !path.includes("hindi") && !path.includes("isWord"));
      const path = fields[place % fields.length] ?? [];
      const rest = withoutField(value, path);
      const edited = {
        ...folder,
        files: new Map(folder.files).set(file, { value: rest, problems: [], lineOf: () => undefined }),
      };
      // The two forms of a countable word may be one form.
      if (path.at(-1) === "one" || path.at(-1) === "other") return;
      const messages = withMirrorProblems(edited, []).map(sentence).join("\n");
      expect(messages, `${file}: ${path.join(".")}`).toContain(file);
      expect(messages).toContain(file.replace(/\/(en|hi)\//, (_, language) => (language === "en" ? "/hi/" : "/en/")));
    }),
    { numRuns: 300, seed: 1 },
  );
});

function* fieldsOf(value: unknown, path: readonly string[]): Generator<readonly string[]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [...path, key];
    yield* fieldsOf(inner, [...path, key]);
  }
}

function withoutField(value: unknown, path: readonly string[]): unknown {
  const copy = structuredClone(value);
  const parent = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy);
  const key = path.at(-1) ?? "";
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete (parent as Record<string, unknown>)[key];
  return copy;
}
