import { inflateSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { pagesOf, pdfText as text } from "../../../testing/pdf-text.ts";
import { readContent } from "../../content/read.server.ts";
import { languages } from "../../site/languages.ts";
import { telLink } from "../enquiry/links.ts";
import { recipeLines } from "../recipes/recipe-lines.ts";
import { type RecipePdf, recipePdf, typesetRecipe } from "../recipes/recipe-pdf.server.ts";
import { openTypesetter } from "./typeset.server.ts";

const content = readContent();
const [{ slug } = { slug: "" }] = content.recipes;
const ownRecipe = recipePdf(content, slug);
/** A short recipe that does not depend on the content. */
const recipe: RecipePdf = {
  ...ownRecipe,
  title: "Dal",
  hindi: "दाल",
  description: "Thick, with ghee.",
  ingredients: [{ amount: "1 cup", what: "dal" }],
  spices: [{ amount: "1 tsp", what: "haldi", hindi: undefined, packs: undefined, colour: "#d9920b" }],
  steps: ["Cook it.", "Serve it."],
  notes: [],
};
const typesetter = await openTypesetter();
const typeset = (recipe: RecipePdf) => typesetRecipe(typesetter, recipe);

const titleOf = (pdf: Buffer) => {
  const [, title = ""] = />([^<>]*)<\/rdf:li>/.exec(pdf.toString()) ?? [];
  return title.replace(
    /&(\w+);/g,
    (entity, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" })[String(name)] ?? entity,
  );
};
/** Letters and digits only: some fonts lack other signs. */
const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(" ");

test.each(languages)("every recipe becomes an accessible PDF in %s, small enough to send", (language) => {
  const content = readContent(language);
  for (const { slug, title } of content.recipes) {
    const { pdf, pages } = typeset(recipePdf(content, slug));
    expect(lettersOf(titleOf(pdf))).toBe(lettersOf(title));
    expect(text(pdf)).toMatch(new RegExp(`/Type\\s*/Catalog[\\s\\S]*?/Lang\\s*\\(${language}`));
    expect(text(pdf).slice(0, 5)).toBe("%PDF-");
    expect(new Set(text(pdf).match(/tel:\+\d+/g))).toEqual(new Set([telLink(content.site.phones.main)]));
    expect(pagesOf(pdf), slug).toBe(pages);
    expect(text(pdf)).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(text(pdf)).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
    // It would be larger with a font that is not subset.
    expect(pdf.length, slug).toBeLessThan(200 * 1024);
  }
});

test.each(languages)("a recipe's PDF has the amount and the words of every ingredient and spice in %s", (language) => {
  const content = readContent(language);
  const inWords = (text: string) => text.split(/\s+/).filter(Boolean);
  for (const facts of content.recipes) {
    const { ingredients, spices } = recipeLines(content, facts);
    const pdf = recipePdf(content, facts.slug);
    for (const [lines, written] of [
      [ingredients, pdf.ingredients],
      [spices, pdf.spices],
    ] as const)
      expect(written.map(({ amount, what }) => inWords(`${amount} ${what}`))).toEqual(
        lines.map(({ text }) => inWords(text)),
      );
  }
  const withAmounts = (one: string, other: string) =>
    typeset({
      ...recipe,
      ingredients: [{ amount: one, what: "dal" }],
      spices: recipe.spices.map((spice) => ({ ...spice, amount: other })),
    }).pdf;
  const [pdf, ...others] = [withAmounts("1", "1"), withAmounts("2", "1"), withAmounts("1", "2")];
  for (const other of others) expect(other.equals(pdf as Buffer)).toBe(false);
});

test("the same recipe results in identical bytes in every build", () => {
  expect(typeset(recipe).pdf.equals(typeset(recipe).pdf)).toBe(true);
});

test("a longer recipe is set in smaller text, and the longest continues on a second page", () => {
  const longer = (times: number): RecipePdf => ({
    ...recipe,
    steps: Array.from({ length: times }, () => "Stir it now and then, until the oil parts from the masala. ".repeat(3)),
  });
  const [short, long, longest] = [1, 12, 60].map((times) => typeset(longer(times)));
  expect(short?.size).toBeGreaterThan(long?.size ?? 0);
  expect(short?.pages).toBe(1);
  expect(longest?.pages).toBeGreaterThan(1);
});

test("a long name is set in smaller text, and a very long name and description make the header higher", () => {
  const named = (title: string, description = recipe.description, steps = ["Serve."]) =>
    typeset({ ...recipe, title, description, steps });
  expect(named("Haldi Doodh for a cold evening, the way our grandmother makes it").pages).toBe(1);
  const [name, description] = ["Haldi Doodh ".repeat(20), "Warm milk with turmeric, for the whole family. ".repeat(12)];
  const steps = Array.from({ length: 12 }, () => "Stir it now and then. ".repeat(5));
  expect(named("Haldi Doodh", "Warm milk.", steps).size).toBeGreaterThan(named(name, description, steps).size);
});

test("a Hindi PDF links to the Hindi page and is set in Hind", () => {
  const hindi = recipePdf(readContent("hi"), slug);
  expect(hindi.address.href).toMatch(new RegExp(`/hi/recipes#${slug}$`));
  const { pdf } = typeset(hindi);
  expect(text(pdf)).toContain(`/hi/recipes#${slug})`);
  expect(text(pdf)).toMatch(/\/BaseFont\s*\/[A-Z]{6}\+Hind-Regular/);
});

test("copying a Hindi syllable from the PDF returns it once", () => {
  const { pdf } = typeset({ ...recipePdf(readContent("hi"), slug), description: "दूसरे तड़के का" });
  // A PDF stores the text of a syllable with several glyphs as ActualText, in UTF-16. Without it, each glyph of दू
  // would be copied as दू.
  expect(inflated(pdf)).toContain("/ActualText <FEFF09260942>");
});

test("emoji are left out; any other character without a glyph stops the build", () => {
  const withEmoji = "Stir 👩🏽‍🌾 it 🇮🇳 1️⃣ time 🌶️ ½ ≤\u2003now 🍲";
  const step = (steps: string[]) => text(typeset({ ...recipe, steps }).pdf);
  expect(step([withEmoji])).toBe(step(["Stir  it  1 time  ½ ≤ now"]));
  expect(step(["🍲"])).toBe(step(["–"]));
  expect(() => step(["Stir 茶 in."])).toThrow(recipe.title);
});

test("a recipe without a drawing is typeset", () => {
  expect(pagesOf(typeset({ ...recipe, drawing: undefined }).pdf)).toBe(1);
});

/** The decompressed streams of a PDF, as text. */
function inflated(pdf: Buffer): string {
  const starts = Array.from(text(pdf).matchAll(/\/Length (\d+)[^>]*?\/FlateDecode[^>]*>>\s*stream\r?\n/g), (match) => ({
    start: match.index + match[0].length,
    length: Number(match[1]),
  }));
  return starts.map(({ start, length }) => text(inflateSync(pdf.subarray(start, start + length)))).join("\n");
}

test("after Typst could not be loaded, the next file loads it again", async () => {
  vi.resetModules();
  vi.doMock("@myriaddreamin/typst-ts-node-compiler", () => {
    throw new Error("broken on purpose");
  });
  const { cachedPdf } = await import("./typeset.server.ts");
  // Not in the cache of files that were made before.
  const make = () =>
    cachedPdf("app/features/pdf/house.typ", { title: crypto.randomUUID() }, [], () => ({
      pdf: Buffer.from("made"),
      pages: 1,
    }));
  await expect(make()).rejects.toThrow();
  vi.doUnmock("@myriaddreamin/typst-ts-node-compiler");
  expect((await make()).pages).toBe(1);
});
