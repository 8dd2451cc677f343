import { type Sortable, sortProducts } from "../content/sort-orders.ts";
import { defaultLanguage } from "../languages.ts";
import { pageSize, pathOfPage } from "../paging.ts";

/** The English address of a product's card, on whichever page that is. */
export function productPath(products: readonly (Sortable & { slug: string })[], slug: string): string {
  const position = sortProducts(products, "popularity", defaultLanguage).findIndex((product) => product.slug === slug);
  return `${pathOfPage(Math.floor(position / pageSize) + 1)}#${slug}`;
}
