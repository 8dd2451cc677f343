import { nameOnPacket } from "../../app/content/read.server.ts";
import type { Product } from "../../app/content/schema/product.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, language } from "./content.ts";

/*
 * What the catalogue must show, by the rules of docs/specification.md, 5.3. They are implemented a second time here:
 * expectations taken from the code under test would repeat its mistakes.
 */

const { products } = content;
const { count } = content.pages.products.catalogue;

/** All products, in the order of the content. */
export const allProducts: readonly Product[] = products;

export const productNames = (some: readonly Product[]) => some.map(({ name }) => name);

/** The default order: popular ones first. */
export const byPopularity = [
  ...products.filter(({ isPopular }) => isPopular),
  ...products.filter(({ isPopular }) => !isPopular),
];

const firstNumber = (text: string) => Number(text.match(/\d+/)?.[0] ?? Number.POSITIVE_INFINITY);
/** Two texts without a number differ by NaN, which sorts as equal. */
export const byPrice = products.toSorted((a, b) => firstNumber(a.price.text) - firstNumber(b.price.text));
export const bySpice = products.toSorted((a, b) => b.spiceLevel - a.spiceLevel);
export const byName = products.toSorted((a, b) => a.name.localeCompare(b.name, content.language));

/** The products that match a search and a category. Search matches part of a name or tag and ignores case. */
export function matchingProducts(some: readonly Product[], query: string, category?: Product["category"]): Product[] {
  const wanted = query.trim().toLowerCase();
  return some.filter(
    (product) =>
      (!category || product.category === category) &&
      [product.name, nameOnPacket(content, product.slug) ?? "", product.tag].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}

/** The count above the products. */
export const countOf = (some: readonly Product[]) =>
  interpolate(new Intl.PluralRules(language).select(some.length) === "one" ? count.one : count.other, {
    shown: String(some.length),
    all: String(products.length),
  });

/** The category with the most products. */
export const largestCategory = products
  .map((product) => product.category)
  .toSorted(
    (a, b) => matchingProducts(products, "", b).length - matchingProducts(products, "", a).length,
  )[0] as Product["category"]; // There is at least one product.

/** A text that finds one product: the longest name. */
export const queryForOneProduct = productNames(products)
  .reduce((a, b) => (b.length > a.length ? b : a))
  .toLowerCase();

/** A word that matches several products of `largestCategory` but not all products, or the nearest to that. */
export const queryForSeveral = products
  .flatMap(({ name, tag }) => `${name} ${tag}`.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [])
  .reduce((best, word) => (scored(word) > scored(best) ? word : best), queryForOneProduct);

function scored(word: string): number {
  const inCategory = matchingProducts(products, word, largestCategory).length;
  return (
    (matchingProducts(products, word).length < products.length ? 1_000 : 0) + (inCategory > 1 ? 100 : 0) + inCategory
  );
}

/** A text that finds nothing. */
export const queryForNothing = (() => {
  let text = "zzz";
  while (matchingProducts(products, text).length > 0) text += "z";
  return text;
})();
