import { readContents } from "../../app/content/read.server.ts";
import type { ControlName } from "../../app/content/schema/controls.ts";
import type { Product } from "../../app/content/schema/product.ts";
import { type Language, languageNames, languages, pathIn } from "../../app/site/languages.ts";
import { interpolate } from "../../app/text/interpolate.ts";

/** The language under test: E2E_LANGUAGE, or English. */
export const language: Language = languageUnderTest();

/** The path of a page in the language under test: `/about` → `/hi/about`. */
export const localPath = (path: string) => pathIn(language, path);

const contents = readContents();

/** The content of the built site in a language. Read once: it takes a tenth of a second. */
export const contentIn = (wanted: Language) => contents.find(({ language }) => language === wanted) ?? contents[0];

/** The content in the language under test. Tests read its words, numbers and counts here and never hard-code them. */
export const content = contentIn(language);

/** The names of the site's other languages, each in its own language. */
export const otherLanguageNames = languages.filter((other) => other !== language).map((other) => languageNames[other]);

/** A state of content/en/regions.yaml. */
export const regionOf = (wanted: string) => content.regions.find(({ id }) => id === wanted);

const digits = (phone: string) => phone.replace(/\D/g, "");

/**
 * The two phone numbers as digits, as in links. The floating widget and the footer's button use the second.
 */
export const mainNumber = digits(content.site.phones.main);
export const secondNumber = digits(content.site.phones.second);

/** The words of a button in content/en/controls.yaml; `name` is the product or recipe it belongs to. */
export function controlWords(control: ControlName, name = "") {
  const words = content.controlWords[control];
  return {
    label: interpolate(words.label, { name }),
    message: "message" in words ? interpolate(words.message, { name }) : "",
  };
}

/** The value of `?list=` for a slip with twelve packs of each product, in its first pack size. */
export const slipOfAll = content.products
  .flatMap(({ slug, price }) => price.packs.slice(0, 1).map(({ id }) => `${slug}.${id}.12`))
  .join("_");

/** The query parameter with this slip, which opens as a packing list. */
export const slipInAddress = `list=${slipOfAll}`;

/** A product's packs as the text of its card. */
export const packsOf = ({ price }: Pick<Product, "price">) => price.packs.map(({ text }) => text).join(", ");

/** The accessible names of a card's stars and of its spice level. */
export const starsOf = ({ rating }: Pick<Product, "rating">) =>
  interpolate(content.catalogue.rating, { rating: String(rating) });
export const heatOf = ({ spiceLevel }: Pick<Product, "spiceLevel">) =>
  interpolate(content.catalogue.spiceLevel, { level: String(spiceLevel) });

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function languageUnderTest(): Language {
  const wanted = process.env.E2E_LANGUAGE || languages[0];
  const found = languages.find((language) => language === wanted);
  if (!found) throw new Error(`E2E_LANGUAGE: expected ${languages.join(" or ")}, got "${wanted}"`);
  return found;
}
