import { inflateSync } from "node:zlib";
import decodeQr from "qr/decode.js";
import sharp from "sharp";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { expect, test } from "vitest";
import { readContent } from "../../content/read.server.ts";
import { languages, pathIn } from "../../site/languages.ts";
import { telLink } from "../enquiry/links.ts";
import { messageOrigin, withOrigin } from "../enquiry/origin.ts";
import { cataloguePdf, shelfPages, typesetCatalogue } from "./catalogue-pdf.server.ts";

/** The bytes of a PDF as text. Typst does not compress the document catalogue and the metadata. */
const pdfText = (pdf: Buffer) => pdf.toString("latin1");

test.each(languages)("in %s, the QR codes open the chat with the greeting, and the site", async (language) => {
  const content = readContent(language);
  const { chat: codeOfChat, address } = cataloguePdf(content);
  const chat = new URL(await scanned(codeOfChat.drawing));
  expect(chat.href.split("?")[0]).toBe(`https://wa.me/${content.site.phones.main.replace(/\D/g, "")}`);
  const { message } = content.pages.home.hero.whatsapp;
  expect(chat.searchParams.get("text")).toBe(
    withOrigin(message, messageOrigin(content, content["catalogue-pdf"].inMessages)),
  );
  expect(await scanned(address.drawing)).toBe(content.site.address + pathIn(language, "/"));
});

test("products are grouped by category, each named once for screen readers, on pages of similar length", () => {
  const content = readContent();
  const [product] = content.products;
  const shelf = (count: number) =>
    shelfPages({ products: Array.from({ length: count }, () => product as (typeof content.products)[number]) });
  const rows = (count: number) => shelf(count).map(({ rows }) => rows);
  expect([rows(1), rows(9), rows(10), rows(60)]).toEqual([[1], [3], [2, 2], [3, 3, 3, 3, 3, 3, 2]]);
  expect(shelf(200).flatMap(({ products }) => products)).toHaveLength(200);
  const cards = cataloguePdf({ ...content, products: [...content.products, ...content.products] }).shelf.flatMap(
    ({ cards }) => cards,
  );
  const named = cards.filter(({ isFirst }) => isFirst).map(({ category }) => category);
  expect(named).toEqual([...new Set(cards.flatMap(({ category }) => category ?? []))]);
});

test("emoji are left out; any other character without a glyph stops the build", async () => {
  const content = readContent();
  const shelved = async (shelf: string) => {
    const words = { ...content["catalogue-pdf"], shelf };
    return (await typesetCatalogue(cataloguePdf({ ...content, "catalogue-pdf": words }))).pdf;
  };
  const withEmoji = await shelved("Stir 👩🏽‍🌾 it 🇮🇳 1️⃣ time 🌶️ ½ ≤\u2003now 🍲");
  expect(withEmoji.equals(await shelved("Stir  it  1 time  ½ ≤ now"))).toBe(true);
  await expect(shelved("Stir 茶 in.")).rejects.toThrow(content["catalogue-pdf"].title);
});

test("copying a Hindi syllable from the PDF returns it once", async () => {
  const content = readContent("hi");
  const products = content.products.map((product) => ({ ...product, uses: "दूसरे तड़के का" }));
  const { pdf } = await typesetCatalogue(cataloguePdf({ ...content, products }));
  // A PDF stores the text of a syllable with several glyphs as ActualText, in UTF-16. Without it, each glyph of दू
  // would be copied as दू.
  expect(inflated(pdf)).toContain("/ActualText <FEFF09260942>");
});

test.each(languages)(
  "the catalogue is an accessible PDF in %s, the same every time, and nothing is drawn over a text",
  async (language) => {
    const content = readContent(language);
    const catalogue = cataloguePdf(content);
    const { pdf, pages } = await typesetCatalogue(catalogue);
    expect(pages).toBe(catalogue.shelf.length + 2);
    expect(pdfText(pdf)).toMatch(new RegExp(`/Type\\s*/Pages\\b[^>]*?/Count ${pages}\\b`));
    expect(pdfText(pdf)).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(pdfText(pdf)).toMatch(new RegExp(`/Type\\s*/Catalog[\\s\\S]*?/Lang\\s*\\(${language}`));
    const { phones, emails } = content.site;
    expect(new Set(pdfText(pdf).match(/tel:\+\d+/g))).toEqual(new Set([phones.main, phones.second].map(telLink)));
    expect(pdfText(pdf)).toContain(`mailto:${emails.trade})`);
    expect((await typesetCatalogue(catalogue)).pdf.equals(pdf)).toBe(true);
    const found = await drawnOverTexts(pdf);
    expect(found.texts).toBeGreaterThan(100);
    expect(found.covered).toEqual([]);
  },
);

test("a catalogue of seven times as many products is typeset, small enough to forward", async () => {
  const content = readContent("hi");
  const products = Array.from({ length: 7 }, () => content.products).flat();
  const { pages, pdf } = await typesetCatalogue(cataloguePdf({ ...content, products }));
  expect(pages).toBe(shelfPages({ products }).length + 2);
  // More than 3 MB would take half a minute on a slow phone.
  expect(pdf.length).toBeLessThan(3e6);
});

/** The decompressed streams of a PDF, as text. */
function inflated(pdf: Buffer): string {
  const text = pdfText(pdf);
  const starts = Array.from(text.matchAll(/\/Length (\d+)[^>]*?\/FlateDecode[^>]*>>\s*stream\r?\n/g), (match) => ({
    start: match.index + match[0].length,
    length: Number(match[1]),
  }));
  return starts.map(({ start, length }) => pdfText(inflateSync(pdf.subarray(start, start + length)))).join("\n");
}

/** Scans the drawing of a QR code. */
async function scanned(drawing: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(drawing))
    .resize(600)
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data });
}

type Box = [left: number, bottom: number, right: number, top: number];

/** The texts of a PDF that a drawn path meets without being the surface below them; in points, from the page's corner. */
async function drawnOverTexts(pdf: Buffer): Promise<{ texts: number; covered: string[] }> {
  const { OPS, Util } = await getResolvedPDFJS();
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const covered: string[] = [];
  let count = 0;
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const paths: Box[] = [];
    const saved: number[][] = [];
    let matrix = [1, 0, 0, 1, 0, 0];
    for (const [index, operator] of fnArray.entries()) {
      const values = argsArray[index];
      if (operator === OPS.save) saved.push(matrix);
      else if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
      else if (operator === OPS.transform) matrix = Util.transform(matrix, values);
      else if (operator === OPS.constructPath && values[0] !== OPS.endPath && values[2]) {
        const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
        Util.axialAlignedBoundingBox(values[2], matrix, box);
        paths.push(box);
      }
    }
    for (const item of (await page.getTextContent()).items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      count++;
      const [, , , size, x, y] = item.transform;
      // Small letters, and what of them is on the page.
      const text: Box = [x, Math.max(y, 0), x + item.width, y + size / 2];
      const isMet = ([left, bottom, right, top]: Box) =>
        left < text[2] && right > text[0] && bottom < text[3] && top > text[1];
      const isSurface = ([left, bottom, right, top]: Box) =>
        left <= text[0] + 1 && bottom <= text[1] + 1 && right >= text[2] - 1 && top >= text[3];
      if (paths.some((path) => isMet(path) && !isSurface(path))) covered.push(item.str);
    }
  }
  return { texts: count, covered };
}
