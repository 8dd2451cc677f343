import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatHex } from "culori";
import encodeQr from "qr";
import sharp from "sharp";
import { markDrawing } from "../../brand/mark.server.ts";
import { isExternal } from "../../content/picture-roles.ts";
import type { Content } from "../../content/read.server.ts";
import { categories } from "../../content/schema/options.ts";
import type { Product } from "../../content/schema/product.ts";
import { brandName } from "../../content/template-variables.ts";
import { defaultLanguage, type Language, pathIn } from "../../site/languages.ts";
import { cached, writeFile } from "../../site/made-files.server.ts";
import { brandColour } from "../../styles/brand-colours.server.ts";
import { interpolate } from "../../text/interpolate.ts";
import { factsOf } from "../catalogue/facts.ts";
import { whatsappLink } from "../enquiry/links.ts";
import { messageOrigin, withOrigin } from "../enquiry/origin.ts";
import { typeset } from "./typeset.server.ts";

/**
 * Makes the PDF of the catalogue.
 *
 * @returns the control that downloads it, with its pages and size. Its path has no hash, so that a shared address stays
 * the newest catalogue's.
 */
export async function catalogueDownload(content: Content) {
  const { language } = content;
  const catalogue = cataloguePdf(content);
  const photos = catalogue.printed.map(({ photo }) => photo);
  const code = globSync(["app/features/catalogue-pdf/*", "app/fonts/*"]).sort();
  const made = [...code, ...photos];
  const { pdf, pages } = await cached(made, [catalogue, markDrawing()], () => typesetCatalogue(catalogue));
  const { url, bytes } = writeFile(pathIn(language, "/catalogue.pdf"), pdf);
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1e6);
  return {
    kind: "download" as const,
    href: url,
    fileName: `${catalogueName(content)}.pdf`,
    label: interpolate(content["catalogue-pdf"].label, { pages: String(pages), size }),
  };
}

/** The catalogue's title and file name, with the edition. */
function catalogueName({ site, language, "catalogue-pdf": words }: Content): string {
  return `${brandName(site, language)} ${words.edition}`;
}

/** All data of the catalogue's PDF. The template (catalogue-pdf.typ) has no words of its own. */
export type CataloguePdf = ReturnType<typeof cataloguePdf>;

/** The colour tokens that the template uses. */
const colours = [
  ...(["ink", "clove", "ivory", "parchment", "chilli", "chilli-deep", "turmeric", "methi", "on-night"] as const),
  "rule-soft",
] as const;

/** Collects the data of the catalogue's PDF from the content of one language. */
export function cataloguePdf(content: Content) {
  const { site, language, layout, catalogue, regions, pages, enquiry, "catalogue-pdf": words } = content;
  const { bulk, catalogue: names, hero } = pages.products;
  /** The photographs that are cropped for print, by the path at which the template finds them. */
  const printed = new Map<string, { path: string; photo: string; width: number; height: number }>();
  const printedPicture = (file: string | undefined, width: number, height: number) => {
    if (!file || isExternal(file)) return; // The build does not fetch pictures from other sites.
    const path = `/.cache/print/${width}-${file}`;
    printed.set(path, { path, photo: join("content/photos", file), width, height });
    return { path, alt: content.photos[file]?.alt ?? "" };
  };
  // With many products, the file would be too large to forward in the best quality.
  const width = content.products.length > 36 ? 460 : 700;
  const named = new Set<string>();
  const cards = (products: readonly Product[]) =>
    products.map((product, place) => {
      const isFirst = !named.has(product.category);
      named.add(product.category);
      return {
        ...product,
        ...twoNames(product, language, content.translations[product.slug]?.[0]),
        /** Over the first card of a category, and again at the top of a page. */
        category: isFirst || place === 0 ? names.categories[product.category] : undefined,
        isFirst,
        facts: factsOf(product, catalogue),
        packs: product.price.packs,
        picture: printedPicture(product.picture, width, width * 0.75),
        colour: formatHex(product.colour) ?? "",
      };
    });
  return {
    language,
    title: `${words.title} · ${catalogueName(content)}`,
    site,
    layout,
    hero,
    words,
    catalogue,
    home: pages.home.hero,
    distributors: pages.distributors,
    call: enquiry.notSent.call,
    chat: qr(
      chatLink(
        site.phones.main,
        withOrigin(pages.home.hero.whatsapp.message, messageOrigin(content, words.inMessages)),
      ),
    ),
    address: qr(site.address + pathIn(language, "/")),
    picture: printedPicture(bulk.picture, 1500, 830),
    shelf: shelfPages(content).map(({ rows, products }) => ({ rows, cards: cards(products) })),
    regions: Object.fromEntries(
      regions.map((region) => [region.id, { ...twoNames(region, language), cities: region.cities.join(", ") }]),
    ),
    chhapa: ornament("chhapa"),
    chilli: ornament("chilli-shape"),
    colours: Object.fromEntries(colours.map((name) => [name, brandColour(name).light])),
    printed: [...printed.values()],
  };
}

/** Typesets the catalogue. */
export async function typesetCatalogue(catalogue: CataloguePdf) {
  const pictures = new Map<string, Buffer>();
  for (const { path, photo, width, height } of catalogue.printed) {
    const print = () =>
      sharp(photo).resize({ width, height, withoutEnlargement: true }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
    const code = "app/features/catalogue-pdf/catalogue-pdf.server.ts";
    pictures.set(path, await cached([code, photo], [path, height], print));
  }
  return typeset(catalogue, pictures);
}

/** Groups the products by category, in rows of three, and spreads the rows evenly over pages of at most three. */
export function shelfPages({ products }: Pick<Content, "products">): { rows: number; products: Product[] }[] {
  const inOrder = categories.flatMap((category) => products.filter((product) => product.category === category));
  const rows = Math.ceil(inOrder.length / 3);
  const pages = Math.ceil(rows / 3);
  const before = (page: number) => Math.ceil((page * rows) / pages);
  return Array.from({ length: pages }, (_, page) => ({
    rows: before(page + 1) - before(page),
    products: inOrder.slice(before(page) * 3, before(page + 1) * 3),
  }));
}

/** The two names on a card: the Hindi name if there is one, and below it the name on the packet. */
function twoNames({ name, hindi }: { name: string; hindi?: string | undefined }, language: Language, packet?: string) {
  if (hindi) return { name: { text: hindi, language: "hi" }, second: { text: name, language } };
  const second = language === defaultLanguage || !packet ? undefined : { text: packet, language: defaultLanguage };
  return { name: { text: name, language }, second };
}

/** A link to the chat; without the greeting if it is too long for a QR code: a Hindi letter takes nine bytes. */
function chatLink(phone: string, message: string): string {
  const link = whatsappLink(phone, message);
  return link.length <= 2_000 ? link : whatsappLink(phone);
}

/** A link with its QR code. */
const qr = (href: string) => ({ href, drawing: encodeQr(href, "svg", { ecc: "medium", border: 2 }) });

/** An ornament in tokens.css, as an SVG that the template colours. */
function ornament(name: string): string {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const [, drawing = ""] = new RegExp(`--${name}: url\\("data:image/svg\\+xml,(.*?)"\\)`).exec(tokens) ?? [];
  return decodeURIComponent(drawing);
}
