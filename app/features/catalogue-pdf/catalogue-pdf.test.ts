import decodeQr from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readContent } from "../../content/read.server.ts";
import { languages, pathIn } from "../../site/languages.ts";
import { messageOrigin, withOrigin } from "../enquiry/origin.ts";
import { cataloguePdf, shelfPages } from "./catalogue-pdf.server.ts";

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
