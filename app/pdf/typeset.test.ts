import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { cataloguePdf } from "../catalogue/catalogue-pdf.server";
import { readContent } from "../content/read.server";
import type { Product } from "../content/schema/product";
import { languages } from "../languages";
import { type Price, readPrice } from "../packs/packs";
import { type RecipePdf, recipePdf } from "../recipe/recipe-pdf.server";
import { openTypesetter } from "./typeset.server";

const content = readContent();
const [{ slug, title } = { slug: "", title: "" }] = content.recipes;
const recipe = recipePdf(content, slug);
const { recipe: typeset, catalogue: typesetCatalogue } = await openTypesetter();

/** A value of a PDF's catalogue and metadata, which Typst writes uncompressed. */
const text = (pdf: Buffer) => pdf.toString("latin1");
const pagesOf = (pdf: Buffer) => Number(/\/Type\s*\/Pages\b[^>]*?\/Count (\d+)/.exec(text(pdf))?.[1]);

test.each(languages)("every recipe becomes an accessible PDF of one page in %s, small enough to send", (language) => {
  const content = readContent(language);
  for (const { slug, title } of content.recipes) {
    const { pdf } = typeset(recipePdf(content, slug));
    expect(pdf.toString()).toContain(`>${title}</rdf:li>`);
    expect(text(pdf)).toMatch(new RegExp(`/Lang\\s*\\(${language}`));
    expect(text(pdf).slice(0, 5)).toBe("%PDF-");
    expect(pagesOf(pdf), slug).toBe(1);
    expect(text(pdf)).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(text(pdf)).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
    // Hindi takes more: its text is repeated beside the shapes, syllable by syllable, to be copied and read out.
    expect(pdf.length, slug).toBeLessThan((language === "hi" ? 90 : 70) * 1024);
  }
});

test("the same recipe is the same file, whenever it is built", () => {
  expect(typeset(recipe).pdf.equals(typeset(recipe).pdf)).toBe(true);
});

test("a longer recipe is set smaller, and one that needs two pages stops the build by its name", () => {
  const longer = (times: number): RecipePdf => ({
    ...recipe,
    notes: [],
    steps: Array.from({ length: times }, () => "Stir it now and then, until the oil parts from the masala. ".repeat(3)),
  });
  expect(typeset(longer(12)).size).toBeLessThan(typeset(longer(1)).size);
  expect(() => typeset(longer(60))).toThrow(`${title}: this recipe does not fit one page`);
});

test("a long name is set smaller, and one that does not fit the head stops the build", () => {
  const named = (title: string) => typeset({ ...recipe, title });
  expect(pagesOf(named("Haldi Doodh for a cold evening, the way our grandmother makes it").pdf)).toBe(1);
  expect(() => named("Haldi Doodh ".repeat(20))).toThrow("its name or its description is too long");
});

test("a Hindi PDF leads to the Hindi page, and its steps are in the text face", () => {
  const hindi = recipePdf(readContent("hi"), slug);
  expect(hindi.address.href).toMatch(new RegExp(`/hi/recipes#${slug}$`));
  const { pdf } = typeset(hindi);
  expect(text(pdf)).toContain(`/hi/recipes#${slug})`);
  expect(text(pdf)).toMatch(/\/BaseFont\s*\/[A-Z]{6}\+Hind-Regular/);
});

test("a Hindi syllable is copied once, even if its vowel sign hangs lower than others", () => {
  const { pdf } = typeset({ ...recipePdf(readContent("hi"), slug), description: "दूसरे तड़के का" });
  // PDFs name the text of a syllable that takes several glyphs, in UTF-16; each glyph would stand for all of दू
  // otherwise.
  expect(inflated(pdf)).toContain("/ActualText <FEFF09260942>");
});

test("a character that no font has stops the build, instead of printing an empty box", () => {
  expect(() => typeset({ ...recipe, steps: ["Stir 茶 in."] })).toThrow(title);
});

test("a recipe without a drawing is set, too", () => {
  expect(pagesOf(typeset({ ...recipe, drawing: undefined }).pdf)).toBe(1);
});

test.each(languages)(
  "the catalogue is an accessible PDF in %s, small enough to forward, the same every time",
  async (language) => {
    const catalogue = cataloguePdf(readContent(language));
    const { pdf, pages } = await typesetCatalogue(catalogue);
    expect([pages, pagesOf(pdf)]).toEqual([catalogue.shelf.length + 2, pages]);
    expect(text(pdf)).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(text(pdf)).toMatch(new RegExp(`/Lang\\s*\\(${language}`));
    expect(pdf.length).toBeLessThan(1.5e6);
    expect((await typesetCatalogue(catalogue)).pdf.equals(pdf)).toBe(true);
  },
);

test("a catalogue of 60 products, some with long words, many packs or no picture, cuts no card", async () => {
  const odd: readonly Partial<Product>[] = [
    { picture: undefined },
    { price: readPrice("50gm, 100gm, 200gm, 250gm, 500gm, 750gm, 1kg, 2kg, 5kg, 10kg, 25kg, Bulk") as Price },
    { name: "Kashmiri Lal Mirch Powder, extra fine and stone-ground", tag: "Colour ".repeat(12) },
    { name: "Superextraordinarilylongname", hindi: undefined, isNew: true, isPopular: true },
  ];
  const products = Array.from({ length: 60 }, (_, index) => ({
    ...(content.products[index % content.products.length] as Product),
    ...odd[index],
  }));
  const { pages } = await typesetCatalogue(cataloguePdf({ ...content, products }));
  expect(pages).toBe(9);
  // Cut off words would be lost silently; those that fit at no size stop the build by the product's name.
  const endless = products.map((product) => ({ ...product, uses: "Curries, tadka, pickles. ".repeat(40) }));
  await expect(typesetCatalogue(cataloguePdf({ ...content, products: endless }))).rejects.toThrow(
    "is too long for its place",
  );
});

/** The compressed parts of a PDF, as text. */
function inflated(pdf: Buffer): string {
  const starts = Array.from(text(pdf).matchAll(/\/Length (\d+)[^>]*?\/FlateDecode[^>]*>>\s*stream\r?\n/g), (match) => ({
    start: match.index + match[0].length,
    length: Number(match[1]),
  }));
  return starts.map(({ start, length }) => text(inflateSync(pdf.subarray(start, start + length)))).join("\n");
}
