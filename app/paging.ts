/** The most products that a page of the catalogue shows at first; 'Show more' adds as many. */
export const pageSize = 48;

/** The English address of the data of a catalogue with several pages (app/routes/products/catalogue-file.ts). */
export const catalogueFile = "/products.json";

/** The products from one page to another. */
export function onPages<Product>(products: readonly Product[], first: number, last: number): Product[] {
  return products.slice((first - 1) * pageSize, last * pageSize);
}

/** The English addresses of the catalogue's pages after the first: none if that one shows all products. */
export function furtherPaths(productCount: number): string[] {
  const pages = Math.ceil(productCount / pageSize);
  return Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => pathOfPage(index + 2));
}

export const pathOfPage = (page: number | ":page") => (page === 1 ? "/products" : `/products/${page}`);

/** The page of the catalogue at a path in any language; 1 for every other path. */
export function pageAtPath(path: string): number {
  return Number(/\/products\/(\d+)\/?$/.exec(path)?.[1] ?? 1);
}
