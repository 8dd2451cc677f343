import type { Product } from "../app/content/schema/product.ts";
import { interpolate } from "../app/interpolate.ts";
import { defaultLanguage } from "../app/languages.ts";
import { content, language } from "./content.ts";

/*
 * What the catalogue must show, by the rules of docs/specification.md, 5.3. They are implemented a second time here:
 * expectations taken from the code under test would repeat its mistakes.
 */

const { products } = content;
const { count } = content.pages.products.catalogue;

/** All products, in the order of the content. */
export const allProducts: readonly Product[] = products;

export const names = (some: readonly Product[]) => some.map(({ name }) => name);

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
export function found(some: readonly Product[], query: string, category?: Product["category"]): Product[] {
  const wanted = query.trim().toLowerCase();
  return some.filter(
    (product) =>
      (!category || product.category === category) &&
      (ownTexts(product).some((text) => text.toLowerCase().includes(wanted)) ||
        otherNames(product).some((text) => ` ${text}`.toLowerCase().includes(` ${wanted}`))),
  );
}

const ownTexts = ({ name, tag }: Product) => [name, tag];

/**
 * Other names, of which a search looks at the starts of words; on pages in the default language, they count only where
 * the specification's rule finds nothing.
 */
function otherNames({ slug, aliases }: Product): readonly string[] {
  return language === defaultLanguage ? [] : [...(content.translations[slug] ?? []), ...aliases];
}

/** The count above the products. */
export const countOf = (some: readonly Product[]) =>
  interpolate(new Intl.PluralRules(language).select(some.length) === "one" ? count.one : count.other, {
    shown: String(some.length),
    all: String(products.length),
  });

/** The category with the most products. */
export const category = products
  .map((product) => product.category)
  .toSorted((a, b) => found(products, "", b).length - found(products, "", a).length)[0] as Product["category"]; // There is at least one product.

/** A text that finds one product: the longest name. */
export const one = names(products)
  .reduce((a, b) => (b.length > a.length ? b : a))
  .toLowerCase();

/** A word that matches several products of `category` but not all products, or the nearest to that. */
export const several = products
  .flatMap(({ name, tag }) => `${name} ${tag}`.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [])
  .reduce((best, word) => (scored(word) > scored(best) ? word : best), one);

function scored(word: string): number {
  const inCategory = found(products, word, category).length;
  return (found(products, word).length < products.length ? 1_000 : 0) + (inCategory > 1 ? 100 : 0) + inCategory;
}

/** A text that finds nothing. */
export const nothing = (() => {
  let text = "zzz";
  while (found(products, text).length > 0) text += "z";
  return text;
})();
